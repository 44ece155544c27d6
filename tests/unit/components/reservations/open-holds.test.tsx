/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import { OpenHolds } from "@/components/reservations/checkout/open-holds";
import { apiClient } from "@/lib/client/api/transport/api-client";
import type { ReservationSummary } from "@/lib/contracts/reservations";
import { SAMPLE_RESERVATION } from "@/tests/fixtures/bookings/sample-reservation";
import { renderIsland, respond } from "@/tests/fixtures/pages/render-client";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
jest.mock("@/lib/client/api/transport/api-client", () => ({ apiClient: jest.fn() }));
const call = jest.mocked(apiClient) as unknown as jest.Mock;

const LATER = "0b8f5a52-6f0c-4b8e-9a51-1a5f0c1f7a11";
const OTHER = "0b8f5a52-6f0c-4b8e-9a51-1a5f0c1f7a12";

/** Shows the notice for a customer with these reservations; returns it with the addresses of its links. */
async function show(own: ReservationSummary[]) {
  call.mockReset().mockImplementation(async () => respond(200, { items: own }));
  renderIsland(<OpenHolds reason="Too many." />);
  const notice = await screen.findByRole("alert");
  const links = await within(notice).findAllByRole("link");
  return { notice, addresses: links.map((link) => link.getAttribute("href")) };
}

test("two unpaid trips are shown with why and how long they are held, and lead to their payments", async () => {
  const unpaid = { ...SAMPLE_RESERVATION, status: "request_created_payment_pending" as const };
  const { notice, addresses } = await show([
    { ...unpaid, id: LATER, asked: true, expires_at: "2026-12-01T08:30:00.000Z" },
    { ...SAMPLE_RESERVATION, status: "reservation_completed" },
    { ...unpaid, expires_at: "2026-12-01T08:10:00.000Z" },
  ]);
  expect(addresses.filter((address) => address?.startsWith("/payment/"))).toEqual([
    `/payment/${unpaid.id}`,
    `/payment/${LATER}`,
  ]);
  const [booked, accepted] = within(notice)
    .getAllByRole("listitem")
    .filter((item) => item.closest("ul ul") === null);
  expect(booked).toHaveTextContent("You started this booking");
  expect(booked).toHaveTextContent("1 December, 11:10");
  expect(accepted).toHaveTextContent("The owner accepted your request");
  expect(accepted).toHaveTextContent(/left/);
});

test("changes of paid trips that are open are shown with their new time; one that awaits its owner leads to no payment", async () => {
  const { id, start_date, end_date, person_count, total_price } = SAMPLE_RESERVATION;
  const from = { boat: null, start_date, end_date, person_count, total_price };
  const change = {
    id: LATER,
    status: "payment_pending" as const,
    from,
    to: { ...from, start_date: "2026-12-05T16:00", end_date: "2026-12-05T20:00" },
    payment: 40_000,
    refund: 0,
    remaining: 0,
    reason: null,
    ended_at: null,
    expires_at: "2026-12-01T08:30:00.000Z",
    created_at: "2026-12-01T08:00:00.000Z",
  };
  const asked = { ...change, status: "asked" as const, expires_at: "2026-12-01T09:00:00.000Z" };
  const { notice, addresses } = await show([
    { ...SAMPLE_RESERVATION, id: OTHER, open_change: asked },
    { ...SAMPLE_RESERVATION, open_change: change },
  ]);
  expect(addresses).toEqual([
    `/payment/${LATER}`,
    expect.stringContaining(id),
    expect.stringContaining(OTHER),
  ]);
  expect(notice).toHaveTextContent(/16:00–20:00.*1 December, 11:30/);
});
