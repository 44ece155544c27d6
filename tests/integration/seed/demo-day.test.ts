import { drizzle } from "drizzle-orm/node-postgres";
import { sweepReservations } from "@/lib/server/booking/reservations/sweep-reservations";
import { findBoatTerms } from "@/lib/server/catalogue/boats/find-boat-terms";
import { retryRefund } from "@/lib/server/money/refunds/retry-refund";
import { runRefund } from "@/lib/server/money/refunds/run-refund";
import { readToday } from "@/lib/server/operator/read-today";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { getPool } from "@/lib/server/platform/db/pool";
import { planReservation, type ReservationSeed } from "@/lib/server/runtime/seed/bookings/plan-reservation";
import { readSeed } from "@/lib/server/runtime/seed/read-seed";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { testGateway } from "@/tests/fixtures/payments/paying";
import { refundOf } from "@/tests/fixtures/payments/refunding";

testDatabase({ seeded: true });
testGateway();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

test("a newcomer's day has sailings in several ports, a request, a question and a refund that failed", async () => {
  const { days, waitingAnswers, failedRefunds, waiting, inbox } = await readToday(new Date());
  for (const { trips } of days) {
    expect(trips.length).toBeGreaterThanOrEqual(3);
    expect(new Set(trips.map(({ port }) => port)).size).toBeGreaterThanOrEqual(2);
    expect(trips.every(({ remainingMinor, customerPhone }) => remainingMinor > 0 && customerPhone)).toBe(
      true,
    );
    expect(trips.some(({ note }) => note)).toBe(true);
  }
  expect(days[0]?.trips.some(({ guestsInvited, listSentAt }) => guestsInvited && listSentAt)).toBe(true);
  expect(waitingAnswers).toMatchObject([{ kind: "request", number: "PLM-DEM00012" }]);
  expect(failedRefunds).toMatchObject([{ number: "PLM-DEM00013", failureCode: "unknown_payment" }]);
  expect(waiting.owners).toBeGreaterThan(0);
  expect(inbox.some(({ kind }) => kind === "question")).toBe(true);
});

test("none of it is the demo customer's: that account has the bookings that it had", async () => {
  const { rows } = await getPool().query(
    `select r.number from reservations r join users u on u.id = r.user_id
     where u.password_hash is not null order by r.number`,
  );
  expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5].map((n) => `PLM-DEM0000${n}`));
});

test.each([0, 6, 10, 14, 19, 23])(
  "a demo that is filled %i hours later, any month, has each trip, as its hour says",
  async (hours) => {
    const db = drizzle({ client: getPool() });
    const { rows: boats } = await getPool().query("select code, id from boats");
    const { rows: services } = await getPool().query("select key, id from services");
    const idOf = (rows: { id: number }[], name: "code" | "key", value: string) =>
      rows.find((row) => (row as Record<string, unknown>)[name] === value)?.id ?? 0;
    for (const month of Array(12).keys()) {
      const now = new Date(Date.now() + hours * 3_600_000 + month * 30 * 86_400_000);
      for (const seed of readSeed<ReservationSeed[]>("reservations")) {
        const boat = await findBoatTerms(db, idOf(boats, "code", seed.boat));
        const plan = boat && planReservation(seed, boat.terms, (key) => idOf(services, "key", key), now);
        if (!plan) throw new Error(`${seed.number} cannot be booked ${hours} h and ${month} months from now`);
        const { status, history, endsAt, startsAt, expiresAt } = plan;
        const isOver = endsAt <= now;
        const isNear = startsAt.getTime() - now.getTime() <= 72 * 3_600_000;
        const paid = isOver ? "reservation_completed" : isNear ? "reservation_coming" : "reservation_created";
        const expected = {
          requested: "request_created",
          cancelled: "reservation_cancelled",
          paid,
          completed: paid,
        };
        expect([seed.number, status]).toEqual([seed.number, expected[seed.state]]);
        expect(history.map(({ at }) => at.getTime())).toEqual(
          history.map(({ at }) => at.getTime()).toSorted((a, b) => a - b),
        );
        expect(history.every(({ at }) => at <= now)).toBe(true);
        if (expiresAt) expect(expiresAt > now).toBe(true);
      }
    }
  },
);

test("the worker finds nothing to do about them that the product would have done before", async () => {
  const { rows: before } = await getPool().query("select number, status from reservations order by number");
  await sweepReservations(new Date());
  const { rows: after } = await getPool().query("select number, status from reservations order by number");
  expect(after).toEqual(before);
});

test("the refund that failed goes out when it is tried again", async () => {
  const { rows } = await getPool().query("select id from refunds where state = 'failed'");
  const tried = await inTransaction((tx) => retryRefund(tx, rows[0].id, STAFF, new Date()));
  expect(tried.ok).toBe(true);
  await runRefund(rows[0].id, new Date());
  expect(await refundOf(rows[0].id)).toMatchObject({ state: "done" });
});
