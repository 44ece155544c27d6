/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { DateField } from "@/components/layout/dates/date-field";

const field = { id: "day", name: "day", label: "Tarih", emptyText: "Tarih seçin" };
const shown = () => document.querySelector(".date-words")?.textContent;

beforeEach(() => {
  document.documentElement.lang = "tr";
});

test.each([
  ["tr", "12 Ara Cmt"],
  ["en", "Sat 12 Dec"],
  ["ar", "السبت، 12 ديسمبر"],
])("a day is shown in the words of %s, whatever the language of the browser", (language, words) => {
  document.documentElement.lang = language;
  render(<DateField {...field} defaultValue="2026-12-12" />);
  expect(shown()).toBe(words);
});

test("an empty field asks for a day; the words follow what is typed, and the form gets it", () => {
  const { container } = render(
    <form>
      <DateField {...field} />
    </form>,
  );
  expect(shown()).toBe("Tarih seçin");
  fireEvent.change(screen.getByLabelText("Tarih"), { target: { value: "2026-12-13" } });
  expect(shown()).toBe("13 Ara Paz");
  expect(new FormData(container.querySelector("form") ?? undefined).get("day")).toBe("2026-12-13");
  fireEvent.change(screen.getByLabelText("Tarih"), { target: { value: "" } });
  expect(shown()).toBe("Tarih seçin");
});

test("the day of a form that fills the field by itself is shown too", () => {
  const { rerender } = render(<DateField {...field} shown="" />);
  expect(shown()).toBe("Tarih seçin");
  rerender(<DateField {...field} shown="2026-12-12" />);
  expect(shown()).toBe("12 Ara Cmt");
});

test("what was typed before the scripts came is shown once they are there", () => {
  const container = document.createElement("div");
  container.innerHTML = renderToString(<DateField {...field} />);
  document.body.append(container);
  const typed = container.querySelector("input");
  if (typed) typed.value = "2026-12-12";
  render(<DateField {...field} />, { container, hydrate: true });
  expect(shown()).toBe("12 Ara Cmt");
  container.remove();
});

test("before scripts there is no button that could do nothing, and a filled field shows its own digits", () => {
  const html = renderToString(<DateField {...field} defaultValue="2026-12-12" />);
  expect(html).toContain('value="2026-12-12"');
  expect(html).not.toContain("<button");
  expect(html).not.toContain("date-words");
  expect(renderToString(<DateField {...field} />)).toContain("Tarih seçin");
});

test("keys reach the field first, then the button, which opens the calendar", async () => {
  const user = userEvent.setup();
  const onOpen = jest.fn();
  render(<DateField {...field} calendar={{ label: "Takvimi aç", onOpen }} />);
  await user.tab();
  expect(screen.getByLabelText("Tarih")).toHaveFocus();
  await user.tab();
  expect(screen.getByRole("button", { name: "Takvimi aç" })).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(onOpen).toHaveBeenCalledTimes(1);
});

function Controlled() {
  const [day, setDay] = useState("2026-12-05");
  return <DateField {...field} value={day} onChange={({ target }) => setDay(target.value)} />;
}

describe("without prices", () => {
  const button = () => screen.getByRole("button", { name: "Tarih seçin" });
  const dayOf = (name: string) => screen.findByRole("button", { name: new RegExp(`^${name}`) });
  const changed = jest.fn();
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date("2026-12-01T06:00:00Z"), advanceTimers: true });
    changed.mockReset();
  });
  afterEach(() => jest.useRealTimers());

  test("a press opens a calendar of the site; its day goes into the field as if it had been typed", async () => {
    render(
      <form>
        <DateField {...field} onChange={({ target }) => changed(target.value)} />
      </form>,
    );
    fireEvent.click(button());
    expect(await screen.findByRole("dialog", { name: "Tarih" })).toBeVisible();
    fireEvent.click(await dayOf("12 Aralık 2026"));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(changed).toHaveBeenCalledWith("2026-12-12");
    expect(shown()).toBe("12 Ara Cmt");
    expect(screen.getByLabelText("Tarih")).toHaveValue("2026-12-12");
  });

  test("a field that its form controls is told the day, and shows it", async () => {
    render(<Controlled />);
    fireEvent.click(button());
    expect(await dayOf("5 Aralık 2026")).toHaveAttribute("aria-pressed", "true");
    fireEvent.click(await dayOf("6 Aralık 2026"));
    expect(shown()).toBe("6 Ara Paz");
  });

  test("days outside the field's range say that they cannot be chosen, and cannot", async () => {
    render(<DateField {...field} min="2026-12-03" max="2026-12-20" onChange={changed} />);
    fireEvent.click(button());
    for (const name of ["2 Aralık 2026", "21 Aralık 2026"]) {
      const off = await dayOf(name);
      expect(off).toHaveAccessibleName(/seçilemez$/);
      fireEvent.click(off);
    }
    expect(changed).not.toHaveBeenCalled();
    expect(await dayOf("3 Aralık 2026")).not.toHaveAttribute("aria-disabled");
  });

  test.each([
    ["ltr", "{ArrowRight}"],
    ["rtl", "{ArrowLeft}"],
  ])("arrows follow the reading direction: %s", async (dir, next) => {
    document.documentElement.dir = dir;
    render(<DateField {...field} defaultValue="2026-12-05" />);
    fireEvent.click(button());
    const day = await dayOf("5 Aralık 2026");
    act(() => day.focus());
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).keyboard(next);
    expect(await dayOf("6 Aralık 2026")).toHaveFocus();
    document.documentElement.dir = "";
  });
});
