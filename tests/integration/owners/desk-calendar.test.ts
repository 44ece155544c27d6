import { listDeskBoats, readDeskCalendar } from "@/lib/server/people/desk/read-desk-calendar";
import { listDeskRequests, listDeskTrips } from "@/lib/server/people/desk/read-desk-now";
import { getPool } from "@/lib/server/platform/db/pool";
import { ENDPOINT_ROWS, type EndpointKey } from "@/lib/server/runtime/api/endpoint-table";
import { needOf } from "@/lib/server/runtime/api/session-need";
import { deskBodies } from "@/tests/fixtures/accounts/desk-bodies";
import { makeOwner, openDesk } from "@/tests/fixtures/accounts/owner-desk";
import { callConsole } from "@/tests/fixtures/accounts/staff-browser";
import { makeStaff } from "@/tests/fixtures/accounts/staff-member";
import { makeBoat } from "@/tests/fixtures/bookings/booking-world";
import { paidTrip } from "@/tests/fixtures/bookings/paid-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
const world = testWorld();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

const DAY_MS = 24 * 60 * 60_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const keep = (cookie: string, boats: string[], given: object = {}) =>
  callConsole("POST /owner-desk/blocks", cookie, {
    body: {
      boats,
      from: `${dayIn(40)}T10:00`,
      until: `${dayIn(40)}T14:00`,
      weeks: 1,
      note: "Bakım",
      ...given,
    },
  });
const free = (cookie: string, blocks: number[]) =>
  callConsole("POST /owner-desk/blocks/remove", cookie, { body: { blocks } });
const blocksOf = async (boatId: number) => {
  const { rows } = await getPool().query<{ id: number; note: string }>(
    "select id::float8 as id, note from boat_occupancies where boat_id = $1 and kind = 'block' order by lower(period)",
    [boatId],
  );
  return rows;
};

test("an owner keeps a time of several boats for some weeks, and gives all of it back at once", async () => {
  const owner = await makeOwner(world);
  const second = await makeBoat(world, { ownerEmail: owner.email, ownerName: "Ada Kaptan" });
  const boats = await listDeskBoats(owner.id, "tr");
  const { cookie } = await openDesk(owner, "manager");
  const kept = await keep(
    cookie,
    boats.map(({ code }) => code),
    { weeks: 3 },
  );
  expect([kept.status, kept.body.blocks.length]).toEqual([201, 6]);
  expect(await blocksOf(second)).toHaveLength(3);
  const window = { from: dayIn(40), until: dayIn(40) };
  const shown = await readDeskCalendar(boats, window, new Date());
  expect(shown.map(({ kind, note }) => [kind, note])).toEqual([
    ["block", "Bakım"],
    ["block", "Bakım"],
  ]);
  expect((await free(cookie, kept.body.blocks)).status).toBe(204);
  expect([...(await blocksOf(owner.boatId)), ...(await blocksOf(second))]).toEqual([]);
});

test("a sale is never touched: the answer names the boat, and none of the weeks is kept", async () => {
  const owner = await makeOwner(world);
  const { cookie } = await openDesk(owner);
  const trip = await paidTrip(world, owner.boatId);
  const { rows } = await getPool().query<{ starts_at: Date }>(
    "select starts_at from reservations where id = $1",
    [trip.reservationId],
  );
  const start = rows[0]?.starts_at ?? new Date();
  const from = new Date(start.getTime() - 7 * DAY_MS + 3 * 60 * 60_000).toISOString().slice(0, 13);
  const until = new Date(start.getTime() - 7 * DAY_MS + 4 * 60 * 60_000).toISOString().slice(0, 13);
  const refused = await keep(cookie, [owner.code], { from: `${from}:00`, until: `${until}:00`, weeks: 2 });
  expect([refused.status, refused.body.error]).toEqual([409, "boats_taken"]);
  expect(refused.body.message).toContain(owner.code);
  expect(await blocksOf(owner.boatId)).toEqual([]);
});

test("a captain sees the trips and changes nothing, and neither staff nor customers come in by their cookies", async () => {
  const owner = await makeOwner(world);
  const captain = await openDesk(owner, "captain");
  expect((await keep(captain.cookie, [owner.code])).status).toBe(403);
  const staff = await makeStaff("admin");
  expect((await keep(staff.cookie, [owner.code])).status).toBe(401);
  expect((await keep(captain.cookie.replace("palamar_owner", "palamar_session"), [owner.code])).status).toBe(
    401,
  );
  expect(await blocksOf(owner.boatId)).toEqual([]);
});

describe("of two owners", () => {
  test("neither sees the boats, requests and trips of the other", async () => {
    const [one, other] = [await makeOwner(world), await makeOwner(world)];
    const trip = await paidTrip(world, one.boatId);
    const { rows } = await getPool().query<{ number: string }>(
      "select number from reservations where id = $1",
      [trip.reservationId],
    );
    const now = new Date();
    const tripsOf = (id: string) => listDeskTrips(id, null, "tr", now);
    expect((await tripsOf(one.id)).map(({ number }) => number)).toEqual([rows[0]?.number]);
    expect(await tripsOf(other.id)).toEqual([]);
    expect(await listDeskRequests(other.id, "tr", now)).toEqual([]);
    expect((await listDeskBoats(other.id, "tr")).map(({ code }) => code)).toEqual([other.code]);
  });

  /** About nothing but the own owner: what it tells is looked at elsewhere. */
  const OWN_ALONE = ["GET /owner-desk/export"];
  const rows = ENDPOINT_ROWS.filter(
    ([key, { access }]) => needOf(access).right !== null && !OWN_ALONE.includes(key),
  );

  test.each(rows.map(([key]) => key as EndpointKey))("%s finds nothing of the other", async (key) => {
    const [one, other] = [await makeOwner(world), await makeOwner(world)];
    const theirs = await openDesk(one);
    const { body } = await keep(theirs.cookie, [one.code]);
    const before = await blocksOf(one.boatId);
    const helper = await openDesk(one, "captain");
    const stranger = await openDesk(other);
    const theirsIs = deskBodies({ code: one.code, block: body.blocks[0] })[key];
    if (!theirsIs) throw new Error(`Say what ${key} is to find of another owner`);
    expect(
      (
        await callConsole(key, stranger.cookie, {
          params: { code: one.code, id: helper.memberId },
          body: key.startsWith("DELETE") ? undefined : theirsIs,
        })
      ).status,
    ).toBe(404);
    expect(await blocksOf(one.boatId)).toEqual(before);
  });
});
