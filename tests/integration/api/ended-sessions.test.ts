import { request as httpRequest } from "node:http";
import { Readable } from "node:stream";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { accept } from "@/lib/domain/shared/outcome";
import { hashPassword } from "@/lib/server/people/accounts/password/hash-password";
import * as sessionReads from "@/lib/server/people/accounts/sessions/find-session";
import { hashToken } from "@/lib/server/people/accounts/sessions/hash-token";
import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { sessions, users } from "@/lib/server/platform/db/schema/accounts";
import { ENDPOINT_ROWS } from "@/lib/server/runtime/api/endpoint-table";
import { serveContract } from "@/lib/server/runtime/api/serve-contract";
import { SoftwareAuthenticator } from "@/tests/fixtures/accounts/software-authenticator";
import { bodyOf, orderOf, tripTime } from "@/tests/fixtures/bookings/booking-world";
import { makeService } from "@/tests/fixtures/bookings/order-world";
import { makeOwned, type Owned, REACHES, type Reach } from "@/tests/fixtures/bookings/own-objects";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { waitForLock } from "@/tests/fixtures/database/wait-for-lock";
import { callHandler } from "@/tests/fixtures/http/call-handler";
import { findHandler } from "@/tests/fixtures/http/find-handler";
import { openFront } from "@/tests/fixtures/http/open-front";

jest.mock("@/lib/server/people/accounts/sessions/find-session", () => {
  const actual = jest.requireActual("@/lib/server/people/accounts/sessions/find-session");
  return { ...actual, findSession: jest.fn(actual.findSession) };
});

testDatabase();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

const PASSWORD = "Martı-kanadı-7";
const DELETE_ACCOUNT = "DELETE /user/profile";
/** The end of the account last: without the check nothing would be left for the others. */
const WRITING = ENDPOINT_ROWS.filter(
  ([key, { access }]) =>
    !key.startsWith("GET ") && (access === "customer" || access === "customer_or_anyone"),
)
  .map(([key]) => key)
  .toSorted((a, b) => Number(a === DELETE_ACCOUNT) - Number(b === DELETE_ACCOUNT));
/** They write nothing themselves: a price, and the way to Google, whose return is another request. */
const READING = ["POST /user/reservations/{id}/change-quote", "POST /user/google"];

const TRIP = {
  rent_type: "hourly",
  start_date: tripTime(50, 10),
  end_date: tripTime(50, 14),
  person_count: 2,
};

let owned: Owned;
let service: Awaited<ReturnType<typeof makeService>>;
let credential: object;

/** A valid call of every row that names no object in its path. */
const CALLS: Record<string, () => Reach> = {
  "PUT /user/profile": () => ({ call: { method: "PUT", body: { name: "Mallory" } } }),
  [DELETE_ACCOUNT]: () => ({ call: { method: "DELETE" } }),
  "POST /user/step-up": () => ({ call: { body: { password: PASSWORD } } }),
  "POST /user/step-up/code": () => ({ call: { method: "POST" } }),
  "POST /user/step-up/passkey": () => ({ call: { method: "POST" } }),
  "POST /user/passkeys": () => ({ call: { body: { name: "Telefon", credential } } }),
  "POST /user/passkeys/challenge": () => ({ call: { method: "POST" } }),
  "POST /user/google": () => ({ call: { method: "POST" } }),
  "DELETE /user/google": () => ({ call: { method: "DELETE" } }),
  "POST /user/waiting-list": () => ({
    call: {
      body: {
        vehicle_id: owned.boatId,
        date: tripTime(40, 10).slice(0, 10),
        kind: "hourly",
        person_count: 2,
      },
    },
  }),
  "PUT /user/consents": () => ({ call: { method: "PUT", body: { electronic_messages: true } } }),
  "PUT /user/change-password": () => ({
    call: { method: "PUT", body: { current_password: PASSWORD, password: "Kuğu-gölü-2026x" } },
  }),
  "PUT /user/favorites": () => ({
    call: { method: "PUT", body: { vehicle_ids: [owned.boatId], trip: TRIP } },
  }),
  "POST /user/toggle-favorite": () => ({ call: { body: { vehicle_id: owned.boatId } } }),
  "POST /user/shortlists": () => ({ call: { body: { vehicle_ids: [owned.boatId] } } }),
  "POST /reservations": () => ({
    call: { body: bodyOf(orderOf({ portId: 1 }, owned.boatId, owned.customer.id, { daysAhead: 50 })) },
  }),
  "POST /special-services/{slug}/orders": () => ({
    call: {
      params: { slug: service.slug },
      body: {
        package_id: service.packageId,
        date: tripTime(50, 10).slice(0, 10),
        place: service.placeId,
        start_hour: 18,
        customer_name: "Ayşe",
        phone: "05321234567",
        email: "a@example.com",
        expected_total: 1,
      },
    },
  }),
  "POST /questions": () => ({ call: { body: { vehicle_id: owned.boatId, text: "Merhaba" } } }),
  "POST /auth/send-verify-email": () => ({ call: { method: "POST" } }),
  "POST /auth/verify-email": () => ({ call: { body: { code: "123456" } } }),
  "POST /auth/send-verify-phone": () => ({ call: { method: "POST" } }),
  "POST /auth/verify-phone": () => ({ call: { body: { code: "123456" } } }),
};

const endSessions = () => getDb().delete(sessions).where(eq(sessions.userId, owned.customer.id));
const { findSession } = jest.requireActual<typeof sessionReads>(
  "@/lib/server/people/accounts/sessions/find-session",
);

beforeAll(async () => {
  owned = await makeOwned();
  service = await makeService();
  await getDb()
    .update(users)
    .set({ passwordHash: await hashPassword(PASSWORD) })
    .where(eq(users.id, owned.customer.id));
});

/** The customer's only session, confirmed. */
beforeEach(async () => {
  await endSessions();
  const now = new Date();
  await getDb()
    .insert(sessions)
    .values({
      tokenHash: hashToken(owned.customer.token),
      userId: owned.customer.id,
      expiresAt: new Date(now.getTime() + 86_400_000),
      steppedUpAt: now,
    });
});
afterEach(() => {
  jest.mocked(sessionReads.findSession).mockImplementation(findSession);
});

async function send(key: string, changes: object = {}) {
  const reach = CALLS[key]?.() ?? REACHES[key]?.(owned);
  if (!reach) throw new Error(`No call of ${key}`);
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  const call = { ...reach.call, bearer: owned.customer.token, headers, address: crypto.randomUUID() };
  return callHandler(await findHandler(key), "x", { ...call, ...changes });
}

describe("a session that a reset ends after a request was admitted", () => {
  test.each(WRITING.filter((key) => !READING.includes(key)))("writes nothing through %s", async (key) => {
    if (key === "POST /user/passkeys") {
      const { body } = await send("POST /user/passkeys/challenge");
      credential = new SoftwareAuthenticator().create(body);
    }
    let admitted: sessionReads.Session | null = null;
    jest.mocked(sessionReads.findSession).mockImplementation(async (...given) => {
      admitted = await findSession(...given);
      await endSessions();
      return admitted;
    });
    const { status, body } = await send(key);
    expect([status, body?.error]).toEqual([401, "unauthorized"]);
    expect(admitted).not.toBeNull();
  });

  test("writes nothing when the reset has begun before it and is not done yet", async () => {
    const { id } = owned.customer;
    const client = await getPool().connect();
    await client.query("begin");
    await client.query("select from users where id = $1 for update", [id]);
    const change = send("PUT /user/profile", { body: { name: "Mallory" } });
    await waitForLock();
    await client.query("delete from sessions where user_id = $1", [id]);
    await client.query("commit");
    client.release();
    expect((await change).status).toBe(401);
    const [row] = await getDb().select().from(users).where(eq(users.id, id));
    expect(row?.name).not.toBe("Mallory");
  });
});

/** A body that arrives after `before` has happened. */
const heldBody = (body: object, before: () => Promise<unknown>) =>
  new ReadableStream(
    {
      async pull(controller) {
        await before();
        controller.enqueue(new TextEncoder().encode(JSON.stringify(body)));
        controller.close();
      },
    },
    // Nothing is fetched before it is read.
    { highWaterMark: 0 },
  );

describe("a request whose body comes long after its head", () => {
  const clock = serveContract(
    { body: v.strictObject({}), response: v.object({ now: v.string() }), access: "customer" },
    async ({ now }) => accept({ now: now.toISOString() }),
  );
  const ask = (before: () => Promise<unknown>) =>
    callHandler(clock, "x", { bearer: owned.customer.token, raw: heldBody({}, before) });

  test("is refused when its session ended meanwhile, even if it writes nothing", async () => {
    expect((await ask(async () => undefined)).status).toBe(200);
    expect((await ask(endSessions)).status).toBe(401);
  });

  test("is refused over a connection whose head came before the reset", async () => {
    let admit = () => {};
    const headArrived = new Promise<void>((resolve) => {
      admit = resolve;
    });
    const { front, site } = await openFront({
      handle: async (incoming, response) => {
        const headers = new Headers(incoming.headers as Record<string, string>);
        const body = Readable.toWeb(incoming) as ReadableStream;
        const init: RequestInit & { duplex: "half" } = { method: "POST", headers, body, duplex: "half" };
        const answering = clock(new Request(site, init), { params: Promise.resolve({}) });
        admit();
        response.writeHead((await answering).status).end();
      },
    });
    const authorization = `Bearer ${owned.customer.token}`;
    const headers = { authorization, "content-type": "application/json", "content-length": 2 };
    const status = new Promise<number | undefined>((resolve, reject) => {
      const request = httpRequest(`${site}/api/v1/clock`, { method: "POST", headers });
      request.on("response", (response) => resolve(response.resume().statusCode));
      request.on("error", reject);
      request.flushHeaders();
      void headArrived.then(endSessions).then(() => request.end("{}"));
    });
    expect(await status).toBe(401);
    await front.drain(0, 0);
  });

  test("counts as sent when it is complete", async () => {
    let readAt = Number.POSITIVE_INFINITY;
    const { body } = await ask(async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      readAt = Date.now();
    });
    expect(new Date(body.now).getTime()).toBeGreaterThanOrEqual(readAt);
  });
});
