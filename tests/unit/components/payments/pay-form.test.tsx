/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PayForm } from "@/components/payments/pay-form";
import type { PaymentSubjectRef } from "@/components/payments/payment-subject";
import { createPayment } from "@/lib/client/api/payments";
import { apiClient } from "@/lib/client/api/transport/api-client";
import { forgetAttempts } from "@/lib/client/api/transport/send-once";
import { leaveTo } from "@/lib/client/session/leave-to";
import type { CardPage } from "@/lib/domain/payments/card-page";
import { renderIsland, respond } from "@/tests/fixtures/pages/render-client";

jest.mock("@/lib/client/api/transport/api-client", () => ({ apiClient: jest.fn() }));
jest.mock("@/lib/client/session/leave-to", () => ({ leaveTo: jest.fn() }));
const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));
const call = jest.mocked(apiClient) as unknown as jest.Mock;

const HASHES = { pre_information: "a".repeat(64), distance_sales: "b".repeat(64) };
const contracts = (["pre_information", "distance_sales"] as const).map((kind) => ({
  kind,
  version: "3",
  title: kind === "distance_sales" ? "Contract" : "Form",
  text: "## 1. Parties\n\nThe **buyer** and the **buyer**, <script>alert(1)</script>\n\n- first\n- second\n- second",
  hash: HASHES[kind],
}));
const known = { address: "Moda Caddesi 48", city: "İstanbul", country: "Türkiye", identity_number: null };
const nobody = { address: "", city: "", country: "", identity_number: null };

beforeEach(() => {
  sessionStorage.clear();
  forgetAttempts();
  jest.clearAllMocks();
});

const TRIP = { kind: "reservation", id: "r1" } as const;
const OWN_PAGE: CardPage = { speaksLocale: true, needsIdentityNumber: false };
const show = (
  buyer = known,
  subject: PaymentSubjectRef = TRIP,
  linkKey: string | null = null,
  cardPage: CardPage = OWN_PAGE,
  disclosure: string | null = null,
) =>
  renderIsland(
    <PayForm amount="₺6.800,00" {...{ subject, buyer, contracts, disclosure, cardPage, linkKey }} />,
  );
const pay = () => userEvent.click(screen.getByRole("button", { name: "Pay ₺6.800,00" }));

test("without address and acceptance nothing is paid, and each says what is missing", async () => {
  show(nobody);
  expect(screen.getByLabelText("Address")).toBeRequired();
  expect(screen.getByRole("checkbox")).toBeRequired();
  await pay();
  expect(await screen.findByText("Please tick this box to continue.")).toBeVisible();
  expect(screen.getByLabelText("Address")).toHaveAccessibleDescription("This field is required.");
  // Of everything that is missing the first on the page, whichever field was registered first.
  expect(screen.getByLabelText("Address")).toHaveFocus();
  expect(call).not.toHaveBeenCalled();
});

test("accepted texts travel by their hashes, then the browser goes to the card page", async () => {
  call.mockResolvedValue(
    respond(201, { id: "0198c0de-0000-7000-8000-000000000001", redirect_url: "http://127.0.0.1/pay" }),
  );
  show();
  await userEvent.click(screen.getByRole("checkbox"));
  await pay();
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith("http://127.0.0.1/pay"));
  const [path, { json, headers }] = call.mock.calls[0];
  expect(path).toBe("payments");
  expect(headers["Idempotency-Key"]).toMatch(/^[0-9a-f]{32}$/);
  expect(json).toEqual({
    reservation_id: "r1",
    accepted_contracts: [
      { kind: "pre_information", hash: HASHES.pre_information },
      { kind: "distance_sales", hash: HASHES.distance_sales },
    ],
    buyer: known,
  });
});

test("one box names both contracts", () => {
  show();
  expect(screen.getByRole("checkbox", { name: /Form.*Contract/ })).not.toBeChecked();
});

test("whoever has an account since a telephone call states first to have read the disclosure", async () => {
  call.mockResolvedValue(
    respond(201, { id: "0198c0de-0000-7000-8000-000000000001", redirect_url: "http://127.0.0.1/pay" }),
  );
  show(known, TRIP, "key", OWN_PAGE, "I have read it.");
  await userEvent.click(screen.getByRole("checkbox", { name: /Form.*Contract/ }));
  await pay();
  expect(await screen.findByText("Please tick this box to continue.")).toBeVisible();
  expect(call).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("checkbox", { name: "I have read it." }));
  await pay();
  await waitFor(() => expect(leaveTo).toHaveBeenCalled());
  expect(call.mock.calls[0][1].json).toMatchObject({ disclosure_read: true, key: "key" });
});

test("after a refused card the same contracts of the same hold are still accepted, others are not", async () => {
  call.mockResolvedValue(
    respond(201, { id: "0198c0de-0000-7000-8000-000000000001", redirect_url: "http://127.0.0.1/pay" }),
  );
  const first = show();
  await userEvent.click(screen.getByRole("checkbox"));
  await pay();
  await waitFor(() => expect(leaveTo).toHaveBeenCalled());
  first.unmount();
  const again = show();
  await waitFor(() => expect(screen.getByRole("checkbox")).toBeChecked());
  again.unmount();
  const other = show(known, { kind: "reservation", id: "r2" });
  expect(screen.getByRole("checkbox")).not.toBeChecked();
  other.unmount();
  const newer = contracts.map((contract) => ({ ...contract, version: "4" }));
  renderIsland(
    <PayForm
      amount="₺6.800,00"
      subject={TRIP}
      buyer={known}
      contracts={newer}
      disclosure={null}
      cardPage={OWN_PAGE}
      linkKey={null}
    />,
  );
  expect(screen.getByRole("checkbox")).not.toBeChecked();
});

test("a second click after a lost response repeats the same request under the same key", async () => {
  call.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  call.mockResolvedValue(
    respond(201, { id: "0198c0de-0000-7000-8000-000000000001", redirect_url: "http://127.0.0.1/pay" }),
  );
  show();
  await userEvent.click(screen.getByRole("checkbox"));
  await pay();
  await waitFor(() => expect(screen.getByRole("button", { name: "Pay ₺6.800,00" })).toBeEnabled());
  await pay();
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith("http://127.0.0.1/pay"));
  const [[, first], [, second]] = call.mock.calls;
  expect(second.json).toEqual(first.json);
  expect(second.headers["Idempotency-Key"]).toBe(first.headers["Idempotency-Key"]);
});

test("a hold that ran out meanwhile is reported and the page requests the current state", async () => {
  call.mockResolvedValue(respond(409, { error: "hold_expired", message: "Too late", request_id: "r" }));
  show();
  await userEvent.click(screen.getByRole("checkbox"));
  await pay();
  expect(await screen.findByRole("alert")).toHaveTextContent("Too late");
  expect(refresh).toHaveBeenCalled();
  expect(leaveTo).not.toHaveBeenCalled();
});

test("a tick that was not sent is not kept: after a reload the box is empty again", async () => {
  const first = show();
  await userEvent.click(screen.getByRole("checkbox"));
  await userEvent.type(screen.getByLabelText("City"), " 2");
  first.unmount();
  show();
  expect(screen.getByRole("checkbox")).not.toBeChecked();
  expect(screen.getByLabelText("City")).toHaveValue("İstanbul 2");
});

test("a contract shows its text and nothing in it becomes markup", () => {
  const { container } = show();
  expect(container.querySelector("script")).toBeNull();
  expect(screen.getAllByText("first")[0]?.closest("ul")).not.toBeNull();
  expect(container).toHaveTextContent("<script>alert(1)</script>");
});

test("an order is paid by its own id, and the key of the mail's link takes the place of a session", async () => {
  call.mockResolvedValue(
    respond(201, { id: "0198c0de-0000-7000-8000-000000000001", redirect_url: "http://127.0.0.1/pay" }),
  );
  show(known, { kind: "order", id: "o1" }, "soon.signature");
  await userEvent.click(screen.getByRole("checkbox"));
  await pay();
  await waitFor(() => expect(leaveTo).toHaveBeenCalled());
  const { json } = call.mock.calls[0][1];
  expect(json).toMatchObject({ service_order_id: "o1", key: "soon.signature" });
  expect(json).not.toHaveProperty("reservation_id");
});

test("the start of a change's payment keeps its key while another change is paid in between", async () => {
  call.mockRejectedValue(new TypeError("Failed to fetch"));
  for (const change_id of ["c1", "c2", "c1"])
    await createPayment({ change_id, accepted_contracts: [] }).catch(() => undefined);
  const [first, second, again] = call.mock.calls.map(([, { headers }]) => headers["Idempotency-Key"]);
  expect(again).toBe(first);
  expect(second).not.toBe(first);
});

test("a card page that requires an identity number and uses another language is announced before", async () => {
  const message = "The card page needs your identity number.";
  call.mockResolvedValue(respond(422, { error: "identity_number_required", message, request_id: "r" }));
  show(known, TRIP, null, { speaksLocale: false, needsIdentityNumber: true });
  expect(screen.getByText("The card page is in English.")).toBeVisible();
  const identity = screen.getByLabelText("Identity or passport number");
  expect(identity).toHaveAccessibleDescription(/passport/);
  await userEvent.click(screen.getByRole("checkbox"));
  await pay();
  await waitFor(() => expect(identity).toHaveAccessibleDescription(/needs your identity number/));
  expect(identity).toHaveFocus();
});

test("a card page in the customer's language needs no notice", () => {
  show();
  expect(screen.queryByText("The card page is in English.")).toBeNull();
  expect(screen.queryByLabelText(/identity/)).toBeNull();
});

test("the parts of a contract are headings", () => {
  show();
  expect(screen.getAllByRole("heading", { name: "1. Parties", level: 4, hidden: true })).toHaveLength(2);
});
