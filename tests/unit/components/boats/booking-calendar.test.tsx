/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, screen } from "@testing-library/react";
import { changeBooking, readBooking } from "@/components/boats/booking/booking-store";
import { BookingCalendar } from "@/components/boats/calendar/booking-calendar";
import { callApi } from "@/lib/client/api/transport/call-api";
import en from "@/messages/en.json";
import { availabilityOf, BOOKING_BOAT } from "@/tests/fixtures/bookings/booking-boat";
import { renderIsland } from "@/tests/fixtures/pages/render-client";

jest.mock("@/lib/client/api/transport/call-api", () => ({ callApi: jest.fn() }));

let boat = { ...BOOKING_BOAT, id: 300 };

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-12-01T06:00:00Z"), advanceTimers: true });
  boat = { ...boat, id: boat.id + 1 };
  sessionStorage.clear();
  jest
    .mocked(callApi)
    .mockResolvedValue(availabilityOf("2026-12-01", 31, { "2026-12-09": [12, 13] }) as never);
});
afterEach(() => jest.useRealTimers());

const show = () => renderIsland(<BookingCalendar boat={boat} locale="en" messages={{ quote: en.quote }} />);

test("a chosen day opens its hours: free ones are chosen, the others say why not", async () => {
  show();
  fireEvent.click(await screen.findByRole("button", { name: / 9 December 2026, partly free/ }));
  const taken = await screen.findByRole("button", { name: "12:00, taken" });
  expect(taken).toHaveAttribute("aria-disabled", "true");
  fireEvent.click(taken);
  expect(readBooking(boat).choice.startHour).toBe(10);
  fireEvent.click(screen.getByRole("button", { name: "15:00" }));
  expect(readBooking(boat).choice).toMatchObject({ startHour: 15, endHour: 17 });
  expect(screen.getByRole("button", { name: "16:00" })).toHaveAttribute("aria-pressed", "true");
});

test("without a day it says what to do, and for nights which days to choose", async () => {
  show();
  expect(await screen.findByText(en.quote.calendar.choose_first)).toBeVisible();
  act(() => changeBooking(boat, { kind: "daily", day: null }));
  expect(screen.getByText(en.quote.calendar.overnight)).toBeVisible();
});

test("a calendar that could not be loaded says so and can be loaded again", async () => {
  jest.mocked(callApi).mockRejectedValueOnce(new Error("network"));
  show();
  expect(await screen.findByRole("alert")).toHaveTextContent(en.quote.calendar.failed);
  fireEvent.click(screen.getByRole("button", { name: en.quote.calendar.retry }));
  expect(await screen.findByRole("button", { name: / 5 December 2026, free/ })).toBeVisible();
});
