/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createTranslator } from "next-intl";
import { renderToString } from "react-dom/server";
import { filterLabels } from "@/components/search/filters/filter-labels";
import type { FilterOptions } from "@/components/search/filters/filter-options";
import { FilterPanel } from "@/components/search/filters/filter-panel";
import { listChips } from "@/components/search/filters/list-chips";
import { SortSelect } from "@/components/search/filters/sort-select";
import { SearchProvider } from "@/components/search/list/search-provider";
import { NO_SEARCH } from "@/components/search/query/no-search";
import { draftOf, type SearchedList } from "@/components/search/query/search-draft";
import type { SearchValues } from "@/components/search/query/search-values";
import { countVehicles } from "@/lib/client/api/vehicles";
import en from "@/messages/en.json";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
jest.mock("@/lib/client/api/vehicles", () => ({ countVehicles: jest.fn() }));

const t = createTranslator({ locale: "en", messages: en, namespace: "search" });
const GULET = { id: 1, name: "Gulet" };
const MOTOR_YACHT = { id: 2, name: "Motor yacht" };
const options: FilterOptions = {
  places: [],
  types: [GULET, MOTOR_YACHT],
  facilities: Array.from({ length: 9 }, (_, index) => ({ id: index + 1, name: `Facility ${index + 1}` })),
  rules: [{ id: 5, name: "Pets welcome" }],
  shortestHours: 2,
};
const LIST: SearchedList = { path: "/list", allPath: "/list" };
const SORTS = [
  { value: "recommended", label: "Recommended" },
  { value: "price_asc", label: "Price: low to high" },
] as const;
const list = (values: SearchValues, shown: FilterOptions = options) => (
  <SearchProvider list={LIST} searched={draftOf(values, LIST)} resultText="30 boats">
    <FilterPanel
      labels={filterLabels(t, "en", [3], shown.shortestHours)}
      options={shown}
      showLabel="Show 30 boats"
    />
    <SortSelect label="Sort by" submitLabel="Sort" options={SORTS} />
  </SearchProvider>
);

function onPhone(isPhone: boolean) {
  window.matchMedia = jest.fn(() => ({ matches: isPhone })) as never;
}

const lastAddress = () => push.mock.lastCall?.[0];

beforeEach(() => {
  push.mockReset();
  onPhone(false);
  document.documentElement.lang = "en";
  delete document.documentElement.dataset.hydrated;
});
afterEach(() => jest.useRealTimers());

describe("beside the list", () => {
  test("a tick is searched at once, in place", async () => {
    render(list(NO_SEARCH));
    await userEvent.click(screen.getByRole("checkbox", { name: "Gulet" }));
    expect(push).toHaveBeenLastCalledWith("/list?types=1", { scroll: false });
    await userEvent.click(screen.getByRole("checkbox", { name: "Motor yacht" }));
    expect(lastAddress()).toBe("/list?types=1&types=2");
    await userEvent.click(screen.getByRole("checkbox", { name: "Gulet" }));
    expect(lastAddress()).toBe("/list?types=2");
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(countVehicles).not.toHaveBeenCalled();
  });

  test("typed text is searched after a pause, and a year of which one figure is there not at all", () => {
    jest.useFakeTimers({ now: new Date("2026-12-01T10:00:00Z") });
    render(list(NO_SEARCH));
    fireEvent.change(screen.getByLabelText("Maximum"), { target: { value: "9" } });
    fireEvent.change(screen.getByLabelText("Maximum"), { target: { value: "9000" } });
    expect(push).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1000));
    expect(push.mock.calls.map(([address]) => address)).toEqual(["/list?max_price=9000"]);
    fireEvent.change(screen.getByLabelText("Date"), { target: { value: "0002-12-05" } });
    act(() => jest.advanceTimersByTime(1000));
    expect(push).toHaveBeenCalledTimes(1);
  });

  test("filters ticked before the scripts loaded are searched once they have", async () => {
    const root = document.createElement("div");
    root.innerHTML = renderToString(list(NO_SEARCH));
    document.body.append(root);
    within(root).getByRole<HTMLInputElement>("checkbox", { name: "Gulet" }).checked = true;
    render(list(NO_SEARCH), { container: root, hydrate: true });
    expect(lastAddress()).toBe("/list?types=1");
    expect(within(root).getByRole("checkbox", { name: "Gulet" })).toBeChecked();
    root.remove();
  });

  test("the back button brings the former state into the form", async () => {
    const { rerender } = render(list(NO_SEARCH));
    await userEvent.click(screen.getByRole("checkbox", { name: "Gulet" }));
    rerender(list({ ...NO_SEARCH, types: [1] }));
    expect(screen.getByRole("checkbox", { name: "Gulet" })).toBeChecked();
    rerender(list(NO_SEARCH));
    expect(screen.getByRole("checkbox", { name: "Gulet" })).not.toBeChecked();
    rerender(list({ ...NO_SEARCH, types: [1] }));
    expect(screen.getByRole("checkbox", { name: "Gulet" })).toBeChecked();
  });

  test("a form that is mounted anew for its search keeps focus and later choices, and the number is read out", async () => {
    jest.useFakeTimers();
    const plain = render(list(NO_SEARCH));
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole("checkbox", { name: "Gulet" }));
    expect(screen.getByRole("checkbox", { name: "Gulet" })).toHaveFocus();
    plain.unmount();
    document.documentElement.dataset.hydrated = "";
    render(list({ ...NO_SEARCH, types: [1] }));
    expect(screen.getByRole("checkbox", { name: "Gulet" })).toHaveFocus();
    act(() => jest.advanceTimersByTime(100));
    expect(screen.getByText("30 boats")).toHaveAttribute("role", "status");
  });
});

describe("in the sheet of a phone", () => {
  beforeEach(() => onPhone(true));

  test("ticks are counted on the button before they are searched", async () => {
    jest.mocked(countVehicles).mockResolvedValue({ total: 23, more: false });
    render(list(NO_SEARCH));
    expect(screen.getByRole("button", { name: "Show 30 boats" })).toBeInTheDocument();
    await userEvent.click(screen.getByRole("checkbox", { name: "Pets welcome" }));
    await userEvent.click(await screen.findByRole("button", { name: "Show 23 boats" }));
    expect(jest.mocked(countVehicles).mock.lastCall?.[0].toString()).toBe("rules=5&persons=2");
    expect(push.mock.calls).toEqual([["/list?rules=5", { scroll: true }]]);
  });

  test("clearing takes back ticks that were not searched yet, and searches nothing", async () => {
    jest.mocked(countVehicles).mockResolvedValue({ total: 23, more: false });
    render(list(NO_SEARCH));
    await userEvent.click(screen.getByRole("checkbox", { name: "Gulet" }));
    await userEvent.click(screen.getByRole("link", { name: "Clear filters" }));
    expect(screen.getByRole("checkbox", { name: "Gulet" })).not.toBeChecked();
    expect(screen.getByRole("button", { name: "Show 30 boats" })).toBeInTheDocument();
    expect(push).not.toHaveBeenCalled();
  });

  test("without a response the button still searches", async () => {
    jest.mocked(countVehicles).mockRejectedValue(new Error("no connection"));
    render(list(NO_SEARCH));
    await userEvent.click(screen.getByRole("checkbox", { name: "Gulet" }));
    await userEvent.click(screen.getByRole("button", { name: "Show results" }));
    expect(lastAddress()).toBe("/list?types=1");
  });

  test("a changed order keeps ticks that were not searched yet", async () => {
    jest.mocked(countVehicles).mockResolvedValue({ total: 1, more: false });
    render(list({ ...NO_SEARCH, persons: 4 }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Gulet" }));
    await userEvent.selectOptions(screen.getByLabelText("Sort by"), "price_asc");
    expect(lastAddress()).toBe("/list?persons=4&types=1&sort=price_asc");
  });
});

test("without scripts filters and order are one GET form", () => {
  const root = document.createElement("div");
  root.innerHTML = renderToString(list({ ...NO_SEARCH, types: [2], persons: 4, sort: "price_asc" }));
  document.body.append(root);
  const form = screen.getByRole<HTMLFormElement>("form", { name: "Filters" });
  expect([form.method, form.getAttribute("action")]).toEqual(["get", "/list"]);
  const sent = [...new FormData(form)].filter(([, value]) => value !== "");
  expect(Object.fromEntries(sent)).toEqual({ where: "all", persons: "4", types: "2", sort: "price_asc" });
  expect(screen.getByRole("button", { name: "Show 30 boats" })).toHaveAttribute("type", "submit");
  root.remove();
});

test("the rating is one choice of a radio group with the steps of the specification", async () => {
  render(list(NO_SEARCH));
  const group = screen.getByRole("group", { name: "Guest rating" });
  const steps = within(group).getAllByRole("radio");
  expect(steps.map((step) => (step as HTMLInputElement).value)).toEqual(["", "4.5", "4", "3", "2", "1"]);
  await userEvent.click(screen.getByRole("radio", { name: "4.5 and above" }));
  expect(lastAddress()).toBe("/list?rating=4.5");
});

test("the form shows the search, and a folded list opens for a chosen option and stays open", async () => {
  const { container } = render(list({ ...NO_SEARCH, facilities: [8], persons: 12, date: "2027-06-01" }));
  expect(screen.getByLabelText("Guests")).toHaveValue(12);
  expect(screen.getByLabelText("Date")).toHaveValue("2027-06-01");
  expect(screen.getByRole("checkbox", { name: "Facility 8" })).toBeChecked();
  await userEvent.click(screen.getByRole("checkbox", { name: "Facility 8" }));
  expect(container.querySelector("details")).toHaveAttribute("open");
});

test("a daily search hides the hours, an hourly one the last day", async () => {
  render(list(NO_SEARCH));
  expect(screen.getByLabelText("Start time")).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText("Rental type"), "daily");
  expect(screen.queryByLabelText("Start time")).not.toBeInTheDocument();
  expect(screen.getByLabelText("End date")).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText("Rental type"), "hourly");
  expect(screen.queryByLabelText("End date")).not.toBeInTheDocument();
});

test.each([
  [14, 10, "The end is before the start: the trip ends on the next day."],
  [10, 11, /The shortest trip by the hour takes 2 hours/],
])("hours from %s until %s are explained", (start_hour, end_hour, text) => {
  render(list({ ...NO_SEARCH, date: "2026-12-05", start_hour, end_hour }));
  expect(screen.getByText(text)).toBeVisible();
});

test("hours without a day, which find nothing by themselves, ask for one", () => {
  render(list({ ...NO_SEARCH, duration: 4 }));
  expect(screen.getByText(en.search.hours_no_day)).toBeVisible();
});

test("each chip leads to the search without it", () => {
  const values: SearchValues = { ...NO_SEARCH, persons: 8, types: [1, 2], rules: [5], rating: 4, page: 3 };
  const hrefOf = jest.fn((wanted: Partial<SearchValues>) => JSON.stringify(wanted));
  const chips = listChips({ t, locale: "en", values, options, hrefOf });
  expect(chips.map(({ label }) => label)).toEqual([
    "8 guests",
    "4 and above",
    "Gulet",
    "Motor yacht",
    "Pets welcome",
  ]);
  const [persons, , gulet] = chips.map(({ href }) => JSON.parse(href));
  expect(persons).toEqual({ types: [1, 2], facilities: [], rules: [5], rating: 4 });
  expect(gulet).toMatchObject({ types: [2], persons: 8 });
});

test("each option says once how many boats it would leave, also none", () => {
  const counted: FilterOptions = {
    ...options,
    types: [
      { ...GULET, count: 12 },
      { ...MOTOR_YACHT, count: 0 },
    ],
    counts: { ratings: { "4.5": 7 }, instant: 9 },
  };
  render(list(NO_SEARCH, counted));
  expect(screen.getByRole("checkbox", { name: "Gulet 12" })).toBeInTheDocument();
  expect(screen.getByRole("checkbox", { name: "Motor yacht 0" })).toBeInTheDocument();
  expect(screen.getByRole("checkbox", { name: "Instant booking 9" })).toBeInTheDocument();
  expect(screen.getByRole("radio", { name: "4.5 and above 7" })).toBeInTheDocument();
  expect(screen.getByRole("radio", { name: "4 and above 0" })).toBeInTheDocument();
});
