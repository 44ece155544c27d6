import type { BookingAction } from "@/lib/domain/staff/booking-actions";
import { carryOut, previewEffect } from "@/lib/server/operator/effect/preview-effect";
import { readBooking } from "@/lib/server/operator/read-booking";
import { preview } from "@/lib/server/platform/db/in-transaction";
import { getPool } from "@/lib/server/platform/db/pool";
import { allowed, type Work, workOf } from "@/tests/fixtures/bookings/booking-work";
import { makeBoat } from "@/tests/fixtures/bookings/booking-world";
import { makeService } from "@/tests/fixtures/bookings/order-world";
import { type Choices, randomChoices } from "@/tests/fixtures/bookings/random-choices";
import { letLive, startRandom } from "@/tests/fixtures/bookings/random-history";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { seenEffect, writtenEffect } from "@/tests/fixtures/bookings/written-effect";
import { storedRows, writtenRows } from "@/tests/fixtures/database/stored-rows";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
const world = testWorld();
jest.spyOn(process.stdout, "write").mockReturnValue(true);
jest.setTimeout(240_000);

const SEED = Number(process.env.HISTORY_SEED ?? 29);
const HISTORIES = 18;
/** Things that happen to a booking, each followed by an action of the console. */
const STEPS = 4;

/** How often each was carried out. */
const done = new Map<BookingAction, number>();
let previews = 0;

/** Foresees what may be done and does one of it, the one that was done least often so far. */
async function act(number: string, other: string, choices: Choices): Promise<void> {
  const now = new Date();
  const record = await readBooking(number, now);
  if (!record) throw new Error(`${number} is gone`);
  const possible: { action: BookingAction; work: Work; fingerprint: string }[] = [];
  for (const action of allowed(record, now)) {
    const work = workOf(action, record, other, choices, now);
    const before = await storedRows();
    const { value, fingerprint } = await previewEffect(work, now);
    expect([action, (await storedRows()).versions]).toEqual([action, before.versions]);
    previews += 1;
    if (value.ok) possible.push({ action, work, fingerprint });
  }
  const [next] = possible.toSorted((a, b) => (done.get(a.action) ?? 0) - (done.get(b.action) ?? 0));
  if (!next) return;
  const { action, work, fingerprint } = next;
  const before = await storedRows();
  const since = new Date();
  const foreseen = await preview(async () => {
    await work();
    return writtenRows(before, await storedRows(), since);
  });
  const { effect } = await previewEffect(work, now);
  const carried = await carryOut(work, fingerprint, now);
  const after = await storedRows();
  const named = { action, number, status: record.sheet.status };
  expect({ ...named, done: carried.done }).toEqual({ ...named, done: true });
  expect({ ...named, rows: writtenRows(before, after, since) }).toEqual({ ...named, rows: foreseen });
  expect({ ...named, effect: carried.effect }).toEqual({ ...named, effect });
  expect({ ...named, effect: seenEffect(effect) }).toEqual({
    ...named,
    effect: writtenEffect(before, after, now),
  });
  done.set(action, (done.get(action) ?? 0) + 1);
}

test(`a preview shows exactly what carrying it out writes, and leaves nothing (HISTORY_SEED=${SEED})`, async () => {
  const choices = randomChoices(SEED);
  const service = await makeService({ dailyCapacity: 50 });
  for (let history = 0; history < HISTORIES; history += 1) {
    const started = await startRandom(choices, world, service);
    const { rows } = await getPool().query("select code from boats where id = $1", [await makeBoat(world)]);
    for (let step = 0; step < STEPS; step += 1) {
      await letLive(choices, started);
      await act(started.number, rows[0].code, choices);
    }
  }
  const ALL = [
    "accept",
    "came",
    "cancel",
    "complete",
    "decline",
    "extend",
    "move",
    "no_show",
    "payment_link",
    "refund",
    "resend",
  ];
  expect([...done.keys()].sort()).toEqual(ALL);
  expect(previews).toBeGreaterThan(2 * HISTORIES);
});
