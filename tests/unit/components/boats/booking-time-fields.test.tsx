/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { emptyChoice } from "@/components/boats/booking/booking-choice";
import { changeBooking } from "@/components/boats/booking/booking-store";
import { BookingTimeFields } from "@/components/boats/booking/booking-time-fields";
import { useBooking } from "@/components/boats/booking/use-booking";
import { callApi } from "@/lib/client/api/transport/call-api";
import type { RateKind } from "@/lib/domain/shared/vocabulary";
import { availabilityOf, BOOKING_BOAT } from "@/tests/fixtures/bookings/booking-boat";
import { renderIsland } from "@/tests/fixtures/pages/render-client";

jest.mock("@/lib/client/api/transport/call-api", () => ({ callApi: jest.fn() }));

let boat = { ...BOOKING_BOAT, id: 300 };

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-12-01T06:00:00Z"), advanceTimers: true });
  document.documentElement.lang = "en";
  boat = { ...boat, id: boat.id + 1 };
  sessionStorage.clear();
  jest.mocked(callApi).mockResolvedValue(availabilityOf("2026-12-01", 31) as never);
});
afterEach(() => jest.useRealTimers());

function Fields() {
  const [open, setOpen] = useState(false);
  const choice = useBooking(boat)?.choice ?? emptyChoice(boat);
  const known = { availability: undefined, day: undefined, nextDay: undefined };
  return (
    <BookingTimeFields
      {...{ boat, choice, known }}
      today="2026-12-01"
      calendarOpen={open}
      onCalendar={setOpen}
    />
  );
}

function open(kind: RateKind) {
  changeBooking(boat, { kind });
  renderIsland(<Fields />);
  fireEvent.click(screen.getByRole("button", { name: "Open calendar" }));
}
const press = async (day: number) =>
  fireEvent.click(await screen.findByRole("button", { name: new RegExp(` ${day} December 2026`) }));
const words = () => [...document.querySelectorAll(".date-words")].map((one) => one.textContent);

test("the calendar closes after the choice of a day, and hands the focus to the field's button", async () => {
  open("hourly");
  await press(5);
  expect(screen.queryByRole("grid")).toBeNull();
  expect(screen.getByRole("button", { name: "Open calendar" })).toHaveFocus();
  expect(words()).toEqual(["Sat 5 Dec"]);
});

test("of a stay it closes after the choice of the return", async () => {
  open("daily");
  await press(5);
  expect(screen.getByRole("grid")).toBeVisible();
  await press(8);
  expect(screen.queryByRole("grid")).toBeNull();
  expect(screen.getByRole("button", { name: "Open calendar" })).toHaveFocus();
  expect(words()).toEqual(["Sat 5 Dec", "Tue 8 Dec"]);
});
