/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { BookingBar } from "@/components/boats/booking/booking-bar";
import { choiceFromSearch } from "@/components/boats/booking/booking-choice";
import { showSearchedTrip } from "@/components/boats/booking/searched-trip";
import { tripText } from "@/components/boats/booking/trip-text";
import type { Locale } from "@/lib/i18n/locales";
import { BOOKING_BOAT } from "@/tests/fixtures/bookings/booking-boat";

const LABELS = {
  from: "from",
  amount: "₺5.000,00",
  unit: "/ hour",
  choose: "Choose date",
  book: "Booking",
  calculating: "Calculating…",
  title: "Trip",
  close: "Close",
};
const bar = (locale: Locale) => (
  <BookingBar labels={LABELS} locale={locale} content={null} busy={false} onOpen={() => {}} />
);
const shown = () =>
  [...document.querySelectorAll<HTMLElement>(".booking-bar p:not([hidden]), .booking-bar button")].map(
    ({ textContent }) => textContent,
  );

/** The page as it comes from the cache, for an address with this query. */
function open(query: string, locale: Locale = "en") {
  window.history.replaceState(null, "", `?${query}`);
  document.body.innerHTML = `<div id="page">${renderToString(bar(locale))}</div>`;
}

test("the cached page shows no trip until its inline script has read the address", () => {
  open("date=2026-12-05&start_hour=16&end_hour=20");
  expect(shown()).toEqual(["from ₺5.000,00/ hour", "Choose date"]);
  showSearchedTrip();
  expect(shown()).toEqual(["5 December · 16:00–20:00Calculating…", "Booking"]);
});

test("the inline script works without anything else on the page", () => {
  open("date=2026-12-05");
  // As a browser would run it: nothing of a module is within its reach.
  new Function(`(${showSearchedTrip})()`)();
  expect(shown()).toEqual(["5 DecemberCalculating…", "Booking"]);
});

test("React hydrates what the script wrote without a warning, and keeps it", () => {
  open("date=2026-12-05&start_hour=16&end_hour=20");
  showSearchedTrip();
  const container = document.getElementById("page") as HTMLElement;
  render(bar("en"), { container, hydrate: true });
  expect(shown()).toEqual(["5 December · 16:00–20:00Calculating…", "Booking"]);
});

test("a visitor who comes from within the site sees the trip at once", () => {
  window.history.replaceState(null, "", "?date=2026-12-05&start_hour=16&end_hour=20");
  render(bar("en"));
  expect(shown()).toEqual(["5 December · 16:00–20:00Calculating…", "Booking"]);
});

test.each(["", "date=2026-02-30", "date=x", "start_hour=10"])(
  "an address without a day leaves the price: %s",
  (query) => {
    open(query);
    showSearchedTrip();
    expect(shown()).toEqual(["from ₺5.000,00/ hour", "Choose date"]);
  },
);

test.each([
  "date=2026-12-05&start_hour=8&end_hour=12",
  "date=2026-12-05&start_hour=20&end_hour=24",
  "date=2026-12-05",
  "date=2026-12-05&end_date=2026-12-08",
  "rent_type=daily&date=2026-12-05&end_date=2026-12-08",
  "rent_type=daily&date=2026-12-05",
  "rent_type=swim_tour&date=2026-12-05&start_hour=10&end_hour=14",
  "rent_type=hourly&date=2026-12-05&start_hour=20&end_hour=0",
])("the inline script and the booking card describe the trip alike: %s", (query) => {
  for (const locale of ["tr", "en", "ar"] as const) {
    open(query, locale);
    showSearchedTrip();
    const choice = choiceFromSearch(new URLSearchParams(query), BOOKING_BOAT);
    expect(document.querySelector("[data-part=trip]")).toHaveTextContent(
      (choice && tripText(choice, locale)) ?? "none",
      { normalizeWhitespace: false },
    );
  }
});
