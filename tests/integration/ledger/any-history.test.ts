import { LEDGER_ACCOUNTS } from "@/lib/domain/ledger/words";
import { readDifferences } from "@/lib/server/booking/checkout/ledger/read-differences";
import { listOwnerBalances } from "@/lib/server/operator/owners-money/read-balances";
import { readBooking } from "@/lib/server/operator/read-booking";
import { getPool } from "@/lib/server/platform/db/pool";
import { allowed, workOf } from "@/tests/fixtures/bookings/booking-work";
import { makeBoat } from "@/tests/fixtures/bookings/booking-world";
import { makeService } from "@/tests/fixtures/bookings/order-world";
import { type Choices, randomChoices } from "@/tests/fixtures/bookings/random-choices";
import { letLive, type Started, startRandom } from "@/tests/fixtures/bookings/random-history";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { accountsOf, eventsOf, missingEntries, unbalanced } from "@/tests/fixtures/payments/ledger";
import { testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
const world = testWorld();
jest.spyOn(process.stdout, "write").mockReturnValue(true);
jest.setTimeout(240_000);

const SEED = Number(process.env.HISTORY_SEED ?? 34);
const HISTORIES = 40;
const STEPS = 4;

/** Does one of the things that staff may do with it. */
async function act(number: string, other: string, choices: Choices): Promise<void> {
  const now = new Date();
  const record = await readBooking(number, now);
  const possible = record ? allowed(record, now) : [];
  if (!record || possible.length === 0) return;
  await workOf(choices.pick(possible), record, other, choices, now)();
}

/** An account that stands on the other side than it should, without an event that says why. */
async function unexplained({ kind, id }: Started): Promise<string[]> {
  const accounts = await accountsOf({ kind, id });
  const { rows } = await getPool().query<{ owners: boolean }>(
    `select exists (select from refunds f join payments p on p.id = f.payment_id
       where coalesce(p.reservation_id, p.service_order_id) = $1 and f.borne_by = 'owner' and f.state <> 'failed') as owners`,
    [id],
  );
  const debit = ["provider", "goodwill", ...(rows[0]?.owners ? ["owner_goodwill"] : [])];
  return LEDGER_ACCOUNTS.filter((account) => {
    const minor = accounts[account] ?? 0;
    return debit.includes(account) ? minor < 0 : minor > 0;
  });
}

test(`whatever happens to bookings, every account adds up, and owners are owed what was earned (HISTORY_SEED=${SEED})`, async () => {
  const choices = randomChoices(SEED);
  const service = await makeService({ dailyCapacity: 100 });
  const seen = new Set<string>();
  for (let history = 0; history < HISTORIES; history += 1) {
    const started = await startRandom(choices, world, service);
    const other = await makeBoat(world, { ownerEmail: `owner-${choices.below(3)}@example.com` });
    const { rows } = await getPool().query("select code from boats where id = $1", [other]);
    for (let step = 0; step < STEPS; step += 1) {
      await letLive(choices, started);
      await act(started.number, rows[0].code, choices);
      const named = { number: started.number, events: await eventsOf(started) };
      expect({ ...named, missing: await missingEntries(started) }).toEqual({ ...named, missing: [] });
      expect({ ...named, unexplained: await unexplained(started) }).toEqual({ ...named, unexplained: [] });
    }
    for (const event of await eventsOf(started)) seen.add(event);
  }
  expect(await unbalanced()).toEqual([]);
  expect(await readDifferences(getPool())).toEqual([]);
  const { rows } = await getPool().query<{ minor: number }>(
    "select coalesce(-sum(amount_minor), 0)::float8 as minor from ledger_entries where account in ('owner', 'owner_goodwill')",
  );
  const balances = await listOwnerBalances(new Date());
  const total = balances.reduce((sum, { owedMinor, comingMinor }) => sum + owedMinor + comingMinor, 0);
  expect(total).toBe(rows[0]?.minor);
  expect(balances.length).toBeGreaterThan(1);
  expect([...seen].sort()).toEqual(["cancelled", "changed", "paid", "refund_failed", "refunded"]);
});
