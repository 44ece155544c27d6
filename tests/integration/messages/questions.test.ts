import { describe, expect, jest, test } from "@jest/globals";
import { POST as ownerEndpoint } from "@/app/api/v1/owner/[token]/question/route";
import { POST as askEndpoint } from "@/app/api/v1/questions/route";
import { GET as readEndpoint, POST as writeEndpoint } from "@/app/api/v1/user/questions/[id]/messages/route";
import { POST as reportEndpoint } from "@/app/api/v1/user/questions/[id]/report/route";
import { GET as userEndpoint } from "@/app/api/v1/user/route";
import { MASK } from "@/lib/domain/messages/mask-contacts";
import { MAX_BOATS_A_DAY, MAX_UNANSWERED } from "@/lib/domain/messages/may-ask";
import { deleteAccount } from "@/lib/server/accounts/delete-account";
import { exportUser } from "@/lib/server/accounts/export-user";
import { sweepAccounts } from "@/lib/server/accounts/sweep-accounts";
import { readBoatPage } from "@/lib/server/boats/get-boat-page";
import { getPool } from "@/lib/server/db/pool";
import { writeMessage } from "@/lib/server/messages/write-message";
import { getOwnerPage } from "@/lib/server/owner/get-owner-page";
import { getOwnerQuestion } from "@/lib/server/owner/get-owner-question";
import { ownerToken } from "@/lib/server/owner/owner-link";
import { setQuestionClosed } from "@/lib/server/questions/report-question";
import { type Customer, makeBoat, makeCustomer, tripTime } from "@/tests/fixtures/bookings/booking-world";
import { hold, one } from "@/tests/fixtures/bookings/held-trip";
import { step } from "@/tests/fixtures/bookings/lifecycle-steps";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callHandler, SITE } from "@/tests/fixtures/http/call-handler";
import { runJobs, testOutbox } from "@/tests/fixtures/mail/outbox";

testDatabase();
const outbox = testOutbox();
jest.spyOn(process.stdout, "write").mockReturnValue(true);
const world = testWorld();

const OWNER = "owner@example.com";
const DAY = 86_400_000;
const PHONE = "0532 123 45 67";

const address = () => crypto.randomUUID();
const ask = (customer: Customer, body: object) =>
  callHandler(askEndpoint, "questions", {
    body,
    bearer: customer.token,
    address: address(),
  });
const write = (id: string, text: string, { token }: Customer) =>
  callHandler(writeEndpoint, "x", { params: { id }, body: { text }, bearer: token, address: address() });
const read = async (id: string, { token }: Customer) =>
  (await callHandler(readEndpoint, "x", { params: { id }, bearer: token })).body.items;
const answer = (id: string, body: object, owner = OWNER) =>
  callHandler(ownerEndpoint, "x", {
    params: { token: ownerToken(id, owner) },
    body: { action: "answer", ...body },
    address: address(),
  });
const open = (id: string, owner = OWNER) => getOwnerQuestion(ownerToken(id, owner), "tr", new Date());

const pay = (reservationId: string) => step(reservationId, "pay", "provider", new Date());

const tripAt = (daysAhead: number, fromHour = 10, hours = 4) => ({
  rent_type: "hourly",
  swim_tour: false,
  start_date: tripTime(daysAhead, fromHour),
  end_date: tripTime(daysAhead, fromHour + hours),
  person_count: 4,
});

interface Asked {
  customer: Customer;
  boatId: number;
  id: string;
}
async function asked(body: object = {}, customer?: Customer): Promise<Asked> {
  const [asker, boatId] = [customer ?? (await makeCustomer()), await makeBoat(world)];
  const { body: made } = await ask(asker, { vehicle_id: boatId, text: "Merhaba", ...body });
  return { customer: asker, boatId, id: made.id };
}

describe("a question before booking", () => {
  test("reaches the owner by mail in the owner's language, with a link that shows boat, trip and topics", async () => {
    const trip = tripAt(40);
    const { id, customer } = await asked({ topics: ["children", "prayer"], text: "Teşekkürler", trip });
    await runJobs();
    const mail = (await outbox.read()).find(({ text }) => text.includes(ownerToken(id, OWNER)));
    expect(mail?.to).toContain(OWNER);
    expect(mail?.text).toMatch(/Ayşe.*Mavi Rüya.*namaz.*Teşekkürler/s);
    expect(mail?.text).toContain("10:00");
    expect(mail?.text).not.toMatch(/Yılmaz|\+90/);
    const page = await open(id);
    expect(page).toMatchObject({
      question: { topics: ["children", "prayer"], trip, customer: { firstName: "Ayşe" }, closed: false },
      wished: { state: "free", total_price: 400_000, currency: "TRY" },
      kinds: ["hourly"],
    });
    expect((await read(id, customer))[0].text).toContain("\n\nTeşekkürler");
  });

  test("opens nothing of a reservation, and a reservation's link opens no question", async () => {
    const { id } = await asked();
    expect(await getOwnerPage(ownerToken(id, OWNER), "tr", new Date())).toBeNull();
    const { reservationId } = await hold(world);
    expect(await open(reservationId)).toBeNull();
    expect((await answer(reservationId, { text: "Merhaba" })).status).toBe(404);
  });

  test("asked again about the same boat goes on in one conversation, with the newer trip", async () => {
    const { id, customer, boatId } = await asked({ topics: ["alcohol"] });
    const trip = tripAt(41);
    const again = await ask(customer, { vehicle_id: boatId, topics: ["transfer"], trip });
    expect([again.status, again.body.id]).toEqual([201, id]);
    const page = await open(id);
    expect(page?.question.trip).toEqual(trip);
    expect(page?.question.topics.toSorted()).toEqual(["alcohol", "transfer"]);
    expect(await read(id, customer)).toHaveLength(2);
  });

  test("needs a proven e-mail; a proven phone alone is not enough", async () => {
    const customer = await makeCustomer({ emailVerifiedAt: null, phoneVerifiedAt: new Date() });
    const { status, body } = await ask(customer, { vehicle_id: await makeBoat(world), text: "Merhaba" });
    expect([status, body.error]).toEqual([409, "email_unproven"]);
  });

  test.each([
    [{ text: "" }, "text"],
    [{ text: "   ", topics: [] }, "text"],
    [{ text: "x".repeat(2001) }, "text"],
    [{ text: "Merhaba", topics: ["weather"] }, "topics"],
    [{ text: "Merhaba", trip: { rent_type: "hourly" } }, "trip"],
  ])("refuses %j beside the field", async (body, field) => {
    const { status, body: refused } = await ask(await makeCustomer(), { vehicle_id: 1, ...body });
    expect(status).toBe(422);
    expect(Object.keys(refused.fields)[0]).toMatch(new RegExp(`^${field}`));
  });

  test("is not taken for a boat that is not offered", async () => {
    const boatId = await makeBoat(world, { status: "draft" });
    const { status } = await ask(await makeCustomer(), { vehicle_id: boatId, text: "Merhaba" });
    expect(status).toBe(404);
  });
});

describe("limits", () => {
  test("a fourth message waits for the owner's answer, also when several arrive at once", async () => {
    const { id, customer, boatId } = await asked();
    const more = await Promise.all(
      Array.from({ length: 5 }, (_, at) =>
        at % 2 ? ask(customer, { vehicle_id: boatId, text: "Bir de…" }) : write(id, "Bir de…", customer),
      ),
    );
    expect(more.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409, 409]);
    expect(more.find(({ status }) => status === 409)?.body.error).toBe("answer_pending");
    expect(await read(id, customer)).toHaveLength(MAX_UNANSWERED);
    await answer(id, { text: "Elbette" });
    expect((await write(id, "Teşekkürler", customer)).status).toBe(201);
  });

  test("a ninth owner within a day is one too many, and the next day is another", async () => {
    const customer = await makeCustomer();
    for (let count = 0; count < MAX_BOATS_A_DAY; count++) await asked({}, customer);
    const another = { vehicle_id: await makeBoat(world), text: "Merhaba" };
    expect((await ask(customer, another)).body.error).toBe("too_many_questions");
    await getPool().query(
      "update questions set created_at = created_at - interval '1 day' where user_id = $1",
      [customer.id],
    );
    expect((await ask(customer, another)).status).toBe(201);
  });
});

describe("numbers and addresses", () => {
  test("are hidden from both sides until the customer has paid a trip on this boat, and never kept", async () => {
    const { id, customer, boatId } = await asked({ text: `Beni arayın: ${PHONE}` });
    await answer(id, { text: "Yazın: a@example.com" });
    const [question, reply] = await read(id, customer);
    expect([question.text, question.masked]).toEqual([`Beni arayın: ${MASK}`, 1]);
    expect([reply.text, reply.masked]).toEqual([`Yazın: ${MASK}`, 1]);
    await runJobs();
    expect((await outbox.read()).map(({ source }) => source).join()).not.toMatch(/123 45 67|a@example/);
    const stored = await one<{ all: string }>(
      "select string_agg(text, '') as all from messages where $1 = ''",
      "",
    );
    expect(stored.all).not.toContain("123 45");

    const { reservationId } = await hold(world, boatId);
    await getPool().query("update reservations set user_id = $1 where id = $2", [customer.id, reservationId]);
    await write(id, PHONE, customer);
    await pay(reservationId);
    await write(id, PHONE, customer);
    const last = (await read(id, customer)).slice(-2);
    expect(last.map(({ text }: { text: string }) => text)).toEqual([MASK, PHONE]);
  });

  test("are hidden in the conversation about an unpaid reservation too, but not what the support team writes", async () => {
    const { reservationId } = await hold(world);
    const about = { kind: "reservation" as const, id: reservationId };
    const written = (author: "customer" | "operator") =>
      writeMessage({ about, userId: null, author, text: PHONE }, new Date());
    expect(await written("customer")).toMatchObject({ ok: true, value: { text: MASK, masked: 1 } });
    expect(await written("operator")).toMatchObject({ ok: true, value: { text: PHONE, masked: 0 } });
    await pay(reservationId);
    expect(await written("customer")).toMatchObject({ ok: true, value: { text: PHONE, masked: 0 } });
  });
});

describe("an owner", () => {
  test("answers with free hours: the customer gets them by mail and sees them at the price of today", async () => {
    const { id, customer } = await asked();
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
    expect(mail?.text).toContain(`${SITE}/k/mesajlarim?question=${id}&lang=tr`);
    expect(mail?.text).toContain("14:00");
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
    expect((await deleteAccount(customer.id, new Date())).ok).toBe(true);
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
            address: address(),
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
    expect((await setQuestionClosed(number.toLowerCase(), false, new Date())).ok).toBe(true);
    expect((await write(id, "Merhaba", customer)).status).toBe(201);
    expect((await setQuestionClosed("ASK-NOBODY", true, new Date())).ok).toBe(false);
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
        userId: null,
        author: "owner" as const,
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
