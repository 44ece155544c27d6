import { parse } from "csv-parse/sync";
import { and, desc, eq } from "drizzle-orm";
import type { SearchParams } from "@/lib/domain/staff/list-query";
import { STAFF_ROLES, type StaffRole } from "@/lib/domain/staff/permissions";
import { exportList } from "@/lib/server/operator/list/export-list";
import { findStaffSession } from "@/lib/server/people/staff/staff-session";
import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { auditEvents } from "@/lib/server/platform/db/schema/audit";
import { makeStaff } from "@/tests/fixtures/accounts/staff-member";
import { makeBoat, makeCustomer } from "@/tests/fixtures/bookings/booking-world";
import { makeOwned } from "@/tests/fixtures/bookings/own-objects";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { writeReservations } from "@/tests/fixtures/bookings/written-reservations";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase();
jest.spyOn(process.stdout, "write").mockReturnValue(true);
const world = testWorld();
const NOW = new Date("2026-11-27T09:00:00Z");
/** Nothing but what editors and support look at. */
const NOT_OF_FINANCE = ["reviews", "waiting", "shortlists"];
const LISTS = [
  "bookings",
  "payments",
  "refunds",
  "boats",
  "reviews",
  "waiting",
  "shortlists",
  "audit",
  "figures-months",
  "figures-ports",
  "figures-boats",
];

async function sessionOf(role: StaffRole) {
  const { token, id } = await makeStaff(role);
  const session = await findStaffSession(token, new Date());
  if (!session) throw new Error("No session");
  return { session, id };
}

async function writeTrips(count: number, name: string) {
  const { id: userId } = await makeCustomer({ name });
  const boatId = await makeBoat(world);
  const startsAt = new Date("2026-12-05T08:00:00Z");
  const row = {
    ...{ userId, boatId, portId: world.portId, startsAt, createdAt: NOW },
    status: "request_timeout" as const,
    endsAt: new Date("2026-12-05T12:00:00Z"),
  };
  await writeReservations(Array.from({ length: count }, () => row));
  const { rows } = await getPool().query("select code from boats where id = $1", [boatId]);
  return rows[0].code as string;
}

async function oneBoat(id: number): Promise<{ id: number; code: string }> {
  const { rows } = await getPool().query("select id, code from boats where id = $1", [id]);
  return rows[0];
}

const linesOf = (text: string): string[][] => parse(text, { delimiter: ";", bom: true });

test("a file has what the list shows, in the reader's words, and is written down with filter and count", async () => {
  const boat = await writeTrips(3, '=HYPERLINK("//evil")');
  const { session, id } = await sessionOf("finance");
  const file = await exportList(session, "bookings", { boat, made_until: "2026-11-27" }, "en", NOW);
  expect(file?.name).toBe("bookings-2026-11-27.csv");
  const [head = [], ...rows] = linesOf(await new Response(file?.stream).text());
  expect(head.slice(0, 4)).toEqual(["Number", "Kind", "Departure", "Boat"]);
  expect(rows).toHaveLength(3);
  expect(rows[0]?.slice(1, 7)).toEqual([
    "Boat trips",
    "2026-12-05 11:00",
    boat,
    "4",
    '\'=HYPERLINK("//evil") Yılmaz',
    "Expired",
  ]);
  expect(rows[0]?.slice(7)).toEqual(["TRY", "4000,00", "0,00", "0,00", "2026-11-27 12:00"]);
  const [event] = await getDb()
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.actorId, id), eq(auditEvents.event, "list_exported")))
    .orderBy(desc(auditEvents.id));
  expect(event).toMatchObject({
    subjectKind: "site",
    subjectId: "bookings",
    data: { rows: 3, boat, made_until: "2026-11-27" },
  });
});

test("a file of more rows than a batch has each once, in the order of the list", async () => {
  const boat = await writeTrips(1100, "Ada");
  const { session } = await sessionOf("admin");
  const file = await exportList(session, "bookings", { boat, sort: "total" }, "tr", NOW);
  const [, ...rows] = linesOf(await new Response(file?.stream).text());
  expect(new Set(rows.map(([number]) => number)).size).toBe(1100);
});

test("what stands in the audit of an address is not in the line about its file", async () => {
  const { session, id } = await sessionOf("admin");
  await exportList(session, "audit", { about: "ada@example.com", by: "staff" }, "en", NOW);
  const [event] = await getDb()
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.actorId, id), eq(auditEvents.event, "list_exported")));
  expect(event?.data).toEqual({ rows: 0, by: "staff" });
});

test("files of reviews, waiting and shared lists have what their pages show, and what is over is in none", async () => {
  const { customer } = await makeOwned();
  const { id: boatId, code } = await oneBoat(await makeBoat(world));
  for (const day of ["2026-11-26", "2026-12-24"])
    await getPool().query(
      "insert into waiting_list_entries (user_id, boat_id, day, kind, person_count) values ($1, $2, $3, 'daily', 4)",
      [customer.id, boatId, day],
    );
  await getPool().query(
    `insert into reviews (user_id, boat_id, clean_rate, service_rate, comm_rate, pp_rate, title, text, locale, demo)
     values ($1, $2, 5, 4, 4, 4, '=1+1', 'Good', 'en', true)`,
    [customer.id, boatId],
  );
  const { session } = await sessionOf("admin");
  const rowsOf = async (list: string, search: SearchParams) => {
    const file = await exportList(session, list, search, "en", NOW);
    const [head, ...rows] = linesOf(await new Response(file?.stream).text());
    return rows.map((row) => Object.fromEntries(row.map((cell, place) => [head?.[place], cell])));
  };
  expect(await rowsOf("reviews", { boat: code })).toMatchObject([
    { Boat: code, Score: "4,25", Heading: "'=1+1", Review: "Good", State: "Published", Trip: "Demo" },
  ]);
  expect(await rowsOf("waiting", { boat: code })).toMatchObject([{ Day: "2026-12-24", Persons: "4" }]);
  const { rows } = await getPool().query("select email from users where id = $1", [customer.id]);
  expect(await rowsOf("shortlists", { email: rows[0].email })).toMatchObject([{ Votes: "1" }]);
});

test.each(STAFF_ROLES)(
  "as %s: files for those who may take files, of lists that they may see",
  async (role) => {
    const { session, id } = await sessionOf(role);
    const taken: string[] = [];
    for (const list of LISTS) {
      const file = await exportList(session, list, {}, "tr", NOW);
      await file?.stream.cancel();
      if (file) taken.push(list);
    }
    const offered = { admin: LISTS, finance: LISTS.filter((list) => !NOT_OF_FINANCE.includes(list)) };
    expect(taken).toEqual(role === "admin" || role === "finance" ? offered[role] : []);
    for (const list of ["users", "constructor", "__proto__"])
      expect(await exportList(session, list, {}, "tr", NOW)).toBeNull();
    const written = and(eq(auditEvents.actorId, id), eq(auditEvents.event, "list_exported"));
    expect(await getDb().$count(auditEvents, written)).toBe(taken.length);
  },
);
