/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { type LazyComponent, LazyDialog, LazyPart, lazyPart } from "@/components/ui/lazy/lazy-part";
import { setLoadFailureLabels } from "@/components/ui/lazy/load-failure-labels";
import { loadInBackground } from "@/components/ui/lazy/load-in-background";

const labels = { title: "Error", text: "No connection.", retry: "Try again", close: "Close" };
let online = true;

beforeAll(() => {
  setLoadFailureLabels(labels);
  // Missing in jsdom.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

beforeEach(() => {
  online = true;
});

/** Loads while there is a connection. */
function partOf<Props>(component: (props: Props) => React.ReactNode): LazyComponent<Props> {
  return lazyPart(async () => {
    if (!online) throw new Error("no connection");
    return component;
  });
}

const calendar = () => partOf<{ month: string }>(({ month }) => <p>{month}</p>);

test("a lazy part shows its placeholder until its code has loaded", async () => {
  render(<LazyPart part={calendar()} props={{ month: "May" }} fallback="loading" />);
  expect(screen.getByText("loading")).toBeInTheDocument();
  expect(await screen.findByText("May")).toBeInTheDocument();
});

test("a part that cannot be loaded says so in its place, again after another try, and works in the end", async () => {
  online = false;
  render(<LazyPart part={calendar()} props={{ month: "May" }} />);
  expect(await screen.findByRole("alert")).toHaveTextContent("No connection.");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByRole("alert")).toBeInTheDocument();
  online = true;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("May")).toBeInTheDocument();
});

test("a part that could not be loaded is loaded when the connection is back", async () => {
  online = false;
  render(<LazyPart part={calendar()} props={{ month: "May" }} />);
  await screen.findByRole("alert");
  online = true;
  act(() => void window.dispatchEvent(new Event("online")));
  expect(await screen.findByText("May")).toBeInTheDocument();
});

function Opener({ part }: { part: LazyComponent<{ onClose: () => void }> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Share
      </button>
      {open && <LazyDialog part={part} props={{ onClose: () => setOpen(false) }} />}
    </>
  );
}

test("a window that cannot be loaded says so in a dialog, which can be left and opened again", async () => {
  online = false;
  render(<Opener part={partOf<{ onClose: () => void }>(() => <p>The window</p>)} />);
  await userEvent.click(screen.getByRole("button", { name: "Share" }));
  expect(await screen.findByRole("dialog", { name: "Error" })).toHaveTextContent("No connection.");
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  online = true;
  await userEvent.click(screen.getByRole("button", { name: "Share" }));
  expect(await screen.findByText("The window")).toBeInTheDocument();
});

test("background loading waits for the connection instead of failing", async () => {
  online = false;
  const loading = loadInBackground(async () => {
    if (!online) throw new Error("no connection");
    return "loaded";
  });
  const early = await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, 20, "waiting"))]);
  expect(early).toBe("waiting");
  online = true;
  window.dispatchEvent(new Event("online"));
  expect(await loading).toBe("loaded");
});
