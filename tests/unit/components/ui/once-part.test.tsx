/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, cleanup, render, screen } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { type Once, packOnce, unpackOnce } from "@/components/ui/once";
import { OncePart } from "@/components/ui/once-part";

interface Words {
  words: string;
}

function Said({ once }: { once: Once<Words> }) {
  return (
    <OncePart as="section" id="said" className="part" data={unpackOnce(once)}>
      {({ words }) => <p>{words}</p>}
    </OncePart>
  );
}

const said = packOnce<Words>({ words: 'Göcek & "Fethiye" <3' });
const left = "" as Once<Words>;

test("a part whose data was left out of the document keeps what stands there, also after leaving and coming back", () => {
  const container = document.createElement("div");
  container.innerHTML = '<section id="said" class="part"><p>Göcek</p></section>';
  document.body.append(container);
  const paragraph = container.querySelector("p");
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(container, <Said once={left} />);
  });
  expect(container.querySelector("p")).toBe(paragraph);
  act(() => root?.render(<Said once={said} />));
  expect(screen.getByText('Göcek & "Fethiye" <3')).toBeInTheDocument();
  act(() => root?.render(null));
  act(() => root?.render(<Said once={left} />));
  expect(screen.getByText("Göcek")).toBeInTheDocument();
  act(() => root?.unmount());
  container.remove();
});

test("data that was sent is shown as it is", () => {
  render(<Said once={said} />);
  expect(screen.getByText('Göcek & "Fethiye" <3').parentElement).toHaveClass("part");
  cleanup();
});
