import { createSession } from "@/lib/server/accounts/sessions/create-session";
import { findSession } from "@/lib/server/accounts/sessions/find-session";
import { ENDPOINT_ROWS } from "@/lib/server/api/endpoint-table";
import { getDb } from "@/lib/server/db/pool";
import { tripGuests, tripInvitations } from "@/lib/server/db/schema/guests";
import { passkeys } from "@/lib/server/db/schema/passkeys";
import { questions } from "@/lib/server/db/schema/questions";
import { shortlistBoats, shortlists, shortlistVotes } from "@/lib/server/db/schema/shortlists";
import { waitingEntries } from "@/lib/server/db/schema/waiting";
import { createOrder } from "@/lib/server/orders/create-order";
import { confirmSessions, makeCustomer, makeWorld } from "@/tests/fixtures/bookings/booking-world";
import { changeBody, insertChange } from "@/tests/fixtures/bookings/changed-trip";
import { type Held, hold } from "@/tests/fixtures/bookings/held-trip";
import { makeService, wantedOrder } from "@/tests/fixtures/bookings/order-world";
import { SAMPLE_REVIEW } from "@/tests/fixtures/bookings/sample-review";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callHandler, type HandlerCall } from "@/tests/fixtures/http/call-handler";
import { findHandler } from "@/tests/fixtures/http/find-handler";

testDatabase();

/**
 * What the owner has: a hold with a guest, a passkey, a second session, an unpaid order, a waiting entry, a question,
 * and a shared list with a vote.
 */
type Owned = Held & {
  sessionId: string;
  orderId: string;
  entryId: string;
  listId: string;
  voteId: string;
  guestId: string;
  changeId: string;
  passkeyId: string;
  questionId: string;
};

interface Reach {
  query?: string;
  call: HandlerCall;
}

/** For each endpoint with a customer's object in its path: the call that requests another customer's. */
const REACHES: Record<string, (owned: Owned) => Reach> = {
  "GET /user/reservations/{id}": ({ reservationId }) => ({ call: { params: { id: reservationId } } }),
  "DELETE /user/sessions/{id}": ({ sessionId }) => ({
    call: { method: "DELETE", params: { id: sessionId } },
  }),
  "GET /user/reservations/{id}/messages": ({ reservationId }) => ({
    call: { params: { id: reservationId } },
  }),
  "POST /user/reservations/{id}/messages": ({ reservationId }) => ({
    call: { params: { id: reservationId }, body: { text: "Merhaba" } },
  }),
  "GET /user/reservations/{id}/cancellation": ({ reservationId }) => ({
    call: { params: { id: reservationId } },
  }),
  "POST /user/reservations/{id}/review": ({ reservationId }) => ({
    call: { params: { id: reservationId }, body: SAMPLE_REVIEW },
  }),
  "GET /contracts/preview": ({ reservationId }) => ({ query: `?reservation=${reservationId}`, call: {} }),
  "POST /payments": ({ reservationId }) => ({
    call: { body: { reservation_id: reservationId, accepted_contracts: [] } },
  }),
  "POST /user/reservations/{id}/change-quote": ({ reservationId }) => ({
    call: { params: { id: reservationId }, body: changeBody({ daysAhead: 31 }) },
  }),
  "GET /user/reservations/{id}/change-days": ({ reservationId }) => ({
    query: "?from=2099-06-01&to=2099-06-02",
    call: { params: { id: reservationId } },
  }),
  "POST /user/reservations/{id}/changes": ({ reservationId }) => ({
    call: {
      params: { id: reservationId },
      body: { ...changeBody({ daysAhead: 31 }), expected_total: 1, expected_payment: 0, expected_refund: 0 },
    },
  }),
  "DELETE /user/reservations/{id}/changes/{change}": ({ reservationId, changeId }) => ({
    call: { method: "DELETE", params: { id: reservationId, change: changeId } },
  }),
  "POST /user/reservations/{id}/cancel": ({ reservationId }) => ({
    call: { params: { id: reservationId }, body: { reason: "Plan değişti" } },
  }),
};

const REASON = { reason: "Plan değişti" };
const ORDER_REACHES: typeof REACHES = {
  "GET /user/special-services/{id}": ({ orderId: id }) => ({ call: { params: { id } } }),
  "GET /user/special-services/{id}/cancellation": ({ orderId: id }) => ({ call: { params: { id } } }),
  "GET /user/special-services/{id}/messages": ({ orderId: id }) => ({ call: { params: { id } } }),
  "POST /user/special-services/{id}/messages": ({ orderId: id }) => ({
    call: { params: { id }, body: { text: "Merhaba" } },
  }),
  "POST /user/special-services/{id}/cancel": ({ orderId: id }) => ({
    call: { params: { id }, body: REASON },
  }),
};
/** The vote before the list that it belongs to. */
const PLAN_REACHES: typeof REACHES = {
  "DELETE /user/waiting-list/{id}": ({ entryId: id }) => ({ call: { method: "DELETE", params: { id } } }),
  "DELETE /user/shortlists/{id}/votes/{vote}": ({ listId: id, voteId: vote }) => ({
    call: { method: "DELETE", params: { id, vote } },
  }),
  "DELETE /user/shortlists/{id}": ({ listId: id }) => ({ call: { method: "DELETE", params: { id } } }),
};
/** The guest last, the invitation before. */
const GUEST_REACHES: typeof REACHES = {
  "GET /user/reservations/{id}/guests": ({ reservationId: id }) => ({ call: { params: { id } } }),
  "POST /user/reservations/{id}/guests": ({ reservationId: id }) => ({
    call: { params: { id }, body: { name: "Can", coming: false } },
  }),
  "PUT /user/reservations/{id}/guests": ({ reservationId: id }) => ({
    call: { method: "PUT", params: { id }, body: { shows_cost: true } },
  }),
  "POST /user/reservations/{id}/guest-link": ({ reservationId: id }) => ({
    call: { method: "POST", params: { id } },
  }),
  "DELETE /user/reservations/{id}/guest-link": ({ reservationId: id }) => ({
    call: { method: "DELETE", params: { id } },
  }),
  "POST /user/reservations/{id}/passenger-list": ({ reservationId: id }) => ({
    call: { method: "POST", params: { id } },
  }),
  "PUT /user/reservations/{id}/guests/{guest}": ({ reservationId: id, guestId: guest }) => ({
    call: { method: "PUT", params: { id, guest }, body: { settled: true } },
  }),
  "DELETE /user/reservations/{id}/guests/{guest}": ({ reservationId: id, guestId: guest }) => ({
    call: { method: "DELETE", params: { id, guest } },
  }),
};
const PASSKEY_REACHES: typeof REACHES = {
  "PUT /user/passkeys/{id}": ({ passkeyId: id }) => ({
    call: { method: "PUT", params: { id }, body: { name: "Telefon" } },
  }),
  "DELETE /user/passkeys/{id}": ({ passkeyId: id }) => ({ call: { method: "DELETE", params: { id } } }),
};
/** The report last: it closes the conversation. */
const QUESTION_REACHES: typeof REACHES = {
  "GET /user/questions/{id}/messages": ({ questionId: id }) => ({ call: { params: { id } } }),
  "POST /user/questions/{id}/messages": ({ questionId: id }) => ({
    call: { params: { id }, body: { text: "Merhaba" } },
  }),
  "POST /user/questions/{id}/report": ({ questionId: id }) => ({
    call: { params: { id }, body: { text: "Numara istiyor" } },
  }),
};
Object.assign(REACHES, ORDER_REACHES, PLAN_REACHES, GUEST_REACHES, PASSKEY_REACHES, QUESTION_REACHES);

/** An invitation to the trip, with a guest. */
async function inviteGuest(reservationId: string) {
  const db = getDb();
  await db.insert(tripInvitations).values({ reservationId });
  const answer = { name: "Can", coming: true, adults: 1, childAges: [] };
  const [guest] = await db
    .insert(tripGuests)
    .values({ reservationId, ...answer })
    .returning();
  return { guestId: guest?.id ?? "" };
}

/** An entry for a day of the boat, and a list of that boat that a friend voted on. */
async function makePlans(userId: string, boatId: number) {
  const db = getDb();
  const [entry] = await db
    .insert(waitingEntries)
    .values({ userId, boatId, day: "2099-06-01", kind: "hourly", personCount: 2 })
    .returning();
  const [list] = await db.insert(shortlists).values({ userId, trip: null }).returning();
  const shortlistId = list?.id ?? "";
  await db.insert(shortlistBoats).values({ shortlistId, boatId, position: 0 });
  const voterHash = "0".repeat(64);
  const [vote] = await db
    .insert(shortlistVotes)
    .values({ shortlistId, boatId, voterHash, name: "Can" })
    .returning();
  return { entryId: entry?.id ?? "", listId: shortlistId, voteId: vote?.id ?? "" };
}

async function insertPasskey(userId: string): Promise<string> {
  const key = { credentialId: "kept", publicKey: "kept", counter: 0, transports: [], synced: false };
  const [row] = await getDb()
    .insert(passkeys)
    .values({ userId, name: "Telefon", ...key })
    .returning();
  return row?.id ?? "";
}

let held: Owned;
let stranger: string;
beforeAll(async () => {
  const trip = await hold(await makeWorld());
  const origin = { userAgent: null, clientAddress: "192.0.2.7" };
  const second = await createSession(getDb(), trip.customer.id, origin, new Date());
  const session = await findSession(second, new Date());
  const wanted = wantedOrder(await makeService(), trip.customer.id);
  const ordered = await createOrder(wanted, new Date());
  if (!ordered.ok) throw new Error(ordered.code);
  const plans = await makePlans(trip.customer.id, trip.boatId);
  const guest = await inviteGuest(trip.reservationId);
  const changeId = await insertChange(trip.reservationId);
  const passkeyId = await insertPasskey(trip.customer.id);
  const [question] = await getDb()
    .insert(questions)
    .values({ number: "ASK-TEST0001", userId: trip.customer.id, boatId: trip.boatId })
    .returning();
  const questionId = question?.id ?? "";
  const ids = { changeId, passkeyId, questionId, sessionId: session?.id ?? "", orderId: ordered.value.id };
  held = { ...trip, ...plans, ...guest, ...ids };
  stranger = (await confirmSessions(await makeCustomer())).token;
});

async function reach(key: string, bearer: string) {
  const { query = "", call } = REACHES[key]?.(held) ?? { call: {} };
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  return callHandler(await findHandler(key), `x${query}`, { ...call, bearer, headers });
}

describe("another customer's object", () => {
  test("has a row here for every guarded endpoint that names a customer's object in its path", () => {
    const needed = ENDPOINT_ROWS.filter(([key, row]) => row.session === "required" && /\{(?!slug)/.test(key));
    expect(Object.keys(REACHES)).toEqual(expect.arrayContaining(needed.map(([key]) => key)));
  });

  test.each(Object.keys(REACHES))("is not found through %s, and nothing of it leaks", async (key) => {
    const { status, body } = await reach(key, stranger);
    expect([status, body.error]).toEqual([404, "not_found"]);
    expect(Object.keys(body)).toEqual(["error", "message", "request_id"]);
  });

  test.each(Object.keys(REACHES))("is known to its owner through %s", async (key) => {
    expect((await reach(key, held.customer.token)).status).not.toBe(404);
  });
});
