/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import { type BookingChoice, emptyChoice } from "@/components/boats/booking/booking-choice";
import { readBooking } from "@/components/boats/booking/booking-store";
import { BookingExtras } from "@/components/boats/booking/extras/booking-extras";
import { extraState } from "@/components/boats/booking/extras/extra-state";
import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import type { ServiceType, ServiceUnit } from "@/lib/domain/shared/vocabulary";
import { BOOKING_BOAT } from "@/tests/fixtures/bookings/booking-boat";
import { renderIsland } from "@/tests/fixtures/pages/render-client";

const service = (id: number, type: ServiceType, unit: ServiceUnit, changes: object = {}) => ({
  id,
  type,
  unit,
  name: `${type} ${unit}`,
  description: null,
  price: 10_000,
  max_quantity: null,
  lead_hours: 0,
  ...changes,
});
const SERVICES = [
  service(1, "package", "rez"),
  service(2, "extra", "hour"),
  service(3, "meal", "person", { lead_hours: 24 }),
  service(4, "extra", "qty", { max_quantity: 3 }),
  service(5, "meal", "box"),
];
function serviceOf(id: number) {
  const found = SERVICES.find((one) => one.id === id);
  if (!found) throw new Error(`No service ${id}`);
  return found;
}
const boatOf = (id: number): BookingBoat => ({ ...BOOKING_BOAT, id, services: SERVICES });
const day = addDays(tripDayOf(new Date()), 20);
const tripOf = (boat: BookingBoat, changes: Partial<BookingChoice> = {}): BookingChoice => ({
  ...emptyChoice(boat),
  day,
  startHour: 10,
  endHour: 14,
  persons: 6,
  ...changes,
});

test.each([
  [1, 1],
  [2, 4],
  [3, 6],
  [4, 2],
  [5, 2],
])("the number of service %i follows from trip, hours, guests or what was counted: %i", (id, quantity) => {
  const boat = boatOf(1);
  const state = extraState(boat, tripOf(boat, { extras: { [id]: 2 } }), serviceOf(id), new Date());
  expect([state.quantity, state.amountMinor]).toEqual([quantity, quantity * 10_000]);
});

test("limits are the service's own and the galley's, and what comes too late or for too many says so", () => {
  const boat = boatOf(1);
  const now = new Date();
  const of = (id: number, changes: Partial<BookingChoice> = {}) =>
    extraState(boat, tripOf(boat, changes), serviceOf(id), now);
  expect([of(4).max, of(5).max, of(1).max]).toEqual([3, 10, null]);
  expect(of(3, { persons: 11 }).blocked).toBe("galley");
  expect(of(3, { day: tripDayOf(now), startHour: 23 }).blocked).toBe("lead");
  expect(of(3).blocked).toBeNull();
  expect(of(2, { startHour: null, endHour: null }).amountMinor).toBeNull();
});

test("packages, food and extras stand in groups, and what is chosen adds up beside the heading", async () => {
  const boat = boatOf(71);
  const choice = tripOf(boat, { extras: { 2: 1, 3: 1, 4: 2 } });
  renderIsland(<BookingExtras boat={boat} choice={choice} />);
  await userEvent.click(screen.getByText("Extras", { selector: "summary" }));
  expect(screen.getAllByRole("heading").map((heading) => heading.textContent)).toEqual([
    "Packages",
    "Food and drinks",
    "Extras",
  ]);
  expect(screen.getByText("3 chosen").closest("summary")).toHaveTextContent("₺1.200,00");
  const food = screen.getByRole("region", { name: "Food and drinks" });
  expect(within(food).getByRole("checkbox")).toHaveAccessibleDescription(
    /6 × ₺100,00 = ₺600,00.*at least 24 hours ahead/s,
  );
});

test("an extra that is unavailable for this trip cannot be chosen, but can be removed", async () => {
  const boat = boatOf(72);
  const many = { persons: 11 };
  const first = renderIsland(<BookingExtras boat={boat} choice={tripOf(boat, many)} />);
  await userEvent.click(screen.getByText("Extras", { selector: "summary" }));
  expect(screen.getByRole("checkbox", { name: "meal person" })).toBeDisabled();
  first.unmount();
  renderIsland(<BookingExtras boat={boat} choice={tripOf(boat, { ...many, extras: { 3: 1 } })} />);
  await userEvent.click(screen.getByText("Extras", { selector: "summary" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "meal person" }));
  expect(readBooking(boat).choice.extras).toEqual({});
});

const offering = (id: number, count: number): BookingBoat => ({
  ...boatOf(id),
  services: Array.from({ length: count }, (_, index) =>
    service(index + 1, "extra", "rez", { name: `${index + 1}` }),
  ),
});
const foldOf = (name: string) =>
  screen.getByRole("checkbox", { name, hidden: true }).closest("section details");

test("three of a group are in sight, the others unfold", () => {
  const boat = offering(73, 5);
  renderIsland(<BookingExtras boat={boat} choice={tripOf(boat)} />);
  expect(foldOf("3")).toBeNull();
  expect(foldOf("4")).not.toHaveAttribute("open");
  expect(foldOf("5")?.querySelector("summary")).toHaveTextContent("Show all: 2 more");
});

test("a group whose folded extra was chosen before opens unfolded, and stays so when it is removed", () => {
  const boat = offering(74, 5);
  const { rerenderIsland } = renderIsland(
    <BookingExtras boat={boat} choice={tripOf(boat, { extras: { 5: 1 } })} />,
  );
  expect(foldOf("5")).toHaveAttribute("open");
  rerenderIsland(<BookingExtras boat={boat} choice={tripOf(boat)} />);
  expect(foldOf("5")).toHaveAttribute("open");
});
