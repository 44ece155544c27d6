/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { emptyChoice } from "@/components/boats/booking/booking-choice";
import { BookingHours } from "@/components/boats/booking/booking-hours";
import { changeBooking } from "@/components/boats/booking/booking-store";
import { useBooking } from "@/components/boats/booking/use-booking";
import { knownHours } from "@/components/boats/calendar/hour-options";
import { availabilityOf, BOOKING_BOAT } from "@/tests/fixtures/bookings/booking-boat";
import { renderIsland } from "@/tests/fixtures/pages/render-client";

const DAY = "2026-12-05";
let boat = { ...BOOKING_BOAT, id: 500 };

function Hours({ busy }: { busy: number[] }) {
  const choice = useBooking(boat)?.choice ?? emptyChoice(boat);
  const known = knownHours(availabilityOf(DAY, 2, { [DAY]: busy }), DAY);
  return <BookingHours {...{ boat, choice, known }} />;
}
function show(busy: number[] = [], hours = { startHour: 10, endHour: 14 }) {
  boat = { ...boat, id: boat.id + 1 };
  sessionStorage.clear();
  act(() => changeBooking(boat, { day: DAY, ...hours }));
  renderIsland(<Hours busy={busy} />);
}
const part = (name: string | RegExp) => screen.getByRole("radio", { name });
const hours = () => ["Start", "End"].map((name) => screen.getByLabelText<HTMLSelectElement>(name).value);

test("a part of the day sets both hours, and is shown as chosen when the hours are its own", async () => {
  show();
  expect(part("Exact hours")).toBeChecked();
  await userEvent.click(part(/^Afternoon/));
  expect(hours()).toEqual(["12", "16"]);
  expect(part(/^Afternoon/)).toBeChecked();
  expect(part("Exact hours")).not.toBeChecked();
});

test("a part names the hours in which the boat is free within it", async () => {
  show([12]);
  expect(part(/^Afternoon/)).toHaveAccessibleName("Afternoon 13–16");
  await userEvent.click(part(/^Afternoon/));
  expect(hours()).toEqual(["13", "16"]);
});

test("a part in which no trip can begin cannot be chosen, and says so", () => {
  show([12, 13, 14, 15]);
  expect(part(/^Afternoon/)).toBeDisabled();
  expect(part(/^Afternoon/)).toHaveAccessibleName(/those hours aren’t free/);
  expect(part(/^Morning/)).toBeEnabled();
});

test("the sunset of the day is a part too", async () => {
  show();
  await userEvent.click(part(/^Sunset/));
  expect(hours()).toEqual(["17", "19"]);
});

test("exact hours that become those of a part stay open while they are changed", async () => {
  show([], { startHour: 12, endHour: 15 });
  await userEvent.selectOptions(screen.getByLabelText("End"), "16");
  expect(part("Exact hours")).toBeChecked();
  expect(screen.getByLabelText("End").closest(".hidden")).toBeNull();
});
