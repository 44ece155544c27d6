import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LedgerEntry } from "@/lib/server/money/providers/test-gateway/gateway-ledger";
import { getPool } from "@/lib/server/platform/db/pool";
import { checkHistory } from "@/tests/bench/reservations/check-history";
import { type Acknowledged, type History, newHistory } from "@/tests/bench/reservations/history";
import { insertChange } from "@/tests/fixtures/bookings/changed-trip";
import { hold } from "@/tests/fixtures/bookings/held-trip";
import { paidTrip } from "@/tests/fixtures/bookings/paid-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { testGateway } from "@/tests/fixtures/payments/paying";

// The load run depends on its checker: here the checker gets every false history that it must find.
testDatabase();
testGateway();
const world = testWorld();

interface Scene {
  history: History;
  /** Two trips that were paid, and one that is held, all at the same hours on boats of their own. */
  paid: [string, string];
  held: string;
  ledger: Pick<LedgerEntry, "paymentId" | "charges" | "amountMinor" | "refunds">[];
}

let scene: Scene;
let folder: string;

beforeEach(async () => {
  await getPool().query("truncate reservations, boat_occupancies cascade");
  folder = await mkdtemp(join(tmpdir(), "ledger-"));
  const [one, two, held] = [await paidTrip(world), await paidTrip(world), await hold(world)];
  const history = newHistory();
  const acknowledge = (id: string, paid: boolean): void => {
    const trip: Acknowledged = { boatId: 0, startsAt: "", key: "", paid, cancelled: false };
    history.reserved.set(id, trip);
  };
  acknowledge(one.reservationId, true);
  acknowledge(two.reservationId, true);
  acknowledge(held.reservationId, false);
  const { rows } = await getPool().query<{ id: string; amount: string }>(
    "select id, amount_minor as amount from payments",
  );
  const ledger = rows.map(({ id, amount }) => ({
    paymentId: id,
    charges: 1,
    amountMinor: Number(amount),
    refunds: [],
  }));
  scene = { history, paid: [one.reservationId, two.reservationId], held: held.reservationId, ledger };
});
afterEach(() => rm(folder, { recursive: true }));

async function check(): Promise<string[]> {
  for (const entry of scene.ledger)
    await writeFile(join(folder, `${randomUUID()}.json`), JSON.stringify(entry));
  return checkHistory(scene.history, folder);
}

const promised = (id: string) => scene.history.reserved.get(id) as Acknowledged;
const first = () => scene.ledger[0] as Scene["ledger"][number];
const change = (text: string, ...values: string[]) => getPool().query(text, values);

const switchTriggers = (how: "disable" | "enable") =>
  ["reservations", "boat_occupancies"].map((table) => `alter table ${table} ${how} trigger user`).join("; ");

/** What the database would refuse. */
const changeUnguarded = (text: string) =>
  getPool().query(`begin; ${switchTriggers("disable")}; ${text}; ${switchTriggers("enable")}; commit`);

const LIES: Record<string, () => unknown> = {
  "double booking": () =>
    change(
      "update reservations set boat_id = (select boat_id from reservations where id = $2) where id = $1",
      ...scene.paid,
    ),
  "lost write": () => scene.history.reserved.set(randomUUID(), { ...promised(scene.held) }),
  phantom: () => scene.history.reserved.delete(scene.held),
  "lost cancellation": () => Object.assign(promised(scene.held), { cancelled: true }),
  "phantom cancellation": () =>
    changeUnguarded(
      `update reservations set status = 'request_cancelled', expires_at = null where id = '${scene.held}'`,
    ),
  "lost payment": () => Object.assign(promised(scene.held), { paid: true }),
  "an event happened twice": () =>
    change("update reservation_history set event = 'pay' where reservation_id = $1", scene.paid[0]),
  "status and occupancy disagree": () =>
    changeUnguarded(`delete from boat_occupancies where reservation_id = '${scene.held}'`),
  "trip and change disagree": async () => {
    const change = await insertChange(scene.paid[0], "made");
    await getPool().query(
      "update reservation_changes set total_minor = 1, remaining_minor = 0, prepayment_minor = 1, refund_minor = old_prepayment_minor - 1 where id = $1",
      [change],
    );
  },
  "trip and occupancy disagree": () =>
    change("update reservations set ends_at = ends_at + interval '1 hour' where id = $1", scene.paid[0]),
  "a change that is over holds time": async () => {
    const over = await insertChange(scene.paid[0]);
    await changeUnguarded(`insert into boat_occupancies (boat_id, period, kind, change_id, expires_at)
      select r.boat_id, tstzrange(c.starts_at, c.ends_at), 'hold', c.id, now() from reservation_changes c
      join reservations r on r.id = c.reservation_id where c.id = '${over}'`);
  },
  "changes and history disagree": () => insertChange(scene.paid[0], "made"),
  "a difference was paid and the trip not changed": async () => {
    const open = await insertChange(scene.paid[0], "asked");
    await change(
      `insert into payments (reservation_id, change_id, user_id, provider, amount_minor, currency, state, locale)
      select id, $2::uuid, user_id, 'test', 1, currency, 'paid', locale from reservations where id = $1`,
      scene.paid[0],
      open,
    );
  },
  "the gateway knows a payment that we do not": () =>
    scene.ledger.push({ ...first(), paymentId: randomUUID() }),
  "charged 2 times": () => Object.assign(first(), { charges: 2 }),
  "paid without money": () => Object.assign(first(), { charges: 0 }),
  "refunds differ": () => Object.assign(first(), { refunds: [{ refundId: "x", amountMinor: 1 }] }),
  "money that nobody settled": () =>
    change("update payments set state = 'processing' where id = $1", first().paymentId),
};

test("the checker accepts a correct history", async () => {
  expect(await check()).toEqual([]);
});

test.each(Object.keys(LIES))("the checker of the load run finds: %s", async (lie) => {
  await LIES[lie]?.();
  expect((await check()).map((problem) => problem.split(":")[0])).toContain(lie);
});
