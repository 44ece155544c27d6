/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createTranslator } from "next-intl";
import { renderToString } from "react-dom/server";
import { SearchBar } from "@/components/search/form/search-bar";
import { searchBarLabels } from "@/components/search/form/search-bar-labels";
import { fetchFirstDay } from "@/lib/client/api/vehicles";
import en from "@/messages/en.json";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
jest.mock("@/lib/client/api/vehicles", () => ({
  fetchFirstDay: jest.fn(),
  fetchSuggestions: async () => ({ cities: [], boats: [] }),
}));

const labels = searchBarLabels(createTranslator({ locale: "en", messages: en, namespace: "search" }), 2);
const places = [
  { city: ["city-1", "Istanbul"], all: "All of Istanbul", within: [["area-4", "Bebek"]] },
] as const;
const chooseBebek = async () => {
  await userEvent.type(screen.getByLabelText("Where"), "bebek");
  await screen.findByRole("option", { name: /Bebek/ });
  await userEvent.keyboard("{Enter}");
};
const bar = <SearchBar action="/en/rental-boats" places={places} labels={labels} />;

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = jest.fn(() => ({ matches: false })) as never;
  jest.useFakeTimers({ now: new Date("2026-12-01T06:00:00Z"), advanceTimers: true });
  push.mockReset();
  jest
    .mocked(fetchFirstDay)
    .mockReset()
    .mockReturnValue(new Promise(() => undefined));
});
afterEach(() => jest.useRealTimers());

test("without scripts it is a GET form whose fields carry the names of the list's address", () => {
  document.body.innerHTML = renderToString(bar);
  const form = screen.getByRole("form", { name: "Boat search" });
  expect(form).toHaveAttribute("method", "get");
  expect(form).toHaveAttribute("action", "/en/rental-boats");
  const names = [...form.querySelectorAll("[name]:enabled")].map((field) => field.getAttribute("name"));
  document.body.innerHTML = "";
  expect(names).toEqual(["where", "date", "start_hour", "end_hour", "duration", "persons", "first_day"]);
});

test("the form asks for two guests, and without scripts for the first day with a free boat", () => {
  const { container } = render(bar);
  expect(screen.getByLabelText("Guests")).toHaveValue(2);
  expect(container.querySelector("[name=first_day]")).toHaveValue("1");
});

test("today is Istanbul's, also when the browser's day is still yesterday", () => {
  jest.setSystemTime(new Date("2026-11-30T21:30:00Z"));
  render(bar);
  expect(screen.getByLabelText("Date")).toHaveAttribute("min", "2026-12-01");
});

describe("until somebody chooses a day", () => {
  const date = () => screen.getByLabelText("Date");
  const press = () => userEvent.click(screen.getByRole("button", { name: "Find boats" }));
  const firstDays: Record<string, string> = { "persons=2": "2027-05-01", "persons=2&area=4": "2027-05-03" };
  beforeEach(() =>
    jest.mocked(fetchFirstDay).mockImplementation(async (query) => firstDays[String(query)] ?? null),
  );

  test("the date is the first one with a free boat, at the chosen place", async () => {
    render(bar);
    await waitFor(() => expect(date()).toHaveValue("2027-05-01"));
    await chooseBebek();
    await waitFor(() => expect(date()).toHaveValue("2027-05-03"));
    await press();
    expect(push).toHaveBeenCalledWith("/en/rental-boats?where=area-4&date=2027-05-03");
  });

  test("a chosen day stays, whatever else changes", async () => {
    render(bar);
    await waitFor(() => expect(date()).toHaveValue("2027-05-01"));
    fireEvent.change(date(), { target: { value: "2027-06-01" } });
    await chooseBebek();
    await act(async () => undefined);
    expect(date()).toHaveValue("2027-06-01");
    expect(fetchFirstDay).toHaveBeenCalledTimes(1);
  });

  test("the form goes to the server, which finds the day, while it is not known here", async () => {
    jest.mocked(fetchFirstDay).mockReturnValue(new Promise(() => undefined));
    render(bar);
    const sent = jest.fn((event: Event) => event.defaultPrevented || event.preventDefault());
    window.addEventListener("submit", sent, { once: true });
    await press();
    expect(sent).toHaveReturnedWith(undefined);
    expect(push).not.toHaveBeenCalled();
  });
});

test("a search leaves out what filters nothing", async () => {
  render(bar);
  fireEvent.change(screen.getByLabelText("Date"), { target: { value: "2027-06-01" } });
  await userEvent.click(screen.getByRole("button", { name: "Find boats" }));
  expect(push).toHaveBeenCalledWith("/en/rental-boats?date=2027-06-01");
});

test("place, date, hours and guests go into the address", async () => {
  render(bar);
  await chooseBebek();
  fireEvent.change(screen.getByLabelText("Date"), { target: { value: "2027-06-01" } });
  await userEvent.selectOptions(screen.getByLabelText("Start time"), "10:00");
  await userEvent.selectOptions(screen.getByLabelText("End time"), "14:00");
  await userEvent.clear(screen.getByLabelText("Guests"));
  await userEvent.type(screen.getByLabelText("Guests"), "8");
  await userEvent.click(screen.getByRole("button", { name: "Find boats" }));
  expect(push).toHaveBeenCalledWith(
    "/en/rental-boats?where=area-4&date=2027-06-01&start_hour=10&end_hour=14&persons=8",
  );
});

test("hours that end before they start, and hours too short for any boat, are explained", async () => {
  render(bar);
  fireEvent.change(screen.getByLabelText("Date"), { target: { value: "2027-06-01" } });
  await userEvent.selectOptions(screen.getByLabelText("Start time"), "14:00");
  await userEvent.selectOptions(screen.getByLabelText("End time"), "10:00");
  expect(screen.getByText("The end is before the start: the trip ends on the next day.")).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText("End time"), "15:00");
  expect(screen.getByText(/The shortest trip by the hour takes 2 hours/)).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText("End time"), "18:00");
  expect(screen.queryByText(/shortest trip|next day/)).not.toBeInTheDocument();
});

test("a part of the day goes into the address as its hours", async () => {
  render(bar);
  fireEvent.change(screen.getByLabelText("Date"), { target: { value: "2027-06-01" } });
  await userEvent.click(screen.getByRole("button", { name: "Hours Any" }));
  await userEvent.click(screen.getByRole("radio", { name: /Afternoon/ }));
  expect(screen.getByRole("button", { name: "Hours Afternoon" })).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Find boats" }));
  expect(push).toHaveBeenCalledWith("/en/rental-boats?date=2027-06-01&start_hour=12&end_hour=16");
});
