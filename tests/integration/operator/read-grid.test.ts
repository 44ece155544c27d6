import { gridWindow } from "@/lib/domain/availability/grid-window";
import { addMinutes } from "@/lib/domain/shared/instant";
import { atHour, toInstant } from "@/lib/domain/shared/istanbul-time";
import { blockBoats } from "@/lib/server/booking/blocks/block-boats";
import { BOATS_ON_A_PAGE, type GridChoice, listGridFilters, readGrid } from "@/lib/server/operator/read-grid";
import { getPool } from "@/lib/server/platform/db/pool";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { makeBoat, tripTime } from "@/tests/fixtures/bookings/booking-world";
import { hold, letExpire, one } from "@/tests/fixtures/bookings/held-trip";
import { request } from "@/tests/fixtures/bookings/lifecycle-steps";
import { paidTrip } from "@/tests/fixtures/bookings/paid-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
const world = testWorld();

/** The trips of the fixtures are thirty days ahead, from 10:00 to 14:00. */
const DAY = tripTime(30, 10).slice(0, 10);
const ALL: GridChoice = { by: "port", portId: null, typeId: null, words: "", after: null };
const read = (choice: Partial<GridChoice> = {}, now = new Date()) =>
  readGrid(gridWindow("day", DAY), { ...ALL, ...choice }, now, "tr");
const barsOf = async (boatId: number) => (await read()).taken.filter((bar) => bar.boatId === boatId);
const codeOf = (boatId: number) =>
  one<{ code: string }>("select code from boats where id = $1", String(boatId)).then(({ code }) => code);
const at = (hour: number) => toInstant(atHour(DAY, hour));

test("a paid trip takes its boat with the turnaround apart, and names who sails", async () => {
  const { boatId, reservationId } = await paidTrip(world);
  await getPool().query("update boats set turnaround_minutes = 90 where id = $1", [boatId]);
  const { number, turnaround } = await one<{ number: string; turnaround: number }>(
    "select number, turnaround_minutes as turnaround from reservations where id = $1",
    reservationId,
  );
  expect(await barsOf(boatId)).toMatchObject([
    {
      kind: "reservation",
      number,
      startsAt: at(10),
      endsAt: at(14),
      takenUntil: addMinutes(at(14), turnaround),
      customerName: "Ayşe Yılmaz",
      expiresAt: null,
    },
  ]);
  expect(turnaround).toBe(60);
});

test("a hold shows until when it must be paid, and takes nothing once that is over", async () => {
  const held = await hold(world);
  expect(await barsOf(held.boatId)).toMatchObject([{ kind: "hold", expiresAt: expect.any(Date) }]);
  await letExpire(held.reservationId);
  expect(await barsOf(held.boatId)).toEqual([]);
});

test("a request is shown beside what takes the boat, until its answer is due", async () => {
  const asked = await request(world);
  expect(await barsOf(asked.boatId)).toMatchObject([
    { kind: "request", startsAt: at(10), takenUntil: at(14) },
  ]);
  await letExpire(asked.reservationId);
  expect(await barsOf(asked.boatId)).toEqual([]);
});

test("what ends when the window begins, or begins when it ends, is not in it; what reaches into it is", async () => {
  const boatId = await makeBoat(world);
  const block = (from: number, until: number) =>
    blockBoats(
      { boatIds: [boatId], startsAt: at(from), endsAt: at(until), note: `${from}` },
      STAFF,
      new Date(),
    );
  for (const [from, until] of [
    [-5, 0],
    [24, 30],
    [23, 24],
    [0, 1],
  ] as const)
    expect((await block(from, until)).ok).toBe(true);
  expect((await barsOf(boatId)).map(({ note }) => note)).toEqual(["0", "23"]);
});

test("a draft is not shown, and a boat that is off sale, marked as such, only while it still has a trip in the window", async () => {
  const draft = await makeBoat(world, { status: "draft" });
  const { boatId } = await paidTrip(world);
  const idle = await makeBoat(world);
  await getPool().query("update boats set status = 'archived' where id = any($1)", [[boatId, idle]]);
  const { boats } = await read();
  const found = (id: number) => boats.find((boat) => boat.id === id);
  expect([draft, boatId, idle].map((id) => found(id)?.isOffSale)).toEqual([undefined, true, undefined]);
  expect((await read()).boats.filter(({ isOffSale }) => isOffSale).map(({ id }) => id)).toEqual([boatId]);
});

test("boats are found by port, type, code and name in any spelling", async () => {
  const there = await makeBoat(world, { portId: world.otherPortId });
  await getPool().query("update boat_texts set name = 'Işıl Su' where boat_id = $1", [there]);
  const idsOf = async (choice: Partial<GridChoice>) => (await read(choice)).boats.map(({ id }) => id);
  expect(await idsOf({ portId: world.otherPortId })).toEqual([there]);
  expect(await idsOf({ words: "ISIL" })).toEqual([there]);
  expect(await idsOf({ words: (await codeOf(there)).toLowerCase().slice(2) })).toEqual([there]);
  expect(await idsOf({ typeId: world.typeId + 1000 })).toEqual([]);
  expect((await listGridFilters("tr")).ports.map(({ id }) => id)).toContain(world.otherPortId);
});

test("the boats of many ports stand in the order of the ports, each once", async () => {
  const { rows } = await getPool().query<{ columns: string }>(
    `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
     where table_name = 'places' and column_name not in ('id', 'key', 'name')`,
  );
  const columns = rows[0]?.columns;
  const ports = await getPool().query<{ id: number; name: string }>(
    `insert into places (key, name, ${columns})
     select 'pier-' || n, jsonb_build_object('tr', 'İskele ' || n), ${columns}
     from places, generate_series(1, 6) n where places.id = $1 order by n desc returning id, name->>'tr' as name`,
    [world.otherPortId],
  );
  const made: number[] = [];
  for (const { id } of ports.rows.toReversed()) made.push(await makeBoat(world, { portId: id }));
  const listed = (await read()).boats.filter(({ id }) => made.includes(id));
  expect(listed.map(({ id }) => id)).toEqual(made);
  expect(listed.map(({ port }) => port)).toEqual(ports.rows.map(({ name }) => name).toReversed());
});

test("more boats than fit on a page follow on the next one, each once", async () => {
  const first = await makeBoat(world);
  const { rows } = await getPool().query<{ columns: string }>(
    `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
     where table_name = 'boats' and column_name not in ('id', 'code', 'code_folded')`,
  );
  const columns = rows[0]?.columns;
  await getPool().query(
    `insert into boats (code, code_folded, ${columns}) select 'Z-' || n, 'z' || n, ${columns}
     from boats, generate_series(1, ${BOATS_ON_A_PAGE + 1}) n where boats.id = $1`,
    [first],
  );
  await getPool().query(
    `insert into boat_texts (boat_id, locale, name, description)
     select id, 'tr', code, '…' from boats where code like 'Z-%'`,
  );
  for (const by of ["port", "type"] as const) {
    const page = await read({ by });
    expect([page.boats.length, page.hasMore]).toEqual([BOATS_ON_A_PAGE, true]);
    const next = await read({ by, after: page.boats.at(-1)?.code ?? null });
    expect(next.hasMore).toBe(false);
    const codes = [...page.boats, ...next.boats].map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((code) => code.startsWith("Z-"))).toHaveLength(BOATS_ON_A_PAGE + 1);
  }
});
