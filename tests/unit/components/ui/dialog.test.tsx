/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Dialog } from "@/components/ui/overlay/dialog";
import { leaveWindows } from "@/components/ui/overlay/open-windows";

afterEach(() => jest.restoreAllMocks());

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <Dialog open onOpenChange={setOpen} title="Window" closeLabel="Close">
          <input aria-label="Field" />
        </Dialog>
      )}
    </>
  );
}

test("a closed dialog gives the focus back to what opened it", async () => {
  render(<Opener />);
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  await waitFor(() =>
    expect(screen.getByRole("dialog")).toContainElement(document.activeElement as HTMLElement),
  );
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.getByRole("button", { name: "Open" })).toHaveFocus());
});

async function open() {
  const view = render(<Opener />);
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  expect(screen.getByRole("dialog")).toBeVisible();
  return view;
}

test("the back button closes the dialog without a navigation of the router", async () => {
  const router = jest.fn();
  window.addEventListener("popstate", router);
  const back = jest.spyOn(window.history, "back");
  await open();
  window.history.back();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(back).toHaveBeenCalledTimes(1);
  expect(router).not.toHaveBeenCalled();
  window.removeEventListener("popstate", router);
});

test("a dialog that was closed otherwise leaves no step back behind", async () => {
  const router = jest.fn();
  const back = jest.spyOn(window.history, "back");
  await open();
  window.addEventListener("popstate", router);
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(back).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(router).not.toHaveBeenCalled();
  window.removeEventListener("popstate", router);
});

test("a link from a dialog to another page adds its own history step, and closing takes none back", async () => {
  const back = jest.spyOn(window.history, "back");
  expect(leaveWindows()).toBe(false);
  const { unmount } = await open();
  expect(leaveWindows()).toBe(true);
  unmount();
  expect(back).not.toHaveBeenCalled();
});

test("a window that takes another one's place takes its step too: closing it stays on the page", async () => {
  const [push, back] = [jest.spyOn(window.history, "pushState"), jest.spyOn(window.history, "back")];
  const { rerender, unmount } = render(
    <Dialog key="one" open onOpenChange={jest.fn()} title="One" closeLabel="Close">
      <p>…</p>
    </Dialog>,
  );
  rerender(
    <Dialog key="two" open onOpenChange={jest.fn()} title="Two" closeLabel="Close">
      <p>…</p>
    </Dialog>,
  );
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([push.mock.calls.length, back.mock.calls.length]).toEqual([1, 0]);
  unmount();
  await waitFor(() => expect(back).toHaveBeenCalledTimes(1));
});
