/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { BookingPrice } from "@/components/boats/booking/booking-price";
import { CheckoutTrip } from "@/components/reservations/checkout/checkout-trip";
import { SAMPLE_QUOTE } from "@/tests/fixtures/bookings/sample-quote";
import { renderIsland } from "@/tests/fixtures/pages/render-client";

const SUNSET = "2026-12-12T17:37";
const SENTENCE = /Gün batımı 17:37 – geziniz sırasında/;
const BOAT = {
  id: 7,
  name: "Mavi Rüya",
  instant: true,
  policy: "moderate" as const,
  href: "/tekne/mavi-ruya",
  picture: null,
};

const bookingCard = (sunset: string | null) => (
  <BookingPrice quote={{ ...SAMPLE_QUOTE, sunset }} stale={false} />
);
const checkout = (sunset: string | null) => (
  <CheckoutTrip
    boat={BOAT}
    trip={{ start_date: "2026-12-12T16:00", end_date: "2026-12-12T20:00" }}
    sunset={sunset}
    persons={4}
    rentType={{ rent_type: "hourly", swim_tour: false }}
  />
);

test.each([
  ["the booking card of a boat", bookingCard],
  ["the checkout", checkout],
])("%s says that the sun sets during the trip, and nothing where it does not", (_, part) => {
  const { container, rerenderIsland } = renderIsland(part(SUNSET), "tr");
  expect(container).toHaveTextContent(SENTENCE);
  rerenderIsland(part(null));
  expect(container).not.toHaveTextContent(/Gün batımı/);
});

test("the checkout of a celebration names it beside the boat", () => {
  const trip = checkout(null);
  const celebrated = { ...BOAT, packages: ["Doğum günü paketi"] };
  renderIsland(<CheckoutTrip {...trip.props} boat={celebrated} />, "tr");
  expect(screen.getByRole("region", { name: "Mavi Rüya" })).toHaveTextContent(
    "Mavi RüyaDoğum günü paketiSaatlik kiralama · 4 kişi",
  );
});
