import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { WrittenBoat } from "@/lib/server/catalogue/boats/files/boat-document";
import { boatWarningsOf, importBoats } from "@/lib/server/catalogue/boats/files/import-boats";
import { getPool } from "@/lib/server/platform/db/pool";
import { exportedBoats, writeBoatFile } from "@/tests/fixtures/boats/exported-boats";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase({ seeded: true });
const root = mkdtempSync(join(tmpdir(), "palamar-warnings-"));
afterAll(() => rmSync(root, { recursive: true }));

/** What the import of these boats warns of; nothing is written. */
async function warningsOf(...boats: WrittenBoat[]): Promise<string[]> {
  const path = join(root, "boats.json");
  await writeBoatFile(path, boats);
  const brought = await importBoats(path, STAFF);
  if (brought.ok) return [];
  return boatWarningsOf(brought.details).map(({ problem }) => problem);
}

async function boatOf(code: string): Promise<WrittenBoat> {
  const boat = (await exportedBoats()).find((one) => one.code === code);
  if (!boat) throw new Error(`${code} was not exported`);
  return boat;
}

interface Ahead {
  code: string;
  persons: number;
}

/** A boat with exactly one booking ahead. */
async function boatWith(condition: string): Promise<{ boat: WrittenBoat; persons: number }> {
  const { rows } = await getPool().query<Ahead>(
    `select b.code, min(r.person_count)::int as persons from reservations r join boats b on b.id = r.boat_id
     where r.ends_at > now() and (${condition})
       and not exists (select from service_orders o where o.boat_id = b.id)
       and 1 = (select count(*) from reservations one where one.boat_id = b.id and one.ends_at > now())
     group by b.code order by b.code limit 1`,
  );
  const [found] = rows;
  if (!found) throw new Error(`no boat has one reservation that is ${condition}`);
  return { boat: await boatOf(found.code), persons: found.persons };
}

const PAID = "r.status in ('reservation_created', 'reservation_coming')";

test("an import that touches a paid trip ahead says so and needs a confirmation", async () => {
  const { boat, persons } = await boatWith(PAID);
  const other = (await exportedBoats()).find(({ port }) => port !== boat.port);
  const ahead = "1 paid booking lies ahead";
  expect(
    await warningsOf({
      ...boat,
      status: "draft",
      port: other?.port ?? "",
      cruising_capacity: persons - 1,
      rates: boat.rates.map((rate) => ({ ...rate, price: (Number(rate.price) * 1.1).toFixed(2) })),
      owner: { ...boat.owner, email: "somebody.else@example.com" },
    }),
  ).toEqual([
    `becomes draft: ${ahead}, and they stay`,
    `moves from ${boat.port} to ${other?.port}: ${ahead} at the port at which they were sold`,
    `takes ${persons - 1} guests: a booking ahead has ${persons}`,
    `has other prices: ${ahead} at the price at which they were sold`,
    `gets another owner: ${ahead}; links mailed to ${boat.owner.email} end, and somebody.else@example.com is mailed what waits for an answer`,
  ]);
  expect(await boatOf(boat.code)).toEqual(boat);
});

test("a confirmed import is written although it warns", async () => {
  const { boat } = await boatWith(PAID);
  const path = join(root, "confirmed.json");
  await writeBoatFile(path, [{ ...boat, status: "draft" }]);
  expect(await importBoats(path, STAFF, { confirmed: true })).toMatchObject({
    ok: true,
    value: { changes: [{ parts: ["status"] }], warnings: [{ where: boat.code }] },
  });
  expect((await boatOf(boat.code)).status).toBe("draft");
});

test("a boat without bookings ahead is changed without a question", async () => {
  const { rows } = await getPool().query<{ code: string }>(
    `select code from boats b where not exists (select from reservations r where r.boat_id = b.id)
       and not exists (select from service_orders o where o.boat_id = b.id) order by code limit 1`,
  );
  const boat = await boatOf(rows[0]?.code ?? "");
  expect(await warningsOf({ ...boat, status: "draft", notice_hours: 5 })).toEqual([]);
});

test("a price that looks like a slip is asked about, for a known boat and for a new one", async () => {
  const [boat] = await exportedBoats();
  const hourly = boat?.rates.find(({ kind }) => kind === "hourly");
  if (!boat || !hourly) throw new Error("the first boat has no price by the hour");
  const slip = { ...boat, rates: [{ ...hourly, price: "59.00" }] };
  expect(await warningsOf(slip)).toContainEqual(
    expect.stringMatching(/^hourly prices change from [\d.–]+ to 59\.00 TRY: is that meant\?$/),
  );
  const { version: _, slug: __, ...copy } = slip;
  const fresh = { ...copy, code: "NEW-7", name: { tr: "Yepyeni", en: "Brand New", ar: "جديد تمامًا" } };
  expect(await warningsOf(fresh)).toEqual([
    expect.stringMatching(/^hourly prices are 59\.00 TRY, those of all boats [\d.–]+: is that meant\?$/),
  ]);
  expect(await warningsOf({ ...fresh, rates: [hourly] })).toEqual([]);
});

test("facts that cannot be true are asked about", async () => {
  const [boat] = await exportedBoats();
  if (!boat) throw new Error("no boat was exported");
  const { version: _, slug: __, ...copy } = boat;
  const fresh = { ...copy, code: "NEW-8", name: { tr: "Öteki", en: "The Other", ar: "الآخر" } };
  expect(
    await warningsOf({
      ...fresh,
      model_year: 2099,
      width_m: "99.00",
      last_maintenance_on: "2098-01-01",
      rates: fresh.rates.map((rate) => ({ ...rate, from: null, until: "2020-01-01" })),
    }),
  ).toEqual([
    "was built in 2099: is that meant?",
    "is at least as wide as long: is that meant?",
    "was maintained on 2098-01-01, which is to come",
    "has no price from today on",
  ]);
});

test("the new owner of a boat is mailed the requests that wait for an answer, in a mail of its own", async () => {
  const { boat } = await boatWith(PAID);
  await getPool().query(
    `with asked as (
       update reservations r set status = 'request_created', paid_at = null, expires_at = now() + interval '1 hour'
       from boats b where b.id = r.boat_id and b.code = $1 and r.ends_at > now() returning r.id)
     delete from boat_occupancies where reservation_id in (select id from asked)`,
    [boat.code],
  );
  const path = join(root, "owner.json");
  await writeBoatFile(path, [{ ...boat, owner: { ...boat.owner, email: "somebody.else@example.com" } }]);
  expect(await importBoats(path, STAFF, { confirmed: true })).toMatchObject({ ok: true });
  const { rows } = await getPool().query<{ number: string; payload: object }>(
    `select r.number, job.payload from graphile_worker._private_jobs job
     join reservations r on r.id::text = job.payload ->> 'reservationId' join boats b on b.id = r.boat_id
     where b.code = $1 and job.payload ->> 'mail' = 'request_to_owner' and job.payload ->> 'again' is not null`,
    [boat.code],
  );
  expect(rows).toHaveLength(1);
});
