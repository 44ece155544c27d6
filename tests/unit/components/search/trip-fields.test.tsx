/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createTranslator } from "next-intl";
import { renderToString } from "react-dom/server";
import { filterLabels } from "@/components/search/filters/filter-labels";
import { FILTER_FORM } from "@/components/search/filters/filter-sheet";
import { listChips } from "@/components/search/filters/list-chips";
import { TripFields } from "@/components/search/form/trip-fields";
import { SearchProvider } from "@/components/search/list/search-provider";
import { NO_SEARCH } from "@/components/search/query/no-search";
import { draftOf } from "@/components/search/query/search-draft";
import type { SearchValues } from "@/components/search/query/search-values";
import { LOCALES } from "@/lib/i18n/locales";
import ar from "@/messages/ar.json";
import en from "@/messages/en.json";
import tr from "@/messages/tr.json";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

const MESSAGES = { tr, en, ar };
const LIST = { path: "/list", allPath: "/list" };
const STAY: SearchValues = { ...NO_SEARCH, date: "2027-12-05", end_date: "2027-12-08" };

const translate = (locale: "tr" | "en" | "ar") =>
  createTranslator({ locale, messages: MESSAGES[locale], namespace: "search" });

const fields = (values: SearchValues, locale: "tr" | "en" | "ar" = "en") => (
  <SearchProvider list={LIST} searched={draftOf(values, LIST)} resultText="">
    <TripFields labels={filterLabels(translate(locale), locale, [], 2)} places={[]} />
  </SearchProvider>
);

const date = () => screen.getByLabelText("Date");
const endDate = () => screen.getByLabelText("End date");
const typeInto = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

beforeEach(() => {
  window.matchMedia = jest.fn(() => ({ matches: true })) as never;
});

test("a stay moves as a whole when it begins on another day, earlier or later", () => {
  render(fields(STAY));
  typeInto(date(), "2027-12-10");
  expect(endDate()).toHaveValue("2027-12-13");
  typeInto(date(), "2027-11-29");
  expect(endDate()).toHaveValue("2027-12-02");
});

test("a stay keeps its nights while its first day is typed, when the field is empty for a while", () => {
  render(fields(STAY));
  for (const typed of ["", "0002-12-10", "0202-12-10", "2027-12-10"]) typeInto(date(), typed);
  expect(endDate()).toHaveValue("2027-12-13");
});

test("another last day changes the nights, which then move with the first day", () => {
  render(fields(STAY));
  typeInto(endDate(), "2027-12-06");
  typeInto(date(), "2027-12-20");
  expect(endDate()).toHaveValue("2027-12-21");
});

test("a stay that was moved before the scripts loaded moves as a whole once they have", () => {
  const root = document.createElement("div");
  const form = <form id={FILTER_FORM}>{fields(STAY)}</form>;
  root.innerHTML = renderToString(form);
  document.body.append(root);
  const [first] = root.querySelectorAll<HTMLInputElement>("input[name=date]");
  if (first) first.value = "2027-12-10";
  render(form, { container: root, hydrate: true });
  expect(endDate()).toHaveValue("2027-12-13");
  root.remove();
});

test.each(LOCALES)(
  "an end that is not after the start is explained beside its field and on its chip: %s",
  (locale) => {
    const { search } = MESSAGES[locale];
    const tooEarly = { ...STAY, end_date: "2027-12-05" };
    // As the server sends it: also where no script runs.
    document.body.innerHTML = renderToString(fields(tooEarly, locale));
    const field = screen.getByLabelText(search.end_date);
    expect(field).toHaveAccessibleDescription(search.end_date_too_early);
    expect(field).not.toHaveAttribute("min");
    const chipsOf = (values: SearchValues) =>
      listChips({
        t: translate(locale),
        locale,
        values,
        options: { places: [], types: [], facilities: [], rules: [], shortestHours: 2 },
        hrefOf: () => "",
      }).map(({ label }) => label);
    const [ignored = ""] = search.end_date_ignored.split("{filter}").filter(Boolean);
    expect(chipsOf(tooEarly)[1]).toContain(ignored);
    expect(chipsOf(STAY)[1]).not.toContain(ignored);
    document.body.innerHTML = renderToString(fields(STAY, locale));
    expect(screen.getByLabelText(search.end_date)).not.toHaveAccessibleDescription();
    document.body.innerHTML = "";
  },
);

test("an end that is typed before the start is explained at once", () => {
  render(fields(STAY));
  typeInto(endDate(), "2027-12-04");
  expect(endDate()).toHaveAccessibleDescription(en.search.end_date_too_early);
  typeInto(endDate(), "2027-12-06");
  expect(endDate()).not.toHaveAccessibleDescription();
});

test("evening hours for a swim tour, which find none, are explained", () => {
  render(fields({ ...NO_SEARCH, rent_type: "swim_tour", date: "2027-06-12", start_hour: 19, end_hour: 22 }));
  expect(
    screen.getByText("Swim tours take place between 10:00 and 18:00. Choose hours within them."),
  ).toBeVisible();
});

test("a part of the day is one search for both hours, and any hour for none", async () => {
  // Beside the list.
  window.matchMedia = jest.fn(() => ({ matches: false })) as never;
  render(fields({ ...NO_SEARCH, date: "2027-06-12" }));
  await userEvent.click(screen.getByRole("radio", { name: /Morning/ }));
  expect(push).toHaveBeenLastCalledWith("/list?date=2027-06-12&start_hour=8&end_hour=12", expect.anything());
  expect(push).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole("radio", { name: "Any" }));
  expect(push).toHaveBeenLastCalledWith("/list?date=2027-06-12", expect.anything());
});
