import { eq } from "drizzle-orm";
import { findDeskSession } from "@/lib/server/people/desk/desk-session";
import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { ownerMembers, owners } from "@/lib/server/platform/db/schema/owners";
import { makeOwner, openDesk } from "@/tests/fixtures/accounts/owner-desk";
import { callConsole } from "@/tests/fixtures/accounts/staff-browser";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { runJobs, testOutbox } from "@/tests/fixtures/mail/outbox";

testDatabase();
const outbox = testOutbox();
const world = testWorld();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

const DAYS_31 = 31 * 24 * 60 * 60_000;
const ask = (email: string) => callConsole("POST /owner-desk/login-links", "", { body: { email } });
const enter = (token: string, cookie = "") =>
  callConsole("POST /owner-desk/sessions", cookie, { body: { token } });
const linksTo = async (email: string) =>
  (await outbox.read())
    .filter(({ to }) => to.includes(email))
    .map(({ text }) => /owner-desk\/enter\/([\w-]{43})/.exec(text)?.[1] ?? "");
const tokenOf = ({ headers }: { headers: Headers }) =>
  /palamar_owner=([^;]+)/.exec(headers.getSetCookie().join())?.[1] ?? "";
const opened = (token: string, at = new Date()) => findDeskSession(token, at);

test("the mailed link opens the desk once, for 30 days, in whatever spelling the address was typed", async () => {
  const owner = await makeOwner(world);
  expect((await ask(owner.email.toUpperCase())).status).toBe(202);
  await runJobs();
  const [link = ""] = await linksTo(owner.email);
  const entered = await enter(link);
  expect(entered.status).toBe(204);
  const session = tokenOf(entered);
  expect(await opened(session)).toMatchObject({ ownerId: owner.id, member: { role: "owner" } });
  expect(await opened(session, new Date(Date.now() + DAYS_31))).toBeNull();
  expect((await enter(link)).body.error).toBe("code_invalid");
});

test("a link is dead after 15 minutes, and so is one of somebody who was taken out meanwhile", async () => {
  const owner = await makeOwner(world);
  await ask(owner.email);
  await runJobs();
  await getPool().query("update owner_login_links set expires_at = now() - interval '1 second'");
  const [old = ""] = await linksTo(owner.email);
  expect((await enter(old)).body.error).toBe("code_invalid");
  await ask(owner.email);
  await runJobs();
  await getDb()
    .update(ownerMembers)
    .set({ disabledAt: new Date() })
    .where(eq(ownerMembers.ownerId, owner.id));
  const fresh = (await linksTo(owner.email)).at(-1) ?? "";
  expect((await enter(fresh)).body.error).toBe("code_invalid");
});

test("an unknown address, and one of an owner who only applied or was declined, gets the same answer and no mail", async () => {
  const [applied, declined] = [await makeOwner(world), await makeOwner(world)];
  await getDb().update(owners).set({ state: "applied" }).where(eq(owners.id, applied.id));
  await getDb().update(owners).set({ state: "declined" }).where(eq(owners.id, declined.id));
  for (const email of [applied.email, declined.email, `${crypto.randomUUID()}@example.com`]) {
    const answer = await ask(email);
    expect([answer.status, answer.body]).toEqual([202, {}]);
    await runJobs();
    expect(await linksTo(email)).toEqual([]);
  }
});

test("whoever works for two owners gets a link to each desk", async () => {
  const [first, second] = [await makeOwner(world), await makeOwner(world)];
  await getDb()
    .insert(ownerMembers)
    .values({ ownerId: second.id, role: "captain", email: first.email, name: "Can", locale: "tr" });
  await ask(first.email);
  await runJobs();
  const desks = [];
  for (const link of await linksTo(first.email))
    desks.push((await opened(tokenOf(await enter(link))))?.ownerId);
  expect(desks.sort()).toEqual([first.id, second.id].sort());
});

test("a session ends when its holder logs out, is taken out, or enters anew from the same browser", async () => {
  const owner = await makeOwner(world);
  const desk = await openDesk(owner);
  await ask(owner.email);
  await runJobs();
  const [link = ""] = await linksTo(owner.email);
  const anew = await enter(link, desk.cookie);
  expect(await opened(desk.token)).toBeNull();
  const token = tokenOf(anew);
  expect(await opened(token)).not.toBeNull();
  await callConsole("POST /owner-desk/logout", `palamar_owner=${token}`);
  expect(await opened(token)).toBeNull();
  const captain = await openDesk(owner, "captain");
  await getDb()
    .update(ownerMembers)
    .set({ disabledAt: new Date() })
    .where(eq(ownerMembers.id, captain.memberId));
  expect(await opened(captain.token)).toBeNull();
});
