import { renderToString } from "react-dom/server";
import { BookingBar, initialContent } from "@/components/boats/booking/booking-bar";
import { BOOKING_LABELS } from "@/tests/fixtures/bookings/booking-boat";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));

const LABELS = { ...BOOKING_LABELS, amount: "₺5.000,00", unit: "/ hour" };
const TRIP = { trip: "5 December · 16:00–20:00", total: null, refusal: null, checkout: null };

/** The texts of the bar in the server's HTML. */
function barOf(searched: Parameters<typeof initialContent>[0]): string {
  const content = initialContent(searched, LABELS);
  const html = renderToString(
    <BookingBar labels={LABELS} content={content} busy={false} onOpen={() => undefined} />,
  );
  return html
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]+>/g, "|")
    .replace(/\|+/g, "|");
}

test("the cached page says from which price the boat is rented", () => {
  expect(barOf(null)).toBe("|from |₺5.000,00|/ hour|Choose date|");
});

test("a page that was opened for a trip has its price in the HTML, and the button reserves it", () => {
  expect(barOf({ ...TRIP, total: "₺20.000,00", checkout: "/reserve/x" })).toBe(
    "|₺20.000,00|5 December · 16:00–20:00|Change|Reserve now|",
  );
});

test("it says why the trip cannot be booked, and what is still to be chosen", () => {
  expect(barOf({ ...TRIP, refusal: "Taken" })).toBe("|5 December · |16:00–20:00|Taken|Change time|");
  expect(barOf({ ...TRIP, trip: "5 December" })).toBe("|5 December|/ hour|Booking|");
});
