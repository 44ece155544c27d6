import { readDeskBoat } from "@/lib/server/people/desk/read-desk-boat";
import { getPool } from "@/lib/server/platform/db/pool";
import { openDesk, seededOwner } from "@/tests/fixtures/accounts/owner-desk";
import { callConsole } from "@/tests/fixtures/accounts/staff-browser";
import { recordOf, savePart } from "@/tests/fixtures/boats/edited-boats";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase({ seeded: true });
jest.spyOn(process.stdout, "write").mockReturnValue(true);

const DAY_MS = 24 * 60 * 60_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
type Act = "part" | "pause" | "outage";
const act = (cookie: string, code: string, path: Act, body: object) =>
  callConsole(`POST /owner-desk/boats/{code}/${path}`, cookie, { params: { code }, body });
const statusOf = async (code: string) => (await recordOf(code)).boat.status;
const isFound = async (boatId: number) =>
  (await getPool().query("select from boat_prices where boat_id = $1", [boatId])).rowCount !== 0;

test("an owner changes hours, extras and rules of a boat, and nothing that is the operator's", async () => {
  const owner = await seededOwner(0);
  const { cookie } = await openDesk(owner, "manager");
  const before = await recordOf(owner.code);
  const save = async (part: "terms" | "extras" | "rules", document: object) => {
    const opened = await readDeskBoat(owner.id, owner.code, "tr");
    const version = opened?.parts[part].version;
    return act(cookie, owner.code, "part", { part, version, document: JSON.stringify(document) });
  };
  const terms = { notice_hours: "26", instant: true, type: "gulet", cruising_capacity: 400 };
  expect((await save("terms", terms)).status).toBe(204);
  expect((await save("extras", { services: [], owner: { name: "X" } })).status).toBe(204);
  expect((await save("rules", { usage_rules: [], facilities: [] })).status).toBe(204);
  const { boat } = await recordOf(owner.code);
  expect(boat).toEqual({
    ...before.boat,
    version: expect.any(String),
    notice_hours: 26,
    instant: true,
    services: [],
    usage_rules: [],
  });
  const wrong = await save("terms", { notice_hours: "many" });
  expect([wrong.status, wrong.body.details.issues[0].field]).toEqual([422, "notice_hours"]);
});

test("a form that is older than the boat is refused, and what was saved stays", async () => {
  const owner = await seededOwner(1);
  const { cookie } = await openDesk(owner);
  const opened = await readDeskBoat(owner.id, owner.code, "tr");
  await savePart(owner.code, "facts", { notice_hours: "9" });
  const { version } = opened?.parts.terms ?? {};
  const late = await act(cookie, owner.code, "part", {
    part: "terms",
    version,
    document: '{"notice_hours":1}',
  });
  expect([late.status, late.body.error]).toEqual([409, "boat_changed"]);
  expect((await recordOf(owner.code)).boat.notice_hours).toBe(9);
});

test("a paused boat is found by no search and its paid trips stay; the owner puts back on sale only what an owner paused", async () => {
  const owner = await seededOwner(2);
  const { cookie } = await openDesk(owner);
  const { rows: before } = await getPool().query(
    "select id, status, updated_at from reservations where boat_id = $1 order by id",
    [owner.boatId],
  );
  expect(await isFound(owner.boatId)).toBe(true);
  expect((await act(cookie, owner.code, "pause", { paused: true })).status).toBe(204);
  expect([await statusOf(owner.code), await isFound(owner.boatId)]).toEqual(["archived", false]);
  const { rows: after } = await getPool().query(
    "select id, status, updated_at from reservations where boat_id = $1 order by id",
    [owner.boatId],
  );
  expect(after).toEqual(before);
  expect((await act(cookie, owner.code, "pause", { paused: false })).status).toBe(204);
  expect([await statusOf(owner.code), await isFound(owner.boatId)]).toEqual(["published", true]);

  await savePart(owner.code, "status", { status: "archived" });
  const refused = await act(cookie, owner.code, "pause", { paused: false });
  expect([refused.status, refused.body.error]).toEqual([409, "boat_not_on_sale"]);
  expect(await statusOf(owner.code)).toBe("archived");
});

test("days without trips are kept at once; with a trip in them the operator is asked and the calendar stays", async () => {
  const { rows } = await getPool().query<{
    nth: number;
    code: string;
    id: number;
    number: string;
    day: string;
  }>(
    `select b.code, b.id, r.number, (r.starts_at at time zone 'Europe/Istanbul')::date::text as day
     from reservations r join boats b on b.id = r.boat_id join owners o on o.id = b.owner_id
     where o.demo and r.status in ('reservation_created', 'reservation_coming') and r.starts_at > now() limit 1`,
  );
  const [trip] = rows;
  if (!trip) throw new Error("The demo has no paid trip");
  const { rows: found } = await getPool().query<{ id: string; email: string }>(
    "select o.id, o.email from owners o join boats b on b.owner_id = o.id where b.id = $1",
    [trip.id],
  );
  const owner = found[0] ?? { id: "", email: "" };
  const { cookie } = await openDesk(owner, "manager");
  const take = (from: string, until: string, fingerprint: string | null) =>
    act(cookie, trip.code, "outage", {
      from: `${from}T00:00`,
      until: `${until}T00:00`,
      reason: "Motor arızası",
      fingerprint,
    });
  const blocks = async () =>
    (await getPool().query("select from boat_occupancies where boat_id = $1 and kind = 'block'", [trip.id]))
      .rowCount ?? 0;
  const messages = async () =>
    (await getPool().query<{ message: string }>("select message from contact_messages order by id desc"))
      .rows;
  const [blocked, asked] = [await blocks(), (await messages()).length];

  const next = new Date(new Date(`${trip.day}T00:00Z`).getTime() + DAY_MS).toISOString().slice(0, 10);
  const shown = await take(trip.day, next, null);
  expect(shown.body.trips.map(({ number }: { number: string }) => number)).toContain(trip.number);
  expect((await messages()).length).toBe(asked);
  const done = await take(trip.day, next, shown.body.fingerprint);
  expect(done.body.done).toBe(true);
  const [message] = await messages();
  expect(message?.message).toContain(trip.number);
  expect(await blocks()).toBe(blocked);

  const free = await take(dayIn(500), dayIn(503), null);
  expect([free.body.trips, await blocks()]).toEqual([[], blocked]);
  expect((await take(dayIn(500), dayIn(503), free.body.fingerprint)).body.done).toBe(true);
  expect(await blocks()).toBe(blocked + 1);
});
