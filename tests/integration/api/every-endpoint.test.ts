import { MAX_BODY_BYTES } from "@/lib/server/platform/request/read-limited-body";
import type { RouteHandler } from "@/lib/server/runtime/api/endpoint-contract";
import { ENDPOINT_ROWS } from "@/lib/server/runtime/api/endpoint-table";
import { needOf } from "@/lib/server/runtime/api/session-need";
import { CONSOLE_BODIES } from "@/tests/fixtures/accounts/console-bodies";
import { deskBodies } from "@/tests/fixtures/accounts/desk-bodies";
import { makeOwnerWithoutBoat, openDesk } from "@/tests/fixtures/accounts/owner-desk";
import { SoftwareAuthenticator } from "@/tests/fixtures/accounts/software-authenticator";
import { confirmStaff, makeStaff } from "@/tests/fixtures/accounts/staff-member";
import { makeCustomer } from "@/tests/fixtures/bookings/booking-world";
import { SAMPLE_REVIEW } from "@/tests/fixtures/bookings/sample-review";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callHandler, SITE } from "@/tests/fixtures/http/call-handler";
import { findHandler } from "@/tests/fixtures/http/find-handler";

testDatabase();

const UNKNOWN_ID = "00000000-0000-4000-8000-000000000000";
/** What is no uuid. */
const OF_ANOTHER_KIND: Readonly<Record<string, string>> = {
  review: "999999999",
  kind: "question",
  key: "none",
  redirect: "999999999",
  subject: "reservation",
  contract: "distance_sales",
  consent: "kvkk",
  setting: "brand",
  currency: "EUR",
  section: "types",
};
const paramsOf = (path: string) =>
  Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, OF_ANOTHER_KIND[name] ?? UNKNOWN_ID]),
  );

const rows = ENDPOINT_ROWS.map(([key, row]) => {
  const [method = "", path = ""] = key.split(" ");
  return { key, method, path, row };
});
const withBody = rows.filter(({ row }) => row.body);
const guarded = rows.filter(({ row }) => needOf(row.access).use === "required");

const JOINING = {
  name: "Ada Deniz",
  passkey_name: "Laptop",
  credential: new SoftwareAuthenticator().create({
    rp: { id: "localhost", name: "Palamar" },
    user: { id: "x", name: "x", displayName: "x" },
    challenge: "x",
    pubKeyCredParams: [],
  }),
};

/** The bodies that endpoints with an id require before they check the id. */
const CHOICE = { package_id: 1, date: "2030-06-01" };
const WHERE = { place: 1, start_hour: 18 };
const CUSTOMER = { customer_name: "Ayşe", phone: "05321234567", email: "a@example.com" };
const NEW_TRIP = { start_date: "2030-06-01T10:00", end_date: "2030-06-01T14:00", person_count: 2 };
const BODIES: Readonly<Partial<Record<string, object>>> = {
  "POST /special-services/{slug}/calculate-price": CHOICE,
  "POST /special-services/{slug}/orders": { ...CHOICE, ...WHERE, ...CUSTOMER, expected_total: 1 },
  "POST /user/special-services/{id}/cancel": { reason: "Plan değişti" },
  "POST /user/reservations/{id}/messages": { text: "Merhaba" },
  "POST /user/special-services/{id}/messages": { text: "Merhaba" },
  "POST /owner/{token}": { action: "accept" },
  "POST /owner/{token}/question": { action: "read" },
  "POST /user/questions/{id}/messages": { text: "Merhaba" },
  "POST /user/questions/{id}/report": { text: "Numara istiyor" },
  "PUT /guests/{token}": { name: "Ali", coming: false },
  "POST /user/reservations/{id}/guests": { name: "Ali", coming: false },
  "PUT /user/reservations/{id}/guests": { shows_cost: true },
  "PUT /user/reservations/{id}/guests/{guest}": { settled: true },
  "POST /shortlists/{token}/votes": { vehicle_id: 1, name: "Ali" },
  "POST /user/reservations/{id}/cancel": { reason: "Plan değişti" },
  "PUT /user/passkeys/{id}": { name: "Telefonum" },
  "POST /user/reservations/{id}/review": SAMPLE_REVIEW,
  "POST /operate/invitations/{token}": JOINING,
  ...CONSOLE_BODIES,
  ...deskBodies(),
  "POST /user/reservations/{id}/change-quote": NEW_TRIP,
  "POST /user/reservations/{id}/changes": {
    ...NEW_TRIP,
    expected_total: 1,
    expected_payment: 0,
    expected_refund: 0,
  },
};

let token = "";
const cookies = { staff: "", owner: "" };
const handlers = new Map<string, RouteHandler>();
beforeAll(async () => {
  token = (await makeCustomer()).token;
  const admin = await makeStaff("admin");
  cookies.staff = admin.cookie;
  cookies.owner = (await openDesk(await makeOwnerWithoutBoat())).cookie;
  await confirmStaff(admin.id);
  for (const { key } of rows) handlers.set(key, await findHandler(key));
});

async function sendRequest(key: string, call: Parameters<typeof callHandler>[2]) {
  const { method, path } = rows.find((row) => row.key === key) ?? { method: "", path: "" };
  const handler = handlers.get(key);
  if (!handler) throw new Error(`No handler ${key}`);
  const address = crypto.randomUUID();
  return callHandler(handler, path.slice(1), {
    method,
    params: paramsOf(path),
    address,
    ...call,
  });
}

/** What a signed-in caller of this endpoint sends: a customer a token, staff and owners their cookie. */
function signedIn(key: string, headers: Record<string, string> = {}) {
  const access = rows.find((row) => row.key === key)?.row.access ?? "anyone";
  const { kind } = needOf(access);
  return kind === "customer"
    ? { bearer: token, headers }
    : { cookie: cookies[kind], headers: { Origin: SITE, ...headers } };
}

describe("every endpoint", () => {
  test.each(guarded.map(({ key }) => key))("%s returns nothing to anonymous visitors", async (key) => {
    for (const bearer of [undefined, "x".repeat(43), "../../etc", "null"]) {
      const { status, body } = await sendRequest(key, bearer ? { bearer } : {});
      expect([status, Object.keys(body), body.error]).toEqual([
        401,
        ["error", "message", "request_id"],
        "unauthorized",
      ]);
    }
  });

  test.each(withBody.map(({ key }) => key))(
    "%s refuses keys that its contract does not name",
    async (key) => {
      const headers = { "Idempotency-Key": crypto.randomUUID() };
      for (const extra of ["id", "user_id", "status", "is_admin", "price"]) {
        const { status, body } = await sendRequest(key, {
          ...signedIn(key, headers),
          body: { [extra]: "x" },
        });
        expect([extra, status, body.error]).toEqual([extra, 422, "invalid_input"]);
        expect(Object.keys(body.fields)).toContain(extra);
      }
    },
  );

  test.each(withBody.map(({ key, row }) => [key, row.maxBodyBytes ?? MAX_BODY_BYTES] as const))(
    "%s takes JSON objects only, of at most %d bytes",
    async (key, maxBytes) => {
      const headers = { "Idempotency-Key": crypto.randomUUID() };
      for (const raw of ["[]", "null", "1", '"x"']) {
        expect((await sendRequest(key, { ...signedIn(key, headers), raw })).status).toBe(422);
      }
      expect((await sendRequest(key, { ...signedIn(key, headers), raw: "{" })).status).toBe(400);
      expect(
        (await sendRequest(key, { ...signedIn(key, headers), raw: "x".repeat(maxBytes + 1) })).status,
      ).toBe(413);
    },
  );

  test.each(rows.filter(({ path }) => path.includes("{")).map(({ key }) => key))(
    "%s answers 404 to ids that do not exist or cannot",
    async (key) => {
      const { path } = rows.find((row) => row.key === key) ?? { path: "" };
      const query = /availability$|change-days$/.test(path) ? "?from=2026-12-01&to=2026-12-02" : "";
      for (const id of [UNKNOWN_ID, "0", "-1", "' or 1=1 --", "../user", "%00", "x".repeat(3000)]) {
        const params = Object.fromEntries(Object.keys(paramsOf(path)).map((name) => [name, id]));
        const handler = handlers.get(key);
        const response =
          handler &&
          (await callHandler(handler, path.slice(1) + query, {
            params,
            method: key.split(" ")[0] ?? "",
            body: BODIES[key],
            address: crypto.randomUUID(),
            ...signedIn(key, { "Idempotency-Key": crypto.randomUUID() }),
          }));
        expect([id, response?.status, response?.body.error]).toEqual([id, 404, "not_found"]);
      }
    },
  );

  test.each(guarded.filter(({ method }) => method !== "GET").map(({ key }) => key))(
    "%s refuses writes that a foreign page sends with the cookie",
    async (key) => {
      const access = rows.find((row) => row.key === key)?.row.access ?? "anyone";
      const { kind } = needOf(access);
      const cookie = kind === "customer" ? `palamar_session=${token}` : cookies[kind];
      for (const Origin of ["https://evil.example", "null", "http://localhost:3000.evil.example"]) {
        const { status, body } = await sendRequest(key, { cookie, headers: { Origin } });
        expect([status, body.error]).toEqual([403, "cross_site"]);
      }
    },
  );
});
