/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { makeSheetsModal } from "@/components/ui/overlay/modal-sheets";

// This browser has no popovers: the state and its event are set by hand.
class Toggle extends Event {
  constructor(readonly newState: "open" | "closed") {
    super("toggle");
  }
}
let isOpen = false;
let end: () => void;

beforeEach(() => {
  isOpen = false;
  Object.assign(window, { ToggleEvent: Toggle });
  Element.prototype.checkVisibility = () => true;
  const find = document.querySelector.bind(document);
  jest
    .spyOn(document, "querySelector")
    .mockImplementation((selector) =>
      selector.endsWith(":popover-open") ? (isOpen ? find("[data-sheet]") : null) : find(selector),
    );
  end = makeSheetsModal();
});
afterEach(() => {
  end();
  jest.restoreAllMocks();
});

function show() {
  render(
    <>
      <button type="button">Filter</button>
      <aside popover="auto" data-sheet="" aria-label="Filters">
        <button type="button">Close</button>
        <input aria-label="Price" />
      </aside>
    </>,
  );
  return screen.getByLabelText("Filters");
}

const toggle = (sheet: HTMLElement, state: "open" | "closed") =>
  act(() => {
    isOpen = state === "open";
    sheet.dispatchEvent(new Toggle(state));
  });

test("an open sheet is a modal window: it takes the focus and keeps it, until it closes", async () => {
  const sheet = show();
  expect(sheet).not.toHaveAttribute("aria-modal");
  screen.getByRole("button", { name: "Filter", hidden: true }).focus();
  toggle(sheet, "open");
  expect(sheet).toHaveAttribute("role", "dialog");
  expect(sheet).toHaveAttribute("aria-modal", "true");
  const close = screen.getByText("Close");
  expect(close).toHaveFocus();
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  expect(screen.getByLabelText("Price")).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  expect(close).toHaveFocus();
  toggle(sheet, "closed");
  expect(sheet).not.toHaveAttribute("role");
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  expect(screen.getByText("Filter")).toHaveFocus();
});
