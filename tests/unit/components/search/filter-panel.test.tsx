/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createTranslator } from "next-intl";
import { filterLabels } from "@/components/search/filters/filter-labels";
import type { FilterOptions } from "@/components/search/filters/filter-options";
import { FilterPanel } from "@/components/search/filters/filter-panel";
import { listChips } from "@/components/search/filters/list-chips";
import { SortForm } from "@/components/search/filters/sort-form";
import { NO_SEARCH } from "@/components/search/query/no-search";
import type { SearchValues } from "@/components/search/query/search-values";
import { packOnce } from "@/components/ui/once";
import en from "@/messages/en.json";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

const t = createTranslator({ locale: "en", messages: en, namespace: "search" });
const options = {
  places: [],
  types: [[1, "Gulet"] as const, [2, "Motor yacht"] as const],
  facilities: Array.from({ length: 9 }, (_, index) => [index + 1, `Facility ${index + 1}`] as const),
  rules: [[5, "Pets"] as const],
};
const panel = (values: SearchValues, shown: FilterOptions = options) => (
  <FilterPanel
    label="Filters"
    once={packOnce({ action: "/list", labels: filterLabels(t, "en", [3]), options: shown, values })}
  />
);

beforeEach(() => push.mockReset());

test("the rating is one choice of a radio group with the steps of the specification", async () => {
  render(panel(NO_SEARCH));
  const group = screen.getByRole("group", { name: "Guest rating" });
  const steps = within(group).getAllByRole("radio");
  expect(steps.map((step) => (step as HTMLInputElement).value)).toEqual(["", "4.5", "4", "3", "2", "1"]);
  await userEvent.click(screen.getByRole("radio", { name: "4.5 and above" }));
  await userEvent.click(screen.getByRole("button", { name: "Show results" }));
  expect(push).toHaveBeenCalledWith("/list?rating=4.5");
});

test("lists repeat their name, and an untouched form filters nothing", async () => {
  render(panel(NO_SEARCH));
  await userEvent.click(screen.getByRole("button", { name: "Show results" }));
  expect(push).toHaveBeenLastCalledWith("/list");
  await userEvent.click(screen.getByRole("checkbox", { name: "Gulet" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Motor yacht" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Instant booking" }));
  await userEvent.click(screen.getByRole("button", { name: "Show results" }));
  expect(push).toHaveBeenLastCalledWith("/list?fast_app=1&types=1&types=2");
});

test("what is searched stands in the form, and a folded list opens for a chosen option", () => {
  const { container } = render(panel({ ...NO_SEARCH, facilities: [8], persons: 12, date: "2027-06-01" }));
  expect(screen.getByLabelText("Guests")).toHaveValue(12);
  expect(screen.getByLabelText("Date")).toHaveValue("2027-06-01");
  expect(screen.getByRole("checkbox", { name: "Facility 8" })).toBeChecked();
  expect(container.querySelector("details")).toHaveAttribute("open");
});

test("each chip leads to the search without it", () => {
  const values: SearchValues = { ...NO_SEARCH, persons: 8, types: [1, 2], rating: 4, page: 3 };
  const hrefOf = jest.fn((wanted: Partial<SearchValues>) => JSON.stringify(wanted));
  const chips = listChips({ t, locale: "en", values, options, hrefOf });
  expect(chips.map(({ label }) => label)).toEqual(["8 guests", "4 and above", "Gulet", "Motor yacht"]);
  const [persons, , gulet] = chips.map(({ href }) => JSON.parse(href));
  expect(persons).toEqual({ types: [1, 2], facilities: [], rules: [], rating: 4 });
  expect(gulet).toMatchObject({ types: [2], persons: 8 });
});

test("each option says once how many boats it would leave, also none", () => {
  const counted = {
    ...options,
    types: [[1, "Gulet", 12] as const, [2, "Motor yacht", 0] as const],
    ratings: { "4.5": 7 },
    instant: 9,
  };
  render(panel(NO_SEARCH, counted));
  expect(screen.getByRole("checkbox", { name: "Gulet 12" })).toBeInTheDocument();
  expect(screen.getByRole("checkbox", { name: "Motor yacht 0" })).toBeInTheDocument();
  expect(screen.getByRole("checkbox", { name: "Instant booking 9" })).toBeInTheDocument();
  expect(screen.getByRole("radio", { name: "4.5 and above 7" })).toBeInTheDocument();
  expect(screen.getByRole("radio", { name: "4 and above 0" })).toBeInTheDocument();
});

test("a chosen order is asked for at once, with everything else that is searched for", async () => {
  const sorting = packOnce({
    action: "/list",
    label: "Sort by",
    submitLabel: "Sort",
    options: [
      ["recommended", "Recommended"],
      ["price_asc", "Price: low to high"],
    ] as const,
    value: "recommended",
    rest: [["persons", "4"]] as const,
  });
  render(<SortForm once={sorting} />);
  await userEvent.selectOptions(screen.getByLabelText("Sort by"), "price_asc");
  expect(push).toHaveBeenLastCalledWith("/list?persons=4&sort=price_asc");
  await userEvent.selectOptions(screen.getByLabelText("Sort by"), "recommended");
  expect(push).toHaveBeenLastCalledWith("/list?persons=4");
});
