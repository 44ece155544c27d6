import { getPool } from "@/lib/server/platform/db/pool";
import type { EndpointKey } from "@/lib/server/runtime/api/endpoint-table";
import { foresee } from "@/tests/fixtures/accounts/console-action";
import { callConsole } from "@/tests/fixtures/accounts/staff-browser";
import { confirmStaff, makeStaff, type StaffMember } from "@/tests/fixtures/accounts/staff-member";
import { one, statusOf } from "@/tests/fixtures/bookings/held-trip";
import { request } from "@/tests/fixtures/bookings/lifecycle-steps";
import { paidTrip } from "@/tests/fixtures/bookings/paid-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
jest.spyOn(process.stdout, "write").mockReturnValue(true);
const world = testWorld();

let team: [StaffMember, StaffMember];
beforeAll(async () => {
  team = [await makeStaff("support"), await makeStaff("admin")];
  for (const { id } of team) await confirmStaff(id);
});

interface Act {
  key: EndpointKey;
  body: object;
}
const ACCEPT: Act = { key: "POST /operate/bookings/{number}/accept", body: {} };
const DECLINE: Act = { key: "POST /operate/bookings/{number}/decline", body: { reason: "Bakım" } };
const CANCEL: Act = {
  key: "POST /operate/bookings/{number}/cancel",
  body: { cause: "owner", reason: "Motor" },
};

/** Both have seen their previews; then both confirm at the same moment. */
async function race(number: string, acts: readonly [Act, Act]) {
  const seen = await Promise.all(
    acts.map(({ key, body }, at) => foresee(key, team[at]?.cookie ?? "", { params: { number }, body })),
  );
  expect(seen.map(({ status }) => status)).toEqual([200, 200]);
  const answers = await Promise.all(
    acts.map(({ key, body }, at) =>
      callConsole(key, team[at]?.cookie ?? "", {
        params: { number },
        body: { ...body, fingerprint: seen[at]?.shown.fingerprint },
        headers: { applocale: "en" },
      }),
    ),
  );
  return answers.map(({ status, body }) => (status === 200 ? body.done : body.error));
}

const numberOf = (id: string) =>
  one<{ number: string }>("select number from reservations where id = $1", id).then(({ number }) => number);

async function eventsOf(id: string): Promise<{ event: string; by: string }[]> {
  const { rows } = await getPool().query(
    `select event, actor_id as by from audit_events where subject_id = $1 and actor_kind = 'staff' order by id`,
    [id],
  );
  return rows;
}

test.each([
  ["accept", [ACCEPT, ACCEPT]],
  ["accept and decline", [ACCEPT, DECLINE]],
  ["decline", [DECLINE, DECLINE]],
] as const)(
  "of two colleagues who %s a request at once one does it, and the other is told",
  async (_, acts) => {
    for (let round = 0; round < 8; round += 1) {
      const { reservationId } = await request(world);
      const answers = await race(await numberOf(reservationId), acts);
      expect(answers.filter((answer) => answer === true)).toHaveLength(1);
      expect(answers.find((answer) => answer !== true)).toBe("transition_not_allowed");
      const winner = answers.indexOf(true);
      const accepted = acts[winner] === ACCEPT;
      expect(await statusOf(reservationId)).toBe(
        accepted ? "request_created_payment_pending" : "request_rejected",
      );
      expect(await eventsOf(reservationId)).toEqual([
        { event: accepted ? "booking_accepted" : "booking_declined", by: team[winner]?.id },
      ]);
    }
  },
);

test("of two colleagues who cancel a paid trip at once one does it: the money goes back once", async () => {
  const { reservationId } = await paidTrip(world);
  const answers = await race(await numberOf(reservationId), [CANCEL, CANCEL]);
  expect(answers.filter((answer) => answer === true)).toHaveLength(1);
  const { rows } = await getPool().query(
    `select f.id from refunds f join payments p on p.id = f.payment_id where p.reservation_id = $1`,
    [reservationId],
  );
  expect(rows).toHaveLength(1);
});
