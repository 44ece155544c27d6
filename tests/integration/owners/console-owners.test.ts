import { and, eq } from "drizzle-orm";
import { createReservation } from "@/lib/server/booking/reservations/create-reservation";
import { readOwner } from "@/lib/server/operator/read-owner";
import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { auditEvents } from "@/lib/server/platform/db/schema/audit";
import { ownerMembers, ownerSessions, owners } from "@/lib/server/platform/db/schema/owners";
import { reservations } from "@/lib/server/platform/db/schema/reservations";
import { carryOutInConsole, linesOf } from "@/tests/fixtures/accounts/console-action";
import { callConsole } from "@/tests/fixtures/accounts/staff-browser";
import { confirmStaff, makeStaff } from "@/tests/fixtures/accounts/staff-member";
import { makeBoat, makeCustomer, orderOf } from "@/tests/fixtures/bookings/booking-world";
import { paidTrip } from "@/tests/fixtures/bookings/paid-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
const world = testWorld();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

const IBAN = "TR330006100519786457841326";
const FACTS = {
  kind: "person",
  name: "Ayşe Kaya",
  email: "",
  legal_name: "Ayşe Kaya",
  locale: "tr",
  tax_residence: "TR",
  identity_number: "10000000146",
  iban: IBAN,
  phone: "0532 111 22 33",
  address: "Liman Caddesi 5, Bodrum",
};

async function madeOwner() {
  const email = `${crypto.randomUUID()}@example.com`;
  const boatId = await makeBoat(world, { ownerName: "Ayşe", ownerEmail: email });
  const [owner] = await getDb().select().from(owners).where(eq(owners.email, email));
  const { rows } = await getPool().query<{ code: string }>("select code from boats where id = $1", [boatId]);
  if (!owner) throw new Error("no owner");
  return { id: owner.id, email, boatId, code: rows[0]?.code ?? "" };
}

const statusOf = async (boatId: number) =>
  (await getPool().query("select status from boats where id = $1", [boatId])).rows[0]?.status;
const eventsOf = async (id: string) =>
  getDb().select().from(auditEvents).where(eq(auditEvents.subjectId, id)).orderBy(auditEvents.id);

test("identity number and IBAN lie sealed in the database, and no audit line has them", async () => {
  const [admin, { id, email }] = [await makeStaff("admin"), await madeOwner()];
  const save = { params: { id }, body: { ...FACTS, email } };
  const { status, shown } = await carryOutInConsole("POST /operate/owners/{id}/save", admin.cookie, save);
  expect(status).toBe(200);
  expect(linesOf(shown, "change").join("\n")).toContain("IBAN: none → ••• 1326");
  const [stored] = await getDb().select().from(owners).where(eq(owners.id, id));
  expect(JSON.stringify(stored)).not.toMatch(/10000000146|TR330006/);
  expect(stored).toMatchObject({ ibanEnd: "1326", identityNumberEnd: "46", phone: "+905321112233" });
  expect(JSON.stringify(await eventsOf(id))).not.toMatch(/10000000146|TR330006|1326/);
  // Empty keeps them, and a form without changes writes nothing.
  const again = await carryOutInConsole("POST /operate/owners/{id}/save", admin.cookie, {
    params: { id },
    body: { ...FACTS, email, identity_number: "", iban: "" },
  });
  expect(again.shown.lines).toEqual([]);
  const sheet = await readOwner(id, "en", new Date());
  expect([sheet?.ibanEnd, sheet?.missing]).toEqual(["1326", []]);
});

test("a wrong digit of IBAN, identity or tax number is refused beside its field", async () => {
  const [admin, { id, email }] = [await makeStaff("admin"), await madeOwner()];
  const errorsOf = async (change: object) => {
    const body = { ...FACTS, email, ...change, fingerprint: null };
    const answer = await callConsole("POST /operate/owners/{id}/save", admin.cookie, {
      params: { id },
      body,
    });
    return Object.keys(answer.body.fields ?? answer.body.errors ?? {});
  };
  expect(await errorsOf({ iban: IBAN.replace(/26$/, "27") })).toEqual(["iban"]);
  expect(await errorsOf({ identity_number: "10000000147" })).toEqual(["identity_number"]);
  expect(await errorsOf({ tax_number: "8760047465" })).toEqual(["tax_number"]);
  expect(await errorsOf({ tax_number: "8760047465", tax_residence: "DE" })).toEqual([]);
});

test("a number is shown in full to whoever may see it, after a confirmation, and is written down with who read it", async () => {
  const [admin, support, { id, email }] = [
    await makeStaff("admin"),
    await makeStaff("support"),
    await madeOwner(),
  ];
  const save = { params: { id }, body: { ...FACTS, email } };
  await carryOutInConsole("POST /operate/owners/{id}/save", admin.cookie, save);
  const show = (cookie: string) =>
    callConsole("POST /operate/owners/{id}/show-iban", cookie, { params: { id } });
  expect((await show(admin.cookie)).body.error).toBe("step_up_required");
  await confirmStaff(support.id);
  expect((await show(support.cookie)).body.error).toBe("forbidden");
  await confirmStaff(admin.id);
  expect((await show(admin.cookie)).body).toEqual({ number: IBAN });
  expect((await eventsOf(id)).at(-1)).toMatchObject({
    event: "owner_number_shown",
    actorId: admin.id,
    data: { number: "iban" },
  });
});

test("a suspended owner's boat takes no new booking while a paid trip stays, and is sold again afterwards", async () => {
  const [admin, { id, boatId }] = [await makeStaff("admin"), await madeOwner()];
  const { reservationId } = await paidTrip(world, boatId);
  const suspend = { params: { id }, body: { reason: "Şikâyet" } };
  const { shown } = await carryOutInConsole("POST /operate/owners/{id}/suspend", admin.cookie, suspend);
  expect(linesOf(shown, "change").join("\n")).toContain("Active → Suspended");
  expect(await statusOf(boatId)).toBe("stopped");
  const customer = await makeCustomer();
  const wanted = orderOf(world, boatId, customer.id, { daysAhead: 40 });
  const refused = await createReservation(wanted, new Date());
  expect(refused).toMatchObject({ ok: false, code: "not_found" });
  const { rows } = await getPool().query("select count(*)::int as n from boat_prices where boat_id = $1", [
    boatId,
  ]);
  expect(rows[0].n).toBe(0);
  const [trip] = await getDb().select().from(reservations).where(eq(reservations.id, reservationId));
  expect(trip?.status).toMatch(/^reservation_c/);
  // Whatever publishes her meanwhile: the database has the last word.
  await getPool().query("update boats set status = 'published' where id = $1", [boatId]);
  expect(await statusOf(boatId)).toBe("stopped");
  const again = await carryOutInConsole("POST /operate/owners/{id}/suspend", admin.cookie, suspend);
  expect(again.error).toBe("transition_not_allowed");
  await carryOutInConsole("POST /operate/owners/{id}/resume", admin.cookie, suspend);
  expect(await statusOf(boatId)).toBe("published");
  const sheet = await readOwner(id, "en", new Date());
  expect(sheet?.history.map(({ to, reason }) => [to, reason])).toEqual([
    ["active", "Şikâyet"],
    ["suspended", "Şikâyet"],
    ["active", null],
  ]);
});

test("a person who is shut out loses every session at once, and an owner never loses the last one", async () => {
  const [admin, { id }] = [await makeStaff("admin"), await madeOwner()];
  const member = { role: "captain", name: "Ali", email: "ali@example.com", phone: "", locale: "tr" };
  const call = (act: string, body: object) =>
    carryOutInConsole(`POST /operate/owners/{id}/${act}-member` as never, admin.cookie, {
      params: { id },
      body,
    });
  expect((await call("add", member)).status).toBe(200);
  expect((await call("add", member)).error).toBe("member_known");
  const here = (role: "owner" | "captain") => and(eq(ownerMembers.ownerId, id), eq(ownerMembers.role, role));
  const [captain] = await getDb().select().from(ownerMembers).where(here("captain"));
  const memberId = captain?.id ?? "";
  const ends = new Date(Date.now() + 60_000);
  await getDb()
    .insert(ownerSessions)
    .values({ tokenHash: "x", memberId, lastSeenAt: new Date(), expiresAt: ends });
  expect((await call("disable", { member: memberId })).status).toBe(200);
  expect(await getDb().$count(ownerSessions, eq(ownerSessions.memberId, memberId))).toBe(0);
  const [owner] = await getDb().select().from(ownerMembers).where(here("owner"));
  expect((await call("disable", { member: owner?.id })).error).toBe("last_owner");
  expect((await call("change", { ...member, email: owner?.email, member: owner?.id })).error).toBe(
    "last_owner",
  );
  expect((await call("enable", { member: memberId })).status).toBe(200);
});

test("a boat that is given to another owner names the new one, and one who may not rent out stops her", async () => {
  const [admin, { code, boatId }, other] = [await makeStaff("admin"), await madeOwner(), await madeOwner()];
  const give = (owner: string) =>
    carryOutInConsole("POST /operate/boats/{code}/owner", admin.cookie, {
      params: { code },
      body: { owner, reason: "Satıldı" },
    });
  expect((await give("nobody@example.com")).error).toBe("owner_unknown");
  const { shown } = await give(other.email);
  expect(linesOf(shown, "change").join("\n")).toContain(other.email);
  const { rows } = await getPool().query("select owner_email from boats where id = $1", [boatId]);
  expect(rows[0].owner_email).toBe(other.email);
  expect((await give(other.email)).error).toBe("already_done");
  const third = await madeOwner();
  await getPool().query("update owners set state = 'suspended' where id = $1", [third.id]);
  await give(third.email);
  expect(await statusOf(boatId)).toBe("stopped");
});
