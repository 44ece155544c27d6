/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { DayParts, type PartChoice } from "@/components/layout/hours/day-parts";
import { HoursField } from "@/components/layout/hours/hours-field";
import { DAY_PART_NAMES, DAY_PARTS, dayPartOf } from "@/lib/domain/search/day-parts";

const PARTS: PartChoice[] = [
  { value: "", label: "Any" },
  { value: "morning", label: "Morning", hours: "8–12" },
  { value: "night", label: "Night", hours: "20–24", off: "taken" },
];
const shared = { legend: "Hours", parts: PARTS, exactLabel: "Exact hours" };

function Form({ field = false, start = "" }: { field?: boolean; start?: string | null }) {
  const [chosen, setChosen] = useState<string | null>(start);
  const props = { ...shared, chosen, onChoose: setChosen, children: <select aria-label="Start time" /> };
  return (
    <form>
      {field ? <HoursField {...props} shown={chosen || "Any"} /> : <DayParts {...props} />}
      <output>{String(chosen)}</output>
      <button type="button">Next</button>
    </form>
  );
}
const part = (name: string) => screen.getByRole("radio", { name: new RegExp(name) });
const exact = () => document.querySelector("select")?.parentElement;
const opener = () => screen.getByRole("button", { name: /Hours/ });
const chosen = () => document.querySelector("output")?.textContent;

test("before and without scripts the fields of the hours are there, and no part that could do nothing", () => {
  document.body.innerHTML = renderToString(<Form field />);
  expect(exact()).toHaveClass("noscript:block");
  expect(document.querySelector("input[type=radio]")).toBeNull();
  document.body.innerHTML = "";
});

test("parts are one choice: arrow keys move it, and one that is not free cannot be chosen and says why", async () => {
  render(<Form />);
  await userEvent.tab();
  expect(part("Any")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  expect(part("Morning")).toBeChecked();
  expect(chosen()).toBe("morning");
  expect(part("Night")).toBeDisabled();
  expect(part("Night")).toHaveAccessibleName(/taken/);
});

test("exact hours open both fields and change nothing; a part closes them again", async () => {
  render(<Form start="morning" />);
  expect(exact()).toHaveClass("hidden");
  await userEvent.click(part("Exact hours"));
  expect(exact()).not.toHaveClass("hidden");
  expect(chosen()).toBe("morning");
  await userEvent.click(part("Any"));
  expect(exact()).toHaveClass("hidden");
  expect(chosen()).toBe("");
});

test("hours of no part are shown as exact ones", () => {
  render(<Form start={null} />);
  expect(part("Exact hours")).toBeChecked();
  expect(exact()).not.toHaveClass("hidden");
});

describe("as one field", () => {
  test("it says what is chosen, opens at it, and a press on a part closes it with the focus on the field", async () => {
    render(<Form field start="morning" />);
    expect(opener()).toHaveAccessibleName("Hours morning");
    expect(opener()).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(opener());
    expect(opener()).toHaveAttribute("aria-expanded", "true");
    expect(part("Morning")).toHaveFocus();
    await userEvent.click(part("Any"));
    expect(opener()).toHaveFocus();
    expect(opener()).toHaveAttribute("aria-expanded", "false");
  });

  test("Escape closes it with the focus on the field, and who goes on or presses elsewhere closes it too", async () => {
    render(<Form field />);
    await userEvent.click(opener());
    await userEvent.keyboard("{Escape}");
    expect(opener()).toHaveFocus();
    expect(opener()).toHaveAttribute("aria-expanded", "false");
    for (const leave of [
      () => act(() => screen.getByRole("button", { name: "Next" }).focus()),
      () => userEvent.click(document.body),
    ]) {
      await userEvent.click(opener());
      await leave();
      expect(opener()).toHaveAttribute("aria-expanded", "false");
    }
  });
});

test("every part is found again by its hours, and no other hours are a part", () => {
  for (const name of DAY_PART_NAMES)
    expect(dayPartOf(DAY_PARTS[name].from, DAY_PARTS[name].until)).toBe(name);
  expect(dayPartOf(8, undefined)).toBeNull();
  expect(dayPartOf(8, 13)).toBeNull();
});
