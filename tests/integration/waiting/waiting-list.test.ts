import { GET as exportEndpoint } from "@/app/api/v1/user/export/route";
import { DELETE as leaveEndpoint } from "@/app/api/v1/user/waiting-list/[id]/route";
import { POST as joinEndpoint, GET as listEndpoint } from "@/app/api/v1/user/waiting-list/route";
import { POST as endEndpoint } from "@/app/api/v1/waiting-list/[token]/route";
import { addMinutes } from "@/lib/domain/shared/instant";
import { atHour, toInstant } from "@/lib/domain/shared/istanbul-time";
import { blockBoats, unblockBoat } from "@/lib/server/booking/blocks/block-boats";
import { deleteAccount } from "@/lib/server/people/accounts/delete-account";
import { sweepAccounts } from "@/lib/server/people/accounts/sweep-accounts";
import { getPool } from "@/lib/server/platform/db/pool";
import { JOBS } from "@/lib/server/runtime/worker/job-list";
import { giveWaitingTurn } from "@/lib/server/talk/waiting/give-waiting-turn";
import { waitingLink } from "@/lib/server/talk/waiting/waiting-link";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import {
  type Customer,
  confirmSessions,
  makeBoat,
  makeCustomer,
  makeWorld,
  tripTime,
  type World,
} from "@/tests/fixtures/bookings/booking-world";
import { hold } from "@/tests/fixtures/bookings/held-trip";
import { step } from "@/tests/fixtures/bookings/lifecycle-steps";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { allAtOnce, times } from "@/tests/fixtures/http/all-at-once";
import { callHandler } from "@/tests/fixtures/http/call-handler";
import { testOutbox } from "@/tests/fixtures/mail/outbox";

testDatabase();
const outbox = testOutbox();
const day = tripTime(30, 10).slice(0, 10);
let world: World;
let boatId: number;
let now: Date;

beforeEach(async () => {
  world = await makeWorld();
  boatId = await makeBoat(world);
  now = new Date();
});

/** Runs what is due by then, each job once; those that the jobs add for later stay. */
async function runDue(clock: Date): Promise<string[]> {
  const done: string[] = [];
  for (;;) {
    const { rows } = await getPool().query<{ name: keyof typeof JOBS; payload: never }>(
      `with taken as (delete from graphile_worker._private_jobs where run_at <= greatest($1, now()) returning task_id, payload)
       select t.identifier as name, taken.payload from taken join graphile_worker._private_tasks t on t.id = taken.task_id`,
      [clock],
    );
    if (rows.length === 0) return done;
    for (const { name, payload } of rows) {
      await JOBS[name](payload, clock);
      done.push(name);
    }
  }
}

async function block(from = 0, until = 30): Promise<number> {
  const span = { startsAt: toInstant(atHour(day, from)), endsAt: toInstant(atHour(day, until)) };
  const blocked = await blockBoats({ boatIds: [boatId], ...span, note: null }, STAFF, now);
  if (!blocked.ok) throw new Error(blocked.code);
  return blocked.value[0] ?? 0;
}

const join = async (customer: Customer, date = day) =>
  callHandler(joinEndpoint, "user/waiting-list", {
    body: { vehicle_id: boatId, date, kind: "hourly", person_count: 4 },
    bearer: customer.token,
    address: crypto.randomUUID(),
  });
const mailsTo = async (customer: Customer) => {
  const { rows } = await getPool().query<{ email: string }>("select email from users where id = $1", [
    customer.id,
  ]);
  return (await outbox.read()).filter(({ to }) => String(to).includes(rows[0]?.email ?? "?"));
};

test("a released day is mailed to the first waiting customer, and an hour later to the next", async () => {
  const blockId = await block();
  await getPool().query("update boats set media_key = 'boat-00-gulet-hero' where id = $1", [boatId]);
  const [first, second] = [await makeCustomer({ locale: "en" }), await makeCustomer()];
  expect((await join(first)).status).toBe(201);
  await join(second);
  await runDue(now);
  expect(await outbox.read()).toEqual([]);

  await unblockBoat(blockId, STAFF, new Date());
  await runDue(new Date());
  const [mail] = await mailsTo(first);
  expect(mail?.text).toMatch(new RegExp(`/en/boat/[^ ]+date=${day}&persons=4&start_hour=10&end_hour=12`));
  expect(mail?.text).toMatch(/\/waiting-list\/[\w-]{43}\?lang=en/);
  // The way to the trip stands before the way out, in both forms.
  for (const form of [mail?.text, mail?.html]) expect(form).toMatch(/\/en\/boat\/.*\/waiting-list\//s);
  expect(mail?.html).toMatch(/<img src="[^"]+-og\.jpg" alt="[^"]+"/);
  expect(await mailsTo(second)).toEqual([]);

  await runDue(addMinutes(new Date(), 61));
  expect(await mailsTo(second)).toHaveLength(1);
  expect(await mailsTo(first)).toHaveLength(1);
});

test("no mail is sent when the day was taken again before the mail or the next turn", async () => {
  const blockId = await block();
  const [first, second] = [await makeCustomer(), await makeCustomer()];
  await join(first);
  await join(second);
  await runDue(now);
  await unblockBoat(blockId, STAFF, new Date());
  await giveWaitingTurn({ boatId, day, releasedAt: new Date().toISOString() }, new Date());
  await block();
  await runDue(addMinutes(new Date(), 61));
  expect(await outbox.read()).toEqual([]);
});

test("two releases at once, and a job that runs twice, mail one customer once", async () => {
  const blocks = [await block(0, 12), await block(12, 30)];
  const [first, second] = [await makeCustomer(), await makeCustomer()];
  await join(first);
  await join(second);
  await runDue(now);
  await allAtOnce(blocks.map((blockId) => () => unblockBoat(blockId, STAFF, new Date())));
  const payload = { boatId, day, releasedAt: new Date().toISOString() };
  const clock = new Date();
  await allAtOnce(times(2, () => giveWaitingTurn(payload, clock)));
  await giveWaitingTurn(payload, addMinutes(clock, 5));
  await runDue(addMinutes(clock, 5));
  expect(await outbox.read()).toHaveLength(1);
  expect(await mailsTo(first)).toHaveLength(1);
});

test.each(["cancel", "expire"] as const)(
  "a reservation that ends by %s gives the day's turns",
  async (event) => {
    const held = await hold(world, boatId);
    await join(await makeCustomer());
    await runDue(now);
    const actor = event === "cancel" ? "customer" : "system";
    const later = event === "cancel" ? new Date() : addMinutes(new Date(), 24 * 60);
    expect((await step(held.reservationId, event, actor, later)).ok).toBe(true);
    const { rows } = await getPool().query("select key from graphile_worker.jobs where key = $1", [
      `waiting:${boatId}:${day}`,
    ]);
    expect(rows).toHaveLength(1);
  },
);

test("a customer who joins the waiting list of a free day gets the mail at once", async () => {
  const customer = await makeCustomer();
  await join(customer);
  await runDue(now);
  expect(await mailsTo(customer)).toHaveLength(1);
});

test("an entry is listed, joined twice without a second place, and left by its owner only", async () => {
  const [customer, other] = [await makeCustomer(), await makeCustomer()];
  const { body } = await join(customer);
  expect((await join(customer)).body.id).toBe(body.id);
  const listed = await callHandler(listEndpoint, "user/waiting-list", { bearer: customer.token });
  expect(listed.body.items).toEqual([body]);
  const leave = (bearer: string) =>
    callHandler(leaveEndpoint, "user/waiting-list/x", { method: "DELETE", params: { id: body.id }, bearer });
  expect((await leave(other.token)).status).toBe(404);
  expect((await leave(customer.token)).status).toBe(204);
  expect((await leave(customer.token)).status).toBe(404);
});

test("past days and unknown boats are refused", async () => {
  const customer = await makeCustomer();
  expect((await join(customer, "2020-01-01")).status).toBe(409);
  boatId = 2_000_000_000;
  expect((await join(customer)).status).toBe(404);
});

test("the mail's link ends the entry without an account, a second time too; a forged one does not", async () => {
  const customer = await makeCustomer();
  const { body } = await join(customer);
  const end = (token: string) =>
    callHandler(endEndpoint, "waiting-list/x", {
      method: "POST",
      params: { token },
      address: crypto.randomUUID(),
    });
  const token = new URL(waitingLink(body.id, "en")).pathname.split("/").at(-1) ?? "";
  const forged = `${token.startsWith("A") ? "B" : "A"}${token.slice(1)}`;
  expect((await end(forged)).status).toBe(404);
  expect((await end(token)).status).toBe(204);
  expect((await end(token)).status).toBe(204);
  const { rows } = await getPool().query("select 1 from waiting_list_entries where id = $1", [body.id]);
  expect(rows).toEqual([]);
});

test("the reader's mail program ends the entry with the one click that the mail's header offers", async () => {
  const customer = await makeCustomer();
  await join(customer);
  await runDue(new Date());
  const [mail] = await mailsTo(customer);
  const headers = mail?.source.split("\n\n")[0]?.replace(/\n[ \t]/g, " ") ?? "";
  expect(headers).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  const [, path = ""] =
    /List-Unsubscribe: <https?:\/\/[^/]+\/api\/v1\/(waiting-list\/[\w-]{43})>/.exec(headers) ?? [];
  const { status } = await callHandler(endEndpoint, path, {
    raw: "List-Unsubscribe=One-Click",
    params: { token: path.split("/")[1] ?? "" },
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
  });
  expect(status).toBe(204);
  expect(
    (await callHandler(listEndpoint, "user/waiting-list", { bearer: customer.token })).body.items,
  ).toEqual([]);
});

test("entries are exported, end with their day, and go with the account", async () => {
  const customer = await confirmSessions(await makeCustomer());
  await join(customer);
  const exported = await callHandler(exportEndpoint, "user/export", { bearer: customer.token });
  expect(exported.body.waiting_list).toMatchObject([{ day, kind: "hourly", person_count: 4 }]);
  await sweepAccounts(new Date());
  const count = async (userId: string) =>
    (await getPool().query("select 1 from waiting_list_entries where user_id = $1", [userId])).rowCount;
  expect(await count(customer.id)).toBe(1);
  const { id } = await makeCustomer();
  await getPool().query(
    "insert into waiting_list_entries (user_id, boat_id, day, kind, person_count) values ($1, $2, '2020-01-01', 'hourly', 2)",
    [id, boatId],
  );
  await sweepAccounts(new Date());
  expect(await count(id)).toBe(0);
  await deleteAccount(customer.id, STAFF, new Date());
  expect(await count(customer.id)).toBe(0);
});

test("an address that nobody has proven does not join, and an entry of one waits without mails until it is proven", async () => {
  const customer = await makeCustomer({ emailVerifiedAt: null });
  const refused = await join(customer);
  expect([refused.status, refused.body.error]).toEqual([409, "email_unproven"]);
  const prove = (at: string | null) =>
    getPool().query("update users set email_verified_at = $2 where id = $1", [customer.id, at]);
  await prove("2026-01-01");
  await join(customer);
  await prove(null);
  await runDue(now);
  expect(await mailsTo(customer)).toEqual([]);
  await prove("2026-01-01");
  await giveWaitingTurn({ boatId, day, releasedAt: null }, now);
  await runDue(now);
  expect(await mailsTo(customer)).toHaveLength(1);
});
