import { addDays, atHour, toInstant, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { blockBoats, freeBoats } from "@/lib/server/booking/blocks/block-boats";
import { listOccupancies } from "@/lib/server/operator/list-occupancies";
import { callConsole } from "@/tests/fixtures/accounts/staff-browser";
import { makeStaff } from "@/tests/fixtures/accounts/staff-member";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { makeBoat } from "@/tests/fixtures/bookings/booking-world";
import { hold, one } from "@/tests/fixtures/bookings/held-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase();
jest.spyOn(process.stdout, "write").mockReturnValue(true);
const world = testWorld();

/** The trips of the fixtures are thirty days ahead, from 10:00 to 14:00. */
const DAY = addDays(tripDayOf(new Date()), 30);
const at = (hour: number) => toInstant(atHour(DAY, hour));
const block = (boatIds: number[], from = 0, until = 24) =>
  blockBoats({ boatIds, startsAt: at(from), endsAt: at(until), note: "Bakım" }, STAFF, new Date());
const free = (boatIds: number[], from: number, until: number) =>
  freeBoats({ boatIds, startsAt: at(from), endsAt: at(until) }, STAFF, new Date());
const blocksOf = async (boatId: number) =>
  (await listOccupancies(boatId, new Date()))
    .filter(({ kind }) => kind === "block")
    .map(({ startsAt, endsAt, what }) => [startsAt, endsAt, what]);

test("several boats are blocked together, or none of them: those that are taken are named", async () => {
  const [first, second] = [await makeBoat(world), await makeBoat(world)];
  const { boatId } = await hold(world);
  const { code } = await one<{ code: string }>("select code from boats where id = $1", String(boatId));
  expect(await block([first, boatId, second])).toMatchObject({
    ok: false,
    code: "boats_taken",
    details: { boats: code },
  });
  expect(await blocksOf(first)).toEqual([]);
  expect(await block([first, second])).toMatchObject({ ok: true });
  for (const boat of [first, second]) expect(await blocksOf(boat)).toEqual([[at(0), at(24), "Bakım"]]);
});

test("an unknown boat blocks none of the others", async () => {
  const boat = await makeBoat(world);
  expect(await block([boat, 2_000_000_000])).toMatchObject({ code: "not_found" });
  expect(await blocksOf(boat)).toEqual([]);
});

test("a freed time is cut out of its block, which keeps its reason on both sides", async () => {
  const boat = await makeBoat(world);
  await block([boat]);
  expect((await free([boat], 10, 12)).ok).toBe(true);
  expect(await blocksOf(boat)).toEqual([
    [at(0), at(10), "Bakım"],
    [at(12), at(24), "Bakım"],
  ]);
  expect((await free([boat], -10, 40)).ok).toBe(true);
  expect(await blocksOf(boat)).toEqual([]);
  expect(await free([boat], 0, 24)).toMatchObject({ code: "nothing_blocked" });
});

test("freeing leaves trips and holds alone", async () => {
  const { boatId } = await hold(world);
  expect(await free([boatId], 0, 24)).toMatchObject({ code: "nothing_blocked" });
  expect(await listOccupancies(boatId, new Date())).toMatchObject([{ kind: "hold" }]);
});

test("the console shows first what blocking would do, and then does that and nothing else", async () => {
  const { cookie } = await makeStaff("support");
  const boats = [await makeBoat(world), await makeBoat(world)];
  const body = {
    boats: boats.join(","),
    from: `${DAY}T08:00`,
    until: `${DAY}T12:00`,
    note: "Motor",
    fingerprint: null,
  };
  const shown = await callConsole("POST /operate/boats/block", cookie, { body });
  expect(shown.body.done).toBe(false);
  expect(shown.body.lines.filter(({ kind }: { kind: string }) => kind === "time")).toHaveLength(2);
  expect(await blocksOf(boats[0] ?? 0)).toEqual([]);
  const { fingerprint } = shown.body;
  const wrong = await callConsole("POST /operate/boats/block", cookie, {
    body: { ...body, until: `${DAY}T13:00`, fingerprint },
  });
  expect(wrong.body.done).toBe(false);
  const done = await callConsole("POST /operate/boats/block", cookie, { body: { ...body, fingerprint } });
  expect(done.body.done).toBe(true);
  for (const boat of boats) expect(await blocksOf(boat)).toEqual([[at(8), at(12), "Motor"]]);
});

test("the console takes a list of boats, and nothing that is none", async () => {
  const { cookie } = await makeStaff("admin");
  const body = { from: `${DAY}T08:00`, until: `${DAY}T12:00`, fingerprint: null };
  for (const boats of ["", "1,", "a", "1;2", "0", `1${",1".repeat(5000)}`]) {
    const answer = await callConsole("POST /operate/boats/free", cookie, { body: { ...body, boats } });
    expect([boats.slice(0, 5), answer.status]).toEqual([boats.slice(0, 5), 422]);
  }
});
