/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
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

test("without a calendar of the site a press opens the browser's own, and keys meet no second control", async () => {
  const user = userEvent.setup();
  const showPicker = jest.fn();
  render(<DateField {...field} />);
  Object.assign(screen.getByLabelText("Tarih"), { showPicker });
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { hidden: true }));
  expect(showPicker).toHaveBeenCalledTimes(1);
});
