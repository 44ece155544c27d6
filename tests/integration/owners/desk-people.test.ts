import { findDeskSession } from "@/lib/server/people/desk/desk-session";
import { listDeskTrips } from "@/lib/server/people/desk/read-desk-now";
import { listMembers, tripBoatsOf } from "@/lib/server/people/owners/owner-helpers";
import { getPool } from "@/lib/server/platform/db/pool";
import { makeOwner, openDesk } from "@/tests/fixtures/accounts/owner-desk";
import { callConsole } from "@/tests/fixtures/accounts/staff-browser";
import { makeBoat } from "@/tests/fixtures/bookings/booking-world";
import { paidTrip } from "@/tests/fixtures/bookings/paid-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
const world = testWorld();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

const add = (cookie: string, given: object) =>
  callConsole("POST /owner-desk/members", cookie, {
    body: { name: "Can Deniz", role: "captain", boats: [], ...given },
  });
const newEmail = () => `${crypto.randomUUID()}@example.com`;
const mailsTo = async (email: string) =>
  (
    await getPool().query(
      "select from graphile_worker._private_jobs j where j.payload::text like '%' || $1 || '%'",
      [email],
    )
  ).rowCount;

test("whoever is added gets a login mail; the same address is refused while it works there, and comes back after", async () => {
  const owner = await makeOwner(world);
  const { cookie } = await openDesk(owner);
  const email = newEmail();
  expect((await add(cookie, { email: email.toUpperCase(), role: "manager" })).status).toBe(204);
  expect(await mailsTo(email)).toBe(1);
  const helper = (await listMembers(owner.id)).find((one) => one.email === email);
  expect(helper).toMatchObject({ role: "manager", name: "Can Deniz", boats: [] });
  expect((await add(cookie, { email })).body.error).toBe("member_known");
  const remove = () =>
    callConsole("DELETE /owner-desk/members/{id}", cookie, { params: { id: helper?.id ?? "" } });
  expect((await remove()).status).toBe(204);
  expect((await listMembers(owner.id)).map((one) => one.email)).toEqual([owner.email]);
  expect((await remove()).status).toBe(404);
  expect((await add(cookie, { email, boats: [owner.code] })).status).toBe(204);
  const back = (await listMembers(owner.id)).find((one) => one.email === email);
  expect(back).toMatchObject({ id: helper?.id, role: "captain", boats: [owner.code] });
});

test("a captain sees the trips of the given boats alone, from the next look on", async () => {
  const owner = await makeOwner(world);
  const second = await makeBoat(world, { ownerEmail: owner.email, ownerName: "Ada Kaptan" });
  await paidTrip(world, owner.boatId);
  await paidTrip(world, second);
  const { cookie } = await openDesk(owner);
  const captain = await openDesk(owner, "captain");
  const seen = async () => {
    const session = await findDeskSession(captain.token, new Date());
    if (!session) return null;
    return (await listDeskTrips(owner.id, await tripBoatsOf(session), "tr", new Date())).length;
  };
  expect(await seen()).toBe(0);
  const change = (body: object) =>
    callConsole("PUT /owner-desk/members/{id}", cookie, { params: { id: captain.memberId }, body });
  expect((await change({ role: "captain", boats: [owner.code] })).status).toBe(204);
  expect(await seen()).toBe(1);
  const other = await makeOwner(world);
  expect((await change({ role: "captain", boats: [owner.code, other.code] })).status).toBe(404);
  expect(await seen()).toBe(1);
  expect((await change({ role: "manager", boats: [] })).status).toBe(204);
  expect(await seen()).toBe(2);
});

test("taking somebody out ends the sessions at once, and whoever is owner can be neither changed nor taken out here", async () => {
  const owner = await makeOwner(world);
  const [mine, helper] = [await openDesk(owner), await openDesk(owner, "manager")];
  const remove = (id: string) =>
    callConsole("DELETE /owner-desk/members/{id}", mine.cookie, { params: { id } });
  expect((await remove(helper.memberId)).status).toBe(204);
  expect(await findDeskSession(helper.token, new Date())).toBeNull();
  expect((await remove(mine.memberId)).status).toBe(404);
  const demote = await callConsole("PUT /owner-desk/members/{id}", mine.cookie, {
    params: { id: mine.memberId },
    body: { role: "captain", boats: [] },
  });
  expect(demote.status).toBe(404);
  const manager = await openDesk(owner, "manager");
  expect((await add(manager.cookie, { email: newEmail() })).status).toBe(403);
});
