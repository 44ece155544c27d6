import { MASK } from "@/lib/domain/messages/mask-contacts";
import { MAX_BOATS_A_DAY, MAX_UNANSWERED } from "@/lib/domain/messages/may-ask";
import { getOwnerPage } from "@/lib/server/people/owner/get-owner-page";
import { getPool } from "@/lib/server/platform/db/pool";
import { ownerToken } from "@/lib/server/talk/owner-links/owner-link";
import {
  answer,
  ask,
  makeQuestion,
  OWNER,
  open,
  read,
  tripAt,
  write,
} from "@/tests/fixtures/bookings/asked-question";
import { type Customer, makeBoat, makeCustomer } from "@/tests/fixtures/bookings/booking-world";
import { hold, one } from "@/tests/fixtures/bookings/held-trip";
import { step } from "@/tests/fixtures/bookings/lifecycle-steps";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { writeAs } from "@/tests/fixtures/bookings/written-message";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { allAtOnce } from "@/tests/fixtures/http/all-at-once";
import { runJobs, testOutbox } from "@/tests/fixtures/mail/outbox";

testDatabase();
const outbox = testOutbox();
jest.spyOn(process.stdout, "write").mockReturnValue(true);
const world = testWorld();
const PHONE = "0532 123 45 67";
const pay = (reservationId: string) => step(reservationId, "pay", "provider", new Date());
const asked = (body?: object, customer?: Customer) => makeQuestion(world, body, customer);

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
      wishedTrip: { state: "free", total_price: 400_000, currency: "TRY" },
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

  test("about the same boat again continues the conversation, with the newer trip", async () => {
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
    const more = await allAtOnce(
      Array.from({ length: 5 }, (_, at) => async () => {
        const text = "Bir de…";
        return at % 2 ? ask(customer, { vehicle_id: boatId, text }) : write(id, text, customer);
      }),
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
    await answer(id, { text: "Yazın: owner.private@example.com" });
    const [question, reply] = await read(id, customer);
    expect([question.text, question.masked]).toEqual([`Beni arayın: ${MASK}`, 1]);
    expect([reply.text, reply.masked]).toEqual([`Yazın: ${MASK}`, 1]);
    await runJobs();
    expect((await outbox.read()).map(({ source }) => source).join()).not.toMatch(/123 45 67|owner\.private/);
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
    const written = (author: "customer" | "operator") => writeAs(author, about, PHONE);
    expect(await written("customer")).toMatchObject({ ok: true, value: { text: MASK, masked: 1 } });
    expect(await written("operator")).toMatchObject({ ok: true, value: { text: PHONE, masked: 0 } });
    await pay(reservationId);
    expect(await written("customer")).toMatchObject({ ok: true, value: { text: PHONE, masked: 0 } });
  });
});
