/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OptimisticCheckbox } from "@/components/guests/optimistic-checkbox";

let finish: (() => void)[];
const onTick = jest.fn(() => new Promise<void>((resolve) => finish.push(resolve)));
const box = (checked: boolean) => (
  <OptimisticCheckbox id="paid" label="Paid" checked={checked} onTick={onTick} />
);
const shown = () => screen.getByRole("checkbox");

beforeEach(() => {
  finish = [];
  onTick.mockClear();
});

test("a tick is shown at once, and afterwards what is stored, whoever changed it", async () => {
  const { rerender } = render(box(false));
  await userEvent.click(shown());
  expect(shown()).toBeChecked();
  expect(onTick).toHaveBeenCalledWith(true);
  rerender(box(true));
  await act(async () => finish[0]?.());
  expect(shown()).toBeChecked();
  rerender(box(false));
  expect(shown()).not.toBeChecked();
});

test("two quick ticks of which the first fails end as what is stored", async () => {
  render(box(true));
  await userEvent.click(shown());
  await userEvent.click(shown());
  expect(onTick.mock.calls).toEqual([[false], [true]]);
  for (const call of finish) await act(async () => call());
  expect(shown()).toBeChecked();
});
