/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, screen, waitFor } from "@testing-library/react";
import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import { changeBooking } from "@/components/boats/booking/booking-store";
import { CancellationPolicy } from "@/components/boats/detail/cancellation-policy";
import { WhatsappQuestion } from "@/components/boats/detail/whatsapp-question";
import { BOOKING_BOAT } from "@/tests/fixtures/bookings/booking-boat";
import { renderIsland } from "@/tests/fixtures/pages/render-client";

let boat: BookingBoat = { ...BOOKING_BOAT, id: 900 };

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-12-01T06:00:00Z"), advanceTimers: true });
  sessionStorage.clear();
  boat = { ...boat, id: boat.id + 1 };
  // Everything is on sight.
  window.IntersectionObserver = class {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe() {
      this.callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
    }
    disconnect() {}
  } as never;
});
afterEach(() => jest.useRealTimers());

const choose = (change: Parameters<typeof changeBooking>[1]) => act(() => changeBooking(boat, change));
const showPolicy = () =>
  renderIsland(<CancellationPolicy policy="moderate" boat={boat} handoverHour={12} locale="en" />);

test("the policy names days before departure until a trip is chosen, then the exact moments in Istanbul", async () => {
  showPolicy();
  expect(screen.getByText("Until 10 days before")).toBeVisible();
  expect(screen.getByText(/Choose a date and hours/)).toBeVisible();
  choose({ kind: "hourly", day: "2026-12-20", startHour: 10, endHour: 14 });
  expect(await screen.findByText("Until 10 December 2026, 10:00")).toBeVisible();
  expect(screen.getByText("Until 17 December 2026, 10:00")).toBeVisible();
  expect(screen.queryByText(/Choose a date and hours/)).not.toBeInTheDocument();
});

test("a step that is over for the chosen trip says so", async () => {
  showPolicy();
  choose({ kind: "hourly", day: "2026-12-06", startHour: 10, endHour: 14 });
  expect(await screen.findByText("This date has passed")).toBeVisible();
  expect(screen.getByText("Until 3 December 2026, 10:00")).toBeVisible();
});

test("nights count from the hour of the hand-over", async () => {
  showPolicy();
  choose({ kind: "daily", day: "2026-12-20", endDay: null, startHour: null, endHour: null });
  expect(await screen.findByText("Until 10 December 2026, 12:00")).toBeVisible();
});

test("the question on WhatsApp carries the boat, and the chosen date, hours and guests", async () => {
  const labels = {
    action: "Ask on WhatsApp",
    question: "About Mavi Rüya (PLM-1001). http://localhost/x",
    date: "Date",
    hours: "Hours",
    persons: "Guests",
  };
  renderIsland(<WhatsappQuestion boat={boat} locale="en" number="905550000000" labels={labels} />);
  const link = screen.getByRole("link", { name: "Ask on WhatsApp" });
  const textOf = () => new URL(link.getAttribute("href") ?? "").searchParams.get("text");
  expect(textOf()).toBe(labels.question);
  choose({ kind: "hourly", day: "2026-12-20", startHour: 10, endHour: 14, persons: 6 });
  await waitFor(() =>
    expect(textOf()).toBe(`${labels.question}\nDate: 20 December 2026\nHours: 10:00–14:00\nGuests: 6`),
  );
});
