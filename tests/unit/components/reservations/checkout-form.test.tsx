/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CheckoutForm } from "@/components/reservations/checkout/checkout-form";
import { apiClient } from "@/lib/client/api/transport/api-client";
import { forgetAttempts } from "@/lib/client/api/transport/send-once";
import { readAuthDialog } from "@/lib/client/session/auth-dialog-store";
import type { QuoteResponse } from "@/lib/contracts/boats/quote";
import type { ReservationSummary } from "@/lib/contracts/reservations";
import { SAMPLE_QUOTE } from "@/tests/fixtures/bookings/sample-quote";
import { SAMPLE_RESERVATION } from "@/tests/fixtures/bookings/sample-reservation";
import { renderIsland, respond } from "@/tests/fixtures/pages/render-client";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
jest.mock("@/lib/client/api/transport/api-client", () => ({ apiClient: jest.fn() }));
const call = jest.mocked(apiClient) as unknown as jest.Mock;

let quote: QuoteResponse | Response;
let reservation: Response;
let held: ReservationSummary[];
const sent: { json: Record<string, unknown>; headers: Record<string, string> }[] = [];

beforeEach(() => {
  sessionStorage.clear();
  forgetAttempts();
  sent.length = 0;
  quote = SAMPLE_QUOTE;
  held = [];
  call.mockReset().mockImplementation(async (path: string, options: (typeof sent)[number]) => {
    if (path === "vehicles/calculate-price") {
      if ("text" in quote) return quote;
      const { start_date, end_date } = options.json as unknown as QuoteResponse;
      return respond(200, quote.adjusted_date ? quote : { ...quote, start_date, end_date });
    }
    if (path === "user/reservations") return respond(200, { items: held });
    sent.push(options);
    return reservation;
  });
});

function show() {
  return renderIsland(
    <CheckoutForm
      boat={{
        id: 1,
        name: "Mavi Rüya",
        instant: true,
        policy: "flexible",
        picture: null,
        href: "/en/boat/x",
      }}
      choice={{
        rent_type: "hourly",
        start_date: "2026-12-01T10:00",
        end_date: "2026-12-01T14:00",
        person_count: 4,
      }}
      ports={[
        { id: 7, name: "Bebek" },
        { id: 8, name: "Kuruçeşme" },
      ]}
    />,
  );
}

const button = () => screen.getByRole("button", { name: "Continue to payment" });
const refusal = (status: number, error: string, details = {}) =>
  respond(status, { error, message: `Sentence of ${error}`, request_id: "r", details });

test("the live price shows what is paid now and on board, and folds what broken rules cost", async () => {
  show();
  expect(button()).toBeDisabled();
  const price = await screen.findByRole("region", { name: "Price" });
  await within(price).findByText("Pay now");
  for (const amount of ["₺6.800,00", "₺27.200,00"]) expect(within(price).getByText(amount)).toBeVisible();
  expect(within(price).getByText("₺5.000,00")).not.toBeVisible();
  await userEvent.click(within(price).getByText("Extra charges if rules are broken"));
  expect(within(price).getByText("₺5.000,00")).toBeVisible();
  expect(button()).toBeEnabled();
});

test("the cancellation policy stands in dates and money before anything is sent", async () => {
  jest.useFakeTimers({ now: new Date("2026-11-20T09:00:00Z"), doNotFake: ["setTimeout", "queueMicrotask"] });
  show();
  const steps = await screen.findByRole("list", { name: "" });
  expect(steps).toHaveTextContent("Until 30 November 2026, 10:00");
  expect(steps).toHaveTextContent("₺6.800,00");
  jest.useRealTimers();
});

test("port, note and the seen total are sent under one key, also when the response was lost", async () => {
  show();
  await waitFor(() => expect(button()).toBeEnabled());
  await userEvent.selectOptions(screen.getByLabelText("Departure port"), "Kuruçeşme");
  await userEvent.type(screen.getByLabelText("Note to the captain"), "Doğum günü");
  reservation = respond(500, { error: "internal", message: "No", request_id: "r" });
  await userEvent.click(button());
  await screen.findByRole("alert");
  await userEvent.click(button());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]?.json).toMatchObject({
    vehicle_id: 1,
    departure_port: 8,
    note: "Doğum günü",
    expected_total: 3_400_000,
  });
  expect(sent[1]?.headers["Idempotency-Key"]).toBe(sent[0]?.headers["Idempotency-Key"]);
});

test("an outage is not told as a refusal of the trip, and the next try goes on from where it was", async () => {
  quote = respond(503, {});
  show();
  await userEvent.type(screen.getByLabelText("Note to the captain"), "Doğum günü");
  expect(await screen.findByRole("alert")).not.toHaveTextContent("can’t be booked");
  quote = SAMPLE_QUOTE;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(button()).toBeEnabled());
  reservation = respond(503, {});
  await userEvent.click(button());
  await userEvent.click(within(await screen.findByRole("alert")).getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.json).toMatchObject({ note: "Doğum günü" });
});

test("a trip ends where it began unless another port is chosen for its end", async () => {
  show();
  await waitFor(() => expect(button()).toBeEnabled());
  const arrival = () => screen.getByLabelText("Arrival port");
  expect(arrival()).toHaveDisplayValue("Back to the departure port");
  expect(within(arrival()).queryByRole("option", { name: "Bebek" })).toBeNull();
  reservation = refusal(409, "too_many_holds");
  await userEvent.click(button());
  await userEvent.selectOptions(arrival(), "Kuruçeşme");
  await userEvent.click(button());
  await userEvent.selectOptions(screen.getByLabelText("Departure port"), "Kuruçeşme");
  expect(arrival()).toHaveDisplayValue("Back to the departure port");
  await userEvent.click(button());
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent.map(({ json }) => [json.departure_port, json.arrival_port])).toEqual([
    [7, null],
    [7, 8],
    [8, null],
  ]);
});

test("after a clear refusal the same choice is sent as a new attempt", async () => {
  show();
  await waitFor(() => expect(button()).toBeEnabled());
  reservation = refusal(409, "too_many_holds");
  await userEvent.click(button());
  expect(await screen.findByRole("alert")).toHaveTextContent("Sentence of too_many_holds");
  await userEvent.click(button());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.headers["Idempotency-Key"]).not.toBe(sent[0]?.headers["Idempotency-Key"]);
});

test("a slot that was taken meanwhile offers the nearest free times as buttons", async () => {
  show();
  await waitFor(() => expect(button()).toBeEnabled());
  reservation = refusal(409, "slot_taken", { nearest_free_times: ["2026-12-01T15:00", "2026-12-02T10:00"] });
  await userEvent.click(button());
  const free = await screen.findByRole("button", { name: "1 December, 15:00" });
  // Further up than the button that was pressed: what has the focus is in sight.
  expect(document.activeElement).toContainElement(free);
  await userEvent.click(free);
  expect(screen.queryByText("These hours have just been taken")).toBeNull();
  expect(await screen.findByText("19:00")).toBeVisible();
});

test("hours that are taken already cannot be sent", async () => {
  quote = { ...SAMPLE_QUOTE, available: false, nearest_free_times: ["2026-12-01T15:00"] };
  show();
  expect(await screen.findByRole("button", { name: "1 December, 15:00" })).toBeVisible();
  expect(button()).toBeDisabled();
});

test("hours that the customer holds already lead to their payment, and the button says where the reason stands", async () => {
  const own = { ...SAMPLE_RESERVATION, status: "request_created_payment_pending" as const };
  held = [
    {
      ...own,
      vehicle: { ...own.vehicle, id: 1 },
      start_date: "2026-12-01T12:00",
      end_date: "2026-12-01T16:00",
    },
  ];
  quote = { ...SAMPLE_QUOTE, available: false, nearest_free_times: ["2026-12-01T15:00"] };
  show();
  const notice = await screen.findByRole("alert");
  expect(notice).toHaveTextContent("You’re already holding these hours");
  expect(within(notice).getByRole("link", { name: "Go to payment" })).toHaveAttribute(
    "href",
    expect.stringContaining(`/payment/${own.id}`),
  );
  expect(screen.queryByRole("button", { name: "1 December, 15:00" })).toBeNull();
  expect(button()).toHaveAccessibleDescription("These hours can’t be booked; see the reason above.");
});

test("a changed price is shown with both totals and must be confirmed", async () => {
  show();
  await waitFor(() => expect(button()).toBeEnabled());
  reservation = refusal(409, "price_changed", { total_price: 3_600_000 });
  await userEvent.click(button());
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("The total you saw was ₺34.000,00, the current total is ₺36.000,00.");
  quote = { ...SAMPLE_QUOTE, total_price: 3_600_000 };
  await userEvent.click(within(alert).getByRole("button"));
  await waitFor(() => expect(screen.getByText("₺36.000,00")).toBeVisible());
  await userEvent.click(button());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.json.expected_total).toBe(3_600_000);
  expect(sent[1]?.headers["Idempotency-Key"]).not.toBe(sent[0]?.headers["Idempotency-Key"]);
});

test("a day without a price names the nearest one that has, and moves only when the customer agrees", async () => {
  quote = {
    ...SAMPLE_QUOTE,
    adjusted_date: "2026-12-05",
    start_date: "2026-12-05T10:00",
    end_date: "2026-12-05T14:00",
  };
  show();
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "No price found for the date you selected, your date has been adjusted to the nearest date.",
  );
  expect(button()).toBeDisabled();
  quote = SAMPLE_QUOTE;
  await userEvent.click(screen.getByRole("button", { name: "Use 5 December 2026" }));
  await waitFor(() => expect(button()).toBeEnabled());
});

test("a choice without any price says why and leads back to the boat", async () => {
  quote = refusal(409, "no_price");
  show();
  expect(await screen.findByRole("alert")).toHaveTextContent("Sentence of no_price");
  expect(screen.getByRole("link", { name: "Choose again on the boat page" })).toHaveAttribute(
    "href",
    "/en/boat/x",
  );
});

test("a missing phone number opens its form instead of showing an error", async () => {
  show();
  await waitFor(() => expect(button()).toBeEnabled());
  reservation = refusal(409, "phone_not_found");
  await userEvent.click(button());
  await waitFor(() => expect(readAuthDialog()).toMatchObject({ mode: "phone" }));
  expect(screen.queryByRole("alert")).toBeNull();
});
