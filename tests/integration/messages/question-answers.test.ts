import { POST as reportEndpoint } from "@/app/api/v1/user/questions/[id]/report/route";
import { GET as userEndpoint } from "@/app/api/v1/user/route";
import { customerOf } from "@/lib/domain/shared/actor";
import { readBoatPage } from "@/lib/server/catalogue/boats/get-boat-page";
import { deleteAccount } from "@/lib/server/people/accounts/delete-account";
import { exportUser } from "@/lib/server/people/accounts/export-user";
import { sweepAccounts } from "@/lib/server/people/accounts/sweep-accounts";
import { getPool } from "@/lib/server/platform/db/pool";
import { writeMessage } from "@/lib/server/talk/messages/write-message";
import { reportQuestion, setQuestionClosed } from "@/lib/server/talk/questions/report-question";
import { OWNER, STAFF } from "@/tests/fixtures/bookings/actors";
import {
  answer,
  ask,
  makeQuestion,
  open,
  read,
  tripAt,
  write,
} from "@/tests/fixtures/bookings/asked-question";
import { type Customer, makeBoat, makeCustomer } from "@/tests/fixtures/bookings/booking-world";
import { hold, one } from "@/tests/fixtures/bookings/held-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callHandler, SITE } from "@/tests/fixtures/http/call-handler";
import { runJobs, testOutbox } from "@/tests/fixtures/mail/outbox";

testDatabase();
const outbox = testOutbox();
jest.spyOn(process.stdout, "write").mockReturnValue(true);
const world = testWorld();
const DAY = 86_400_000;
const asked = (body?: object, customer?: Customer) => makeQuestion(world, body, customer);

describe("an owner", () => {
  test("answers with free hours: the customer gets them by mail and sees them at the price of today", async () => {
    const { id, customer, boatId } = await asked();
    await getPool().query("update boats set media_key = 'boat-00-gulet-hero' where id = $1", [boatId]);
    await getPool().query("update users set locale = 'ar' where id = $1", [customer.id]);
    await runJobs();
    const trip = tripAt(42, 14);
    const { status, body } = await answer(id, { trip });
    expect(status).toBe(200);
    expect(body.message).toMatchObject({
      text: "",
      suggestion: { state: "free", total_price: 400_000, trip },
    });
    await runJobs();
    const mail = (await outbox.read()).find(({ text }) => text.includes(`question=${id}`));
    expect(mail?.text).toContain(`${SITE}/ar/u/messages?question=${id}&lang=ar`);
    expect(mail?.text).toContain("\u206614:00–18:00\u2069");
    expect(mail?.html).toMatch(/<img src="http:\/\/localhost:3000\/media\/[\w-]+-og\.jpg" alt="[^"]+"/);
    expect((await read(id, customer)).at(-1).suggestion).toMatchObject({ state: "free", trip });
  });

  test.each([
    ["taken hours", tripAt(30), "slot_taken"],
    ["too few hours", tripAt(43, 10, 1), "no_price"],
    ["too many guests", { ...tripAt(43), person_count: 40 }, "over_capacity"],
    ["hours that are over", tripAt(-1), "too_soon"],
  ])("cannot suggest %s", async (_, trip, code) => {
    const { id, boatId, customer } = await asked();
    await hold(world, boatId);
    expect((await answer(id, { trip })).body.error).toBe(code);
    expect(await read(id, customer)).toHaveLength(1);
  });

  test("has suggested hours that say so once somebody else has taken them", async () => {
    const { id, boatId, customer } = await asked();
    await answer(id, { trip: tripAt(30) });
    await hold(world, boatId);
    expect((await read(id, customer)).at(-1).suggestion).toMatchObject({ state: "taken", total_price: null });
  });

  test("is no longer let in by the old link once the boat has another owner", async () => {
    const { id, boatId } = await asked();
    await getPool().query("update boats set owner_email = 'new@example.com' where id = $1", [boatId]);
    expect(await open(id)).toBeNull();
    expect((await answer(id, { text: "Merhaba" })).status).toBe(404);
    expect((await answer(id, { text: "Merhaba" }, "new@example.com")).status).toBe(200);
  });

  test.each([
    [{ action: "answer" }, "text"],
    [{ action: "report" }, "text"],
    [{ action: "report", trip: tripAt(40) }, "text"],
    [{ action: "accept", text: "Merhaba" }, "action"],
  ])("cannot send %j", async (body, field) => {
    const { id } = await asked();
    const { status, body: refused } = await answer(id, body);
    expect([status, Object.keys(refused.fields)]).toEqual([422, [field]]);
  });

  test("opening the page changes nothing; saying that it was read marks the customer's messages", async () => {
    const { id } = await asked();
    const unread = () =>
      one<{ count: number }>(
        "select count(*)::int as count from messages where question_id = $1 and read_at is null",
        id,
      );
    await open(id);
    expect((await unread()).count).toBe(1);
    await answer(id, { action: "read" });
    expect((await unread()).count).toBe(0);
  });
});

describe("the customer", () => {
  test("sees how many answers wait until the conversation is opened, and nobody else's", async () => {
    const { id, customer } = await asked();
    const waiting = async ({ token }: Customer) =>
      (await callHandler(userEndpoint, "user", { bearer: token })).body.unread_messages;
    await answer(id, { text: "Elbette" });
    const stranger = await makeCustomer();
    expect([await waiting(customer), await waiting(stranger)]).toEqual([1, 0]);
    expect(await read(id, stranger)).toBeUndefined();
    expect((await write(id, "Psst", stranger)).status).toBe(404);
    await read(id, customer);
    expect(await waiting(customer)).toBe(0);
  });

  test("takes the questions along: with the export, and into nothing with a deleted account", async () => {
    const { id, customer } = await asked({ topics: ["own_cake"] });
    await answer(id, { text: "Elbette" });
    const told = await exportUser(customer.id, new Date());
    expect(told.questions).toMatchObject([{ topics: ["own_cake"] }]);
    expect(told.messages.map(({ author, subject }) => [author, subject])).toEqual([
      ["customer", told.questions[0]?.number],
      ["owner", told.questions[0]?.number],
    ]);
    expect((await deleteAccount(customer.id, customerOf(customer.id), new Date())).ok).toBe(true);
    expect(await open(id)).toBeNull();
    const left = "select count(*)::int as count from messages where question_id = $1";
    expect((await one<{ count: number }>(left, id)).count).toBe(0);
  });
});

describe("a report", () => {
  test.each(["customer", "owner"] as const)("by the %s closes the conversation for both", async (by) => {
    const { id, customer, boatId } = await asked();
    const text = "Numara istiyor";
    const reported =
      by === "owner"
        ? await answer(id, { action: "report", text })
        : await callHandler(reportEndpoint, "x", {
            params: { id },
            body: { text },
            bearer: customer.token,
            address: crypto.randomUUID(),
          });
    expect(reported.status).toBe(by === "owner" ? 200 : 204);
    expect((await open(id))?.question).toMatchObject({ closed: true, reportedBy: by });
    const refused = [
      await write(id, "Merhaba", customer),
      await answer(id, { text: "Merhaba" }),
      await ask(customer, { vehicle_id: boatId, text: "Merhaba" }),
    ];
    expect(refused.map(({ body }) => body.error)).toEqual(Array(3).fill("question_closed"));

    const { number } = await one<{ number: string }>("select number from questions where id = $1", id);
    expect((await setQuestionClosed(number.toLowerCase(), false, STAFF, new Date())).ok).toBe(true);
    expect((await write(id, "Merhaba", customer)).status).toBe(201);
    expect((await setQuestionClosed("ASK-NOBODY", true, STAFF, new Date())).ok).toBe(false);
  });

  test("stays with a conversation that is opened again, until a newer one closes it", async () => {
    const { id, customer } = await asked();
    const report = (by: "customer" | "owner", text: string) =>
      reportQuestion({ id, by: by === "customer" ? customerOf(customer.id) : OWNER, text }, new Date());
    const stored = () =>
      one(
        "select reported_by as by, report, closed_at is not null as closed from questions where id = $1",
        id,
      );
    const { number } = await one<{ number: string }>("select number from questions where id = $1", id);
    await report("customer", "Numara istiyor");
    await report("owner", "Rahatsız ediyor");
    expect(await stored()).toEqual({ by: "customer", report: "Numara istiyor", closed: true });
    await setQuestionClosed(number, false, STAFF, new Date());
    expect(await stored()).toEqual({ by: "customer", report: "Numara istiyor", closed: false });
    await setQuestionClosed(number, true, STAFF, new Date());
    expect((await open(id))?.question).toMatchObject({ closed: true, reportedBy: null });
    await setQuestionClosed(number, false, STAFF, new Date());
    await report("owner", "Yine rahatsız ediyor");
    expect(await stored()).toEqual({ by: "owner", report: "Yine rahatsız ediyor", closed: true });
    expect((await open(id))?.question).toMatchObject({ closed: true, reportedBy: "owner" });
  });
});

describe("the response time of an owner", () => {
  const minutesOf = async (boatId: number) => (await readBoatPage(boatId, "tr"))?.responseMinutes;

  test("is the median from a question to its first answer over all boats of the owner, from five on", async () => {
    const owner = { ownerEmail: `${crypto.randomUUID()}@example.com` };
    const [boatId, other] = [await makeBoat(world, owner), await makeBoat(world, owner)];
    for (const [position, minutes] of [10, 600, 30, 20, 40].entries()) {
      expect(await minutesOf(boatId)).toBeNull();
      const customer = await makeCustomer();
      const { body } = await ask(customer, { vehicle_id: position % 2 ? other : boatId, text: "Merhaba" });
      const answeredAt = new Date(Date.now() + minutes * 60_000);
      const reply = {
        about: { kind: "question" as const, id: body.id },
        by: OWNER,
      };
      await writeMessage({ ...reply, text: "Elbette" }, answeredAt);
      await writeMessage({ ...reply, text: "Bir de…" }, new Date(answeredAt.getTime() + DAY));
    }
    expect([await minutesOf(boatId), await minutesOf(other)]).toEqual([30, 30]);
    expect(await minutesOf(await makeBoat(world, { ownerEmail: "quiet@example.com" }))).toBeNull();
  });
});

test("a question leaves a year after its last message", async () => {
  const { id, customer } = await asked();
  const age = (days: number) =>
    getPool().query(
      `with aged as (update questions set created_at = now() - make_interval(days => $2) where id = $1)
       update messages set created_at = now() - make_interval(days => $2) where question_id = $1`,
      [id, days],
    );
  await age(364);
  await sweepAccounts(new Date());
  expect(await read(id, customer)).toHaveLength(1);
  await age(366);
  await sweepAccounts(new Date());
  expect(await read(id, customer)).toBeUndefined();
});
