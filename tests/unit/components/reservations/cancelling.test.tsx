/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ChangeTrip } from "@/components/reservations/cancel/change-trip";
import { rebookChoice } from "@/components/reservations/cancel/may-cancel";
import { apiClient } from "@/lib/client/api/transport/api-client";
import { leaveTo } from "@/lib/client/session/leave-to";
import { SAMPLE_QUOTE } from "@/tests/fixtures/bookings/sample-quote";
import { SAMPLE_RESERVATION } from "@/tests/fixtures/bookings/sample-reservation";
import { renderIsland, respond } from "@/tests/fixtures/pages/render-client";

const refresh = jest.fn();
jest.mock("@/lib/client/api/transport/api-client", () => ({ apiClient: jest.fn() }));
jest.mock("@/lib/client/session/leave-to", () => ({ leaveTo: jest.fn() }));
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));
const call = jest.mocked(apiClient) as unknown as jest.Mock;

const { id } = SAMPLE_RESERVATION;
const TEXT = "Anything to add (optional)";
const step = { from: null, until: "2026-11-28T07:00:00.000Z" };
const paid = {
  currency: "TRY",
  paid: 680_000,
  payment_in_review: false,
  refund: 340_000,
  percent: 50,
  policy: "moderate",
  steps: [
    { ...step, until: "2026-11-21T07:00:00.000Z", percent: 100, refund: 680_000, current: false },
    { ...step, percent: 50, refund: 340_000, current: true },
    { ...step, until: "2026-12-01T07:00:00.000Z", percent: 0, refund: 0, current: false },
  ],
};

let cancellation: object;
let cancelled: Response;
const sent: Record<string, unknown>[] = [];
const quoted: Record<string, unknown>[] = [];

beforeEach(() => {
  sessionStorage.clear();
  sent.length = 0;
  quoted.length = 0;
  cancellation = paid;
  cancelled = respond(200, { status: "reservation_cancelled", refund: 340_000, currency: "TRY" });
  refresh.mockReset();
  jest.mocked(leaveTo).mockReset();
  call.mockReset().mockImplementation(async (path: string, { json }: { json: Record<string, unknown> }) => {
    if (path.endsWith("/cancellation")) return respond(200, cancellation);
    if (path === "vehicles/calculate-price") {
      quoted.push(json);
      return respond(200, { ...SAMPLE_QUOTE, total_price: 4_000_000, prepayment: 800_000 });
    }
    sent.push(json);
    return cancelled;
  });
});

function show(request = false, way: "change" | "rebook" | null = "rebook") {
  const { vehicle } = SAMPLE_RESERVATION;
  const choice = rebookChoice(SAMPLE_RESERVATION);
  renderIsland(
    <ChangeTrip
      trip={{ reservationId: id, boatId: vehicle.id, slug: vehicle.slug, choice }}
      request={request}
      way={way}
    />,
  );
}

const open = async (name: string) => {
  await userEvent.click(screen.getByRole("button", { name }));
  return screen.findByRole("dialog");
};
const refusal = (status: number, error: string) =>
  respond(status, { error, message: `Sentence of ${error}`, request_id: "r", details: { refund: 0 } });

describe("the question whether to cancel", () => {
  test("while a payment is checked announces the full refund, and offers no second booking to pay", async () => {
    call.mockResolvedValueOnce(
      respond(200, { ...paid, paid: 0, refund: 0, steps: [], payment_in_review: true }),
    );
    show(true, null);
    expect(screen.queryByRole("button", { name: "Change date or time" })).toBeNull();
    const dialog = await open("Withdraw the request");
    expect(await within(dialog).findByText(/still being checked/)).toHaveTextContent(
      "full amount is refunded",
    );
    expect(within(dialog).queryByText(/You haven’t paid yet/)).toBeNull();
  });

  test("shows the refund and the policy in dates before it can be confirmed", async () => {
    let arrive: (amounts: Response) => void = () => undefined;
    call.mockReturnValueOnce(
      new Promise<Response>((resolve) => {
        arrive = resolve;
      }),
    );
    show();
    const dialog = await open("Cancel the reservation");
    expect(within(dialog).queryByRole("button", { name: "Cancel the reservation" })).toBeNull();
    arrive(respond(200, paid));
    expect(await within(dialog).findByText("Your refund if you cancel now")).toBeVisible();
    expect(within(dialog).getAllByText("₺3.400,00")[0]).toBeVisible();
    expect(within(dialog).getByText(/50% of the/)).toHaveTextContent("50% of the ₺6.800,00 you paid online");
    const steps = within(dialog).getAllByRole("listitem");
    expect(steps.map((item) => item.getAttribute("aria-current"))).toEqual([null, "step", null]);
    expect(steps[1]).toHaveTextContent("Until 28 November 2026, 10:00Now50% refund₺3.400,00");
    const confirm = within(dialog).getByRole("button", { name: "Cancel the reservation" });
    expect(steps[2]?.compareDocumentPosition(confirm)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test("needs a reason, sends the seen refund with it, and shows the new state", async () => {
    show();
    const dialog = await open("Cancel the reservation");
    await userEvent.click(await within(dialog).findByRole("button", { name: "Cancel the reservation" }));
    expect(await within(dialog).findByText("This field is required.")).toBeVisible();
    expect(within(dialog).getByRole("group")).toHaveAccessibleDescription(
      "Choose one, or write it below. This field is required.",
    );
    expect(within(dialog).getByRole("radio", { name: "My plans have changed" })).toHaveFocus();
    expect(sent).toEqual([]);
    await userEvent.click(within(dialog).getByRole("radio", { name: "The weather" }));
    await userEvent.click(within(dialog).getByRole("button", { name: "Cancel the reservation" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent).toEqual([{ reason: "The weather", expected_refund: 340_000 }]);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  test("takes a written reason alone, or after the chosen one", async () => {
    show();
    const dialog = await open("Cancel the reservation");
    await userEvent.type(await within(dialog).findByLabelText(TEXT), "Illness");
    cancelled = refusal(503, "unavailable");
    await userEvent.click(within(dialog).getByRole("button", { name: "Cancel the reservation" }));
    await within(dialog).findByRole("alert");
    await userEvent.click(within(dialog).getByRole("radio", { name: "My plans have changed" }));
    await userEvent.click(within(dialog).getByRole("button", { name: "Cancel the reservation" }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ reason }) => reason)).toEqual(["Illness", "My plans have changed – Illness"]);
  });

  test("keeps the reason when the call fails, also when it is opened again", async () => {
    show();
    const dialog = await open("Cancel the reservation");
    await userEvent.type(await within(dialog).findByLabelText(TEXT), "Illness");
    cancelled = refusal(503, "unavailable");
    await userEvent.click(within(dialog).getByRole("button", { name: "Cancel the reservation" }));
    expect(await within(dialog).findByRole("alert")).toHaveTextContent("Sentence of unavailable");
    expect(within(dialog).getByLabelText(TEXT)).toHaveValue("Illness");
    await userEvent.click(within(dialog).getByRole("button", { name: "Keep the reservation" }));
    const again = await open("Cancel the reservation");
    expect(await within(again).findByLabelText(TEXT)).toHaveValue("Illness");
  });

  test("shows the new amount when a step of the policy has passed meanwhile, and cancels nothing", async () => {
    show();
    const dialog = await open("Cancel the reservation");
    await userEvent.type(await within(dialog).findByLabelText(TEXT), "Illness");
    cancellation = { ...paid, refund: 0, percent: 0 };
    cancelled = refusal(409, "refund_changed");
    await userEvent.click(within(dialog).getByRole("button", { name: "Cancel the reservation" }));
    expect(await within(dialog).findByText(/nothing can be refunded any more/)).toBeVisible();
    expect(within(dialog).getByRole("alert")).toHaveTextContent("Sentence of refund_changed");
    expect(refresh).not.toHaveBeenCalled();
  });

  test("says before payment that withdrawing costs nothing", async () => {
    cancellation = { ...paid, paid: 0, refund: 0, percent: 0, steps: [] };
    show(true);
    const dialog = await open("Withdraw the request");
    expect(await within(dialog).findByText("You haven’t paid yet; withdrawing is free.")).toBeVisible();
    expect(within(dialog).queryByText("Cancellation terms")).toBeNull();
  });

  test("does nothing when the customer closes it", async () => {
    show();
    const dialog = await open("Cancel the reservation");
    await userEvent.click(await within(dialog).findByRole("button", { name: "Keep the reservation" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(sent).toEqual([]);
  });
});

describe("another date", () => {
  test("of a paid trip is chosen on a page of its own", () => {
    show(false, "change");
    const link = screen.getByRole("link", { name: "Change date or time" });
    expect(link).toHaveAttribute("href", `/en/u/reservations/${id}/change`);
  });

  test("shows the refund beside the new pre-payment, then cancels and leads to the booking", async () => {
    show();
    const dialog = await open("Change date or time");
    const confirm = within(dialog).getByRole("button", { name: "Cancel and continue" });
    expect(await within(dialog).findByText("₺3.400,00")).toBeVisible();
    expect(confirm).toBeDisabled();
    await userEvent.type(within(dialog).getByLabelText("New day"), "2026-12-05");
    expect(await within(dialog).findByText("₺8.000,00")).toBeVisible();
    expect(within(dialog).getByText(/New total/)).toHaveTextContent("₺40.000,00");
    expect(quoted.at(-1)).toMatchObject({
      vehicle_id: 7,
      start_date: "2026-12-05T10:00",
      end_date: "2026-12-05T14:00",
      extras: [
        { service_id: 31, quantity: 1 },
        { service_id: 32, quantity: 2 },
      ],
    });
    await userEvent.click(confirm);
    await waitFor(() => expect(leaveTo).toHaveBeenCalledTimes(1));
    expect(sent).toEqual([{ reason: "New date: 5 December 2026, 10:00", expected_refund: 340_000 }]);
    expect(jest.mocked(leaveTo).mock.calls[0]?.[0]).toMatch(
      /^\/en\/reserve\/mavi-ruya\?.*start_date=2026-12-05T10%3A00/,
    );
  });

  test("stays here when the reservation could not be cancelled", async () => {
    show();
    const dialog = await open("Change date or time");
    await userEvent.type(within(dialog).getByLabelText("New day"), "2026-12-05");
    await within(dialog).findByText("₺8.000,00");
    cancelled = refusal(409, "transition_not_allowed");
    await userEvent.click(within(dialog).getByRole("button", { name: "Cancel and continue" }));
    expect(await within(dialog).findByRole("alert")).toHaveTextContent("Sentence of transition_not_allowed");
    expect(leaveTo).not.toHaveBeenCalled();
  });
});
