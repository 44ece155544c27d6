/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OrderForm } from "@/components/orders/order-form";
import { apiClient } from "@/lib/client/api/transport/api-client";
import { forgetAttempts } from "@/lib/client/api/transport/send-once";
import { setActiveUser } from "@/lib/client/session/active-user-store";
import { closeAuthDialog, readAuthDialog } from "@/lib/client/session/auth-dialog-store";
import { leaveTo } from "@/lib/client/session/leave-to";
import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { sampleUser } from "@/tests/fixtures/accounts/sample-user";
import { renderIsland, respond } from "@/tests/fixtures/pages/render-client";

jest.mock("@/lib/client/api/transport/api-client", () => ({ apiClient: jest.fn() }));
jest.mock("@/lib/client/session/leave-to", () => ({ leaveTo: jest.fn() }));
const call = jest.mocked(apiClient) as unknown as jest.Mock;

const service = {
  slug: "marriage-proposal",
  leadDays: 3,
  asksCakeText: false,
  places: [{ id: 3, name: "Muğla", ports: [{ id: 31, name: "Göcek" }] }],
  packages: [
    { id: 71, label: "Candlelight", currency: "TRY", priceMinor: 2_490_000, hours: 2, maxPersons: 2 },
    { id: 72, label: "With photographer", currency: "TRY", priceMinor: 3_990_000, hours: 3, maxPersons: 2 },
  ],
} as const;
const day = addDays(tripDayOf(new Date()), 10);
const ORDER = "0198c0de-0000-7000-8000-000000000001";
const BOAT = { port: "Göcek", cruising_capacity: 8 };
const PRICE = {
  currency: "TRY",
  total_price: 2_490_000,
  places_left: 2,
  hours: 2,
  refund_until: "2026-12-01T07:00:00.000Z",
  vehicles: [
    { ...BOAT, id: 5, code: "PLM-1", name: "Mavi Rüya", fast_app: true, start_hours: [10, 17] },
    { ...BOAT, id: 6, code: "PLM-2", name: "Lodos", fast_app: false, start_hours: [17, 18] },
  ],
};
const created = { id: ORDER, number: "ORG-1", status: "order_payment_pending", expires_at: null };
const user = sampleUser({
  name: "Ayşe",
  surname: "Yılmaz",
  full_name: "Ayşe Yılmaz",
  email: "ayse@example.com",
  dial_code: "+90",
  phone: "+905321234567",
  phone_verified: true,
  locale: "tr",
});

/** Responses by path; the last response given for a path applies. */
const answers: Record<string, ReturnType<typeof respond>> = {};
const sentOrders = () => call.mock.calls.filter(([path]) => String(path).endsWith("/orders"));

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  forgetAttempts();
  closeAuthDialog();
  answers.user = respond(200, user);
  answers["special-services/marriage-proposal/calculate-price"] = respond(200, PRICE);
  answers["special-services/marriage-proposal/orders"] = respond(201, created);
  call.mockImplementation(async (path: string) => answers[path]);
  setActiveUser({ id: "u1", name: "Ayşe Yılmaz", unread: 0 });
});

const chooseDay = () => fireEvent.change(screen.getByLabelText("Day"), { target: { value: day } });
const choose = (label: string, value: string) => userEvent.selectOptions(screen.getByLabelText(label), value);
/** Place, day and hour. */
async function chooseWhereAndWhen() {
  await choose("City or port", "31");
  chooseDay();
  await choose("Start time", "17");
}
const submit = () => userEvent.click(screen.getByRole("button", { name: "Continue with the order" }));

test("the package whose button was pressed is ordered at the price that stands there, and payment follows", async () => {
  renderIsland(<OrderForm service={service} packageId={72} />);
  answers["special-services/marriage-proposal/calculate-price"] = respond(200, {
    ...PRICE,
    total_price: 3_990_000,
  });
  expect(await screen.findByDisplayValue("ayse@example.com")).toBeVisible();
  await chooseWhereAndWhen();
  expect(await screen.findByText("2 places left on this day")).toBeVisible();
  expect(screen.getByText("₺39.900,00")).toBeVisible();
  await submit();
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(`/service-payment/${ORDER}`));
  expect(sentOrders()[0]?.[1].json).toEqual({
    package_id: 72,
    date: day,
    person_count: 2,
    place: 31,
    vehicle_id: null,
    start_hour: 17,
    customer_name: "Ayşe Yılmaz",
    phone: "+905321234567",
    email: "ayse@example.com",
    note: null,
    invoice: null,
    expected_total: 3_990_000,
  });
});

test("what the cake is to say is asked where there is one, and stands first in the note", async () => {
  renderIsland(<OrderForm service={{ ...service, asksCakeText: true }} packageId={71} />);
  await screen.findByDisplayValue("ayse@example.com");
  await chooseWhereAndWhen();
  await userEvent.type(screen.getByLabelText("What should the cake say?"), "Happy birthday, Deniz");
  await userEvent.type(screen.getByLabelText("Your note (optional)"), "No nuts");
  await submit();
  await waitFor(() => expect(sentOrders()).toHaveLength(1));
  expect(sentOrders()[0]?.[1].json.note).toBe("On the cake: Happy birthday, Deniz\nNo nuts");
});

test("place, day and hour are asked of everybody, also when Palamar chooses the boat", async () => {
  renderIsland(<OrderForm service={service} packageId={71} />);
  await screen.findByDisplayValue("ayse@example.com");
  await submit();
  for (const label of ["City or port", "Day", "Start time"])
    expect(await screen.findByLabelText(label)).toHaveAccessibleDescription(/This field is required/);
  expect(sentOrders()).toHaveLength(0);
});

test("a chosen boat needs one of the hours at which it is free, and travels with the order", async () => {
  renderIsland(<OrderForm service={service} packageId={71} />);
  await screen.findByDisplayValue("ayse@example.com");
  await choose("City or port", "31");
  chooseDay();
  await userEvent.selectOptions(await screen.findByLabelText("Boat"), "5");
  const hours = screen.getByLabelText("Start time");
  expect([...hours.querySelectorAll("option")].map(({ value }) => value)).toEqual(["", "10", "17"]);
  await choose("Start time", "17");
  await submit();
  await waitFor(() => expect(sentOrders()).toHaveLength(1));
  expect(sentOrders()[0]?.[1].json).toMatchObject({ place: 31, vehicle_id: 5, start_hour: 17 });
});

test("a boat on request says that her owner is asked first, and no payment page follows", async () => {
  answers["special-services/marriage-proposal/orders"] = respond(201, {
    ...created,
    status: "order_requested",
  });
  renderIsland(<OrderForm service={service} packageId={71} />);
  await screen.findByDisplayValue("ayse@example.com");
  await chooseWhereAndWhen();
  await userEvent.selectOptions(await screen.findByLabelText("Boat"), "6");
  expect(screen.getByText(/owner is asked first/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Ask the owner" }));
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(`/en/u/special-services/${ORDER}`));
});

test.each([
  ["until when a cancellation is free", "2026-12-01T07:00:00.000Z", /for a full refund/],
  ["that this order can never be refunded", null, /can’t be refunded/],
] as const)("before the click the form says %s", async (_, refundUntil, said) => {
  answers["special-services/marriage-proposal/calculate-price"] = respond(200, {
    ...PRICE,
    refund_until: refundUntil,
  });
  renderIsland(<OrderForm service={service} packageId={71} />);
  await chooseWhereAndWhen();
  expect(await screen.findByText(said)).toBeVisible();
});

test("an unavailable day is reported beside the day before anything is sent", async () => {
  answers["special-services/marriage-proposal/calculate-price"] = respond(409, {
    error: "service_day_full",
    message: "This day is fully booked.",
    request_id: "r",
  });
  renderIsland(<OrderForm service={service} packageId={71} />);
  chooseDay();
  await waitFor(() =>
    expect(screen.getByLabelText("Day")).toHaveAccessibleDescription(/This day is fully booked/),
  );
});

test("a refused order says why beside its field, and only a lost response keeps its key", async () => {
  renderIsland(<OrderForm service={service} packageId={71} />);
  await screen.findByDisplayValue("ayse@example.com");
  await chooseWhereAndWhen();
  answers["special-services/marriage-proposal/orders"] = respond(422, {
    error: "invalid_phone",
    message: "No such phone.",
    request_id: "r",
  });
  await submit();
  expect(await screen.findByText("No such phone.")).toBeVisible();
  answers["special-services/marriage-proposal/orders"] = respond(500, { error: "internal" });
  await submit();
  await waitFor(() => expect(sentOrders()).toHaveLength(2));
  await submit();
  await waitFor(() => expect(sentOrders()).toHaveLength(3));
  const [refused, lost, repeated] = sentOrders().map(([, { headers }]) => headers["Idempotency-Key"]);
  expect(lost).not.toBe(refused);
  expect(repeated).toBe(lost);
});

test("without a session the login opens, nothing is sent, and what was typed is there after a reload", async () => {
  setActiveUser(null);
  const first = renderIsland(<OrderForm service={service} packageId={71} />);
  await chooseWhereAndWhen();
  await userEvent.type(screen.getByLabelText("Name and surname"), "Ayşe Yılmaz");
  await userEvent.type(screen.getByLabelText("Phone"), "0532 123 45 67");
  await userEvent.type(screen.getByLabelText("Email"), "a@example.com");
  await userEvent.type(screen.getByLabelText("Your note (optional)"), "White roses");
  await userEvent.click(screen.getByRole("button", { name: "Log in and continue" }));
  await waitFor(() => expect(readAuthDialog()).toEqual({ mode: "login" }));
  expect(sentOrders()).toHaveLength(0);
  first.unmount();
  renderIsland(<OrderForm service={service} packageId={null} />);
  expect(screen.getByLabelText("Your note (optional)")).toHaveValue("White roses");
  expect(screen.getByLabelText("Day")).toHaveValue(day);
});
