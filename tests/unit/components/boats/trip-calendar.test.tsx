/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, screen } from "@testing-library/react";
import { readBooking } from "@/components/boats/booking/booking-store";
import { TripCalendar } from "@/components/boats/calendar/trip-calendar";
import { callApi } from "@/lib/client/api/transport/call-api";
import { availabilityOf, BOOKING_BOAT } from "@/tests/fixtures/bookings/booking-boat";
import { renderIsland } from "@/tests/fixtures/pages/render-client";

jest.mock("@/lib/client/api/transport/call-api", () => ({ callApi: jest.fn() }));

const FULL_DAY = Array.from({ length: 24 }, (_, hour) => hour);
let boat = { ...BOOKING_BOAT, id: 100 };

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-12-01T06:00:00Z"), advanceTimers: true });
  boat = { ...boat, id: boat.id + 1 };
  sessionStorage.clear();
  document.documentElement.dir = "";
  jest
    .mocked(callApi)
    .mockResolvedValue(availabilityOf("2026-12-01", 31, { "2026-12-09": FULL_DAY }) as never);
});
afterEach(() => jest.useRealTimers());

const dayButton = (name: RegExp) => screen.findByRole("button", { name });

test("a free day says its price and is chosen with hours that fit", async () => {
  renderIsland(<TripCalendar boat={boat} />);
  fireEvent.click(
    await dayButton(/Saturday 5 December 2026, free, from ₺5\.000,00|Saturday, 5 December 2026, free/),
  );
  expect(readBooking(boat).choice).toMatchObject({ day: "2026-12-05", startHour: 10, endHour: 12 });
});

test("a full day is not chosen but can be waited for", async () => {
  renderIsland(<TripCalendar boat={boat} />);
  fireEvent.click(await dayButton(/9 December 2026, taken, we can tell you/));
  expect(await screen.findByRole("button", { name: "Tell me if it becomes free" })).toBeVisible();
  expect(readBooking(boat).choice.day).toBeNull();
});

test("no day is called free before the boat's hours are known", async () => {
  jest.mocked(callApi).mockReturnValue(new Promise(() => {}) as never);
  renderIsland(<TripCalendar boat={boat} />);
  expect(await dayButton(/ 5 December 2026$/)).toBeVisible();
  expect(screen.queryByRole("button", { name: /free/ })).toBeNull();
});

test("Tab reaches one day, arrow keys move it, Home and End stay in the week", async () => {
  renderIsland(<TripCalendar boat={boat} />);
  const first = await dayButton(/ 1 December 2026/);
  expect(screen.getAllByRole("button").filter((day) => day.closest("td") && day.tabIndex === 0)).toEqual([
    first,
  ]);
  fireEvent.keyDown(first, { key: "ArrowRight" });
  expect(document.activeElement).toHaveAccessibleName(/ 2 December 2026/);
  fireEvent.keyDown(document.activeElement as Element, { key: "ArrowDown" });
  expect(document.activeElement).toHaveAccessibleName(/ 9 December 2026/);
  fireEvent.keyDown(document.activeElement as Element, { key: "End" });
  expect(document.activeElement).toHaveAccessibleName(/ 13 December 2026/);
});

test("in right-to-left pages the left arrow goes forward", async () => {
  document.documentElement.dir = "rtl";
  renderIsland(<TripCalendar boat={boat} />, "ar");
  const grid = await screen.findByRole("grid");
  const [first] = [...grid.querySelectorAll<HTMLButtonElement>("button")].filter((day) => day.tabIndex === 0);
  fireEvent.keyDown(first as Element, { key: "ArrowLeft" });
  expect((document.activeElement as HTMLElement).textContent).toMatch(/^الأربعاء، 2 /);
});

test("no day before today can be reached", async () => {
  renderIsland(<TripCalendar boat={boat} />);
  const first = await dayButton(/ 1 December 2026/);
  fireEvent.keyDown(first, { key: "ArrowLeft" });
  const previous = screen.getByRole("button", { name: "Previous month" });
  expect(previous).toHaveAttribute("aria-disabled", "true");
  fireEvent.click(previous);
  expect(screen.getByText("December 2026")).toBeVisible();
  expect(document.activeElement).toHaveAccessibleName(/ 1 December 2026/);
});

test("nights are chosen with two clicks: first day, then return", async () => {
  boat = { ...boat, kinds: ["daily"], from: { amount: 1, kind: "daily" } };
  renderIsland(<TripCalendar boat={boat} />);
  fireEvent.click(await dayButton(/ 5 December 2026, free/));
  fireEvent.click(await dayButton(/ 8 December 2026, free/));
  expect(readBooking(boat).choice).toMatchObject({ day: "2026-12-05", endDay: "2026-12-08" });
});

test("Page Down goes on to the next month and takes the focus along, Page Up comes back", async () => {
  jest
    .mocked(callApi)
    .mockImplementation((async (path: string) =>
      availabilityOf(path.includes("2027-01") ? "2027-01-01" : "2026-12-01", 31)) as never);
  renderIsland(<TripCalendar boat={boat} />);
  const day = await dayButton(/ 15 December 2026/);
  day.focus();
  fireEvent.keyDown(day, { key: "PageDown" });
  expect(await screen.findByText("January 2027")).toBeVisible();
  expect(document.activeElement).toHaveAccessibleName(/ 12 January 2027/);
  fireEvent.keyDown(document.activeElement as Element, { key: "PageUp" });
  expect(await screen.findByText("December 2026")).toBeVisible();
  expect(document.activeElement).toHaveAccessibleName(/ 15 December 2026/);
});
