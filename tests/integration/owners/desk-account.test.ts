import { eq } from "drizzle-orm";
import { findDeskSession } from "@/lib/server/people/desk/desk-session";
import { getDb } from "@/lib/server/platform/db/pool";
import { ownerMembers } from "@/lib/server/platform/db/schema/owners";
import { reservations } from "@/lib/server/platform/db/schema/reservations";
import { makeOwner, openDesk } from "@/tests/fixtures/accounts/owner-desk";
import { SoftwareAuthenticator } from "@/tests/fixtures/accounts/software-authenticator";
import { callConsole, staffBrowser } from "@/tests/fixtures/accounts/staff-browser";
import { makeBoat } from "@/tests/fixtures/bookings/booking-world";
import { hold } from "@/tests/fixtures/bookings/held-trip";
import { paidTrip } from "@/tests/fixtures/bookings/paid-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
const world = testWorld();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

async function givePasskey(cookie: string) {
  const key = new SoftwareAuthenticator();
  const { body: options } = await callConsole("POST /owner-desk/passkeys/challenge", cookie);
  const body = { name: "Telefonum", credential: key.create(options) };
  return { key, added: await callConsole("POST /owner-desk/passkeys", cookie, { body }) };
}

/** Logs in by a passkey in a browser of its own. */
async function logIn(key: SoftwareAuthenticator) {
  const challenge = await callConsole("POST /owner-desk/passkey-login/challenge", "");
  const cookie = challenge.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const passkey = key.sign(challenge.body);
  const answer = await callConsole("POST /owner-desk/passkey-login", cookie, { body: { passkey } });
  const set = answer.headers.getSetCookie().find((one) => one.startsWith("palamar_owner="));
  return { ...answer, token: set?.slice("palamar_owner=".length).split(";")[0] ?? "" };
}

test("a passkey opens the desk of its member, and no longer once it is removed or the member is taken out", async () => {
  const owner = await makeOwner(world);
  const { cookie, memberId } = await openDesk(owner, "manager");
  const { key, added } = await givePasskey(cookie);
  expect(added.status).toBe(204);
  const entered = await logIn(key);
  expect((await findDeskSession(entered.token, new Date()))?.member.id).toBe(memberId);

  await getDb().update(ownerMembers).set({ disabledAt: new Date() }).where(eq(ownerMembers.id, memberId));
  expect((await logIn(key)).body.error).toBe("passkey_unknown");
  await getDb().update(ownerMembers).set({ disabledAt: null }).where(eq(ownerMembers.id, memberId));
  const { rows } = await getDb().execute<{ id: string }>("select id from owner_passkeys");
  const stranger = await openDesk(await makeOwner(world));
  const remove = (cookies: string) =>
    callConsole("DELETE /owner-desk/passkeys/{id}", cookies, { params: { id: rows.at(-1)?.id ?? "" } });
  expect((await remove(stranger.cookie)).status).toBe(404);
  expect((await remove(cookie)).status).toBe(204);
  expect((await logIn(key)).body.error).toBe("passkey_unknown");
});

test("a passkey of the desk opens neither console nor account, and says that it belongs elsewhere", async () => {
  const { cookie } = await openDesk(await makeOwner(world));
  const { key } = await givePasskey(cookie);
  expect((await staffBrowser().logIn(key)).body.error).toBe("passkey_elsewhere");
});

test("a session is ended from another device, and never by another member", async () => {
  const owner = await makeOwner(world);
  const [here, there] = [await openDesk(owner), await openDesk(owner)];
  const id = (await findDeskSession(there.token, new Date()))?.id ?? "";
  const end = (cookie: string) => callConsole("DELETE /owner-desk/sessions/{id}", cookie, { params: { id } });
  expect((await end((await openDesk(owner, "manager")).cookie)).status).toBe(404);
  expect((await end((await openDesk(await makeOwner(world))).cookie)).status).toBe(404);
  expect(await findDeskSession(there.token, new Date())).not.toBeNull();
  expect((await end(here.cookie)).status).toBe(204);
  expect(await findDeskSession(there.token, new Date())).toBeNull();
});

test("what a guest wrote stands in an export once the trip is paid, and not before", async () => {
  const owner = await makeOwner(world);
  const paid = await paidTrip(world, owner.boatId);
  const held = await hold(world, await makeBoat(world, { ownerEmail: owner.email, ownerName: "Ada Kaptan" }));
  const write = (id: string, note: string) =>
    getDb().update(reservations).set({ note }).where(eq(reservations.id, id));
  await write(paid.reservationId, "Beni 0532 111 22 33 numarasından arayın");
  await write(held.reservationId, "Beni 0532 444 55 66 numarasından arayın");
  const { body } = await callConsole("GET /owner-desk/export", (await openDesk(owner)).cookie);
  expect(body.trips).toHaveLength(2);
  expect(JSON.stringify(body)).toContain("0532 111 22 33");
  expect(JSON.stringify(body)).not.toContain("0532 444 55 66");
});

test("an owner's export has the own boats and trips, nothing of another owner, and is the owner's alone", async () => {
  const [owner, other] = [await makeOwner(world), await makeOwner(world)];
  const second = await makeBoat(world, { ownerEmail: owner.email, ownerName: "Ada Kaptan" });
  expect(second).toBeGreaterThan(0);
  const trips = [await paidTrip(world, owner.boatId), await paidTrip(world, other.boatId)];
  const { body } = await callConsole("GET /owner-desk/export", (await openDesk(owner)).cookie);
  expect(body.boats.map(({ code }: { code: string }) => code)).toContain(owner.code);
  expect(body.boats).toHaveLength(2);
  expect(body.trips).toHaveLength(1);
  expect(body.owner.email).toBe(owner.email);
  const text = JSON.stringify(body);
  for (const strange of [other.code, other.email, trips[1]?.reservationId ?? "", "sealed"])
    expect(text).not.toContain(strange);
  const { cookie } = await openDesk(owner, "manager");
  expect((await callConsole("GET /owner-desk/export", cookie)).status).toBe(403);
});
