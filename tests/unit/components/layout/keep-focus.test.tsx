/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { KeepFocus } from "@/components/layout/keep-focus";
import { announce } from "@/components/ui/announce";

// Nothing is drawn here: what has no `hidden` around it counts as shown.
beforeAll(() => {
  Element.prototype.checkVisibility = function (this: Element) {
    return this.closest("[hidden]") === null;
  };
  Element.prototype.scrollIntoView = () => undefined;
});

function Names() {
  const [names, setNames] = useState(["Ada", "Ece"]);
  return (
    <main>
      <h1>Trip</h1>
      <section>
        <h2>Guests</h2>
        <ul>
          {names.map((name) => (
            <li key={name}>
              <button type="button" onClick={() => setNames(names.filter((one) => one !== name))}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <KeepFocus />
    </main>
  );
}

test("an item that goes hands the focus to the next one, the last one to the heading of its section", async () => {
  render(<Names />);
  await userEvent.click(screen.getByRole("button", { name: "Ada" }));
  await waitFor(() => expect(screen.getByRole("button", { name: "Ece" })).toHaveFocus());
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.getByRole("heading", { name: "Guests" })).toHaveFocus());
});

function Pages() {
  const [page, setPage] = useState("Home");
  return (
    <>
      <main key={page}>
        <h1>{page}</h1>
        <button type="button" onClick={() => setPage("Boats")}>
          Search
        </button>
      </main>
      <KeepFocus />
    </>
  );
}

test("a new page gives the focus to its heading", async () => {
  render(<Pages />);
  await userEvent.click(screen.getByRole("button", { name: "Search" }));
  await waitFor(() => expect(screen.getByRole("heading", { name: "Boats" })).toHaveFocus());
});

function Parts({ hidden, disabled }: { hidden: boolean; disabled: boolean }) {
  return (
    <main>
      <h1>Trip</h1>
      <button type="button" hidden={hidden} disabled={disabled}>
        Pay
      </button>
      <KeepFocus />
    </main>
  );
}

test("a control that is hidden hands the focus on, and one that waits gets it back", async () => {
  const { rerender } = render(<Parts hidden={false} disabled={false} />);
  const button = screen.getByRole("button");
  act(() => button.focus());
  // Browsers blur what is disabled with the next frame; here it keeps the focus.
  act(() => button.blur());
  rerender(<Parts hidden={false} disabled />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(document.body).toHaveFocus();
  rerender(<Parts hidden={false} disabled={false} />);
  await waitFor(() => expect(button).toHaveFocus());
  act(() => button.blur());
  rerender(<Parts hidden disabled={false} />);
  await waitFor(() => expect(screen.getByRole("heading")).toHaveFocus());
});

test("who presses on nothing has the focus nowhere, whatever changes then", async () => {
  render(<Names />);
  const ada = screen.getByRole("button", { name: "Ada" });
  act(() => ada.focus());
  await userEvent.click(document.body);
  await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
  act(() => ada.closest("li")?.remove());
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(document.body).toHaveFocus();
});

test("what is said is said in the one region that was there before, also over a window", async () => {
  const { unmount } = render(<KeepFocus />);
  const region = screen.getByRole("status");
  expect(region).toBeEmptyDOMElement();
  expect(region).toHaveAttribute("aria-live", "polite");
  announce("9 boats");
  await waitFor(() => expect(region).toHaveTextContent("9 boats"));
  expect(screen.getAllByRole("status")).toHaveLength(1);
  unmount();
  expect(screen.queryByRole("status")).toBeNull();
});
