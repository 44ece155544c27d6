import { POST as handler } from "@/app/api/v1/owner/[token]/route";
import type { OwnerState } from "@/lib/domain/reservations/owner-state";
import { customerOf } from "@/lib/domain/shared/actor";
import { getOwnerPage } from "@/lib/server/people/owner/get-owner-page";
import { getPool } from "@/lib/server/platform/db/pool";
import { writeMessage } from "@/lib/server/talk/messages/write-message";
import { ownerToken } from "@/lib/server/talk/owner-links/owner-link";
import { makeBoat } from "@/tests/fixtures/bookings/booking-world";
import { type Held, hold, one, statusOf, transitions } from "@/tests/fixtures/bookings/held-trip";
import { type LifecycleName, request, runLifecycle } from "@/tests/fixtures/bookings/lifecycle-steps";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { allAtOnce, times } from "@/tests/fixtures/http/all-at-once";
import { callHandler } from "@/tests/fixtures/http/call-handler";
import { runJobs, testOutbox } from "@/tests/fixtures/mail/outbox";

testDatabase();
const outbox = testOutbox();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

const OWNER = "owner@example.com";
const DAY = 86_400_000;

const world = testWorld();

const tokenOf = ({ reservationId }: Held) => ownerToken(reservationId, OWNER);
const sendRequest = (token: string, body: object) =>
  callHandler(handler, "owner/x", { params: { token }, body, address: crypto.randomUUID() });
const open = (held: Held, now = new Date()) => getOwnerPage(tokenOf(held), "tr", now);
const everything = () =>
  one<{ all: string }>(
    `select md5(string_agg(t::text, '' order by t::text)) as all from (
      select r::text from reservations r union all select m::text from messages m
      union all select h::text from reservation_history h union all select o::text from boat_occupancies o) t(t)
     where $1 = ''`,
    "",
  );

describe("the link in an owner's mail", () => {
  test("opens trip and price with the customer's first name only", async () => {
    const held = await request(world);
    await runJobs();
    const toOwner = (await outbox.read()).find(({ to }) => to.includes(OWNER));
    const token = /\/owner\/([\w-]+)\?lang=tr/.exec(toOwner?.text ?? "")?.[1] ?? "";
    expect(token).toBe(tokenOf(held));
    const page = await getOwnerPage(token, "tr", new Date());
    expect(page).toMatchObject({ state: "waiting", alive: true, boat: "Mavi Rüya" });
    expect(page?.trip).toMatchObject({
      customer: "Ayşe",
      phone: null,
      money: { totalMinor: 400_000, prepaymentMinor: 80_000, remainingMinor: 320_000 },
      slotFree: true,
      rivals: 0,
    });
    expect(JSON.stringify(page)).not.toMatch(/Yılmaz|\+90|@/);
  });

  test("names the end of a one-way trip, in the mail as on the page", async () => {
    const [there, back] = [await request(world), await request(world)];
    await getPool().query("update reservations set arrival_port_id = departure_port_id where id = $1", [
      there.reservationId,
    ]);
    await runJobs();
    const said = (await outbox.read()).filter(({ text }) => text.includes("Varış limanı"));
    expect(said.some(({ text }) => text.includes(tokenOf(there)))).toBe(true);
    expect(said.some(({ text }) => text.includes(tokenOf(back)))).toBe(false);
    const trip = (await open(there))?.trip;
    expect(trip?.arrival).toBe(trip?.port);
    expect((await open(back))?.trip?.arrival).toBeNull();
  });

  test("changes nothing when it is opened, however often", async () => {
    const held = await request(world);
    const hello = {
      about: { kind: "reservation" as const, id: held.reservationId },
      by: customerOf(held.customer.id),
      text: "Merhaba",
    };
    await writeMessage(hello, new Date());
    const before = await everything();
    for (let times = 0; times < 3; times++) expect((await open(held))?.trip?.messages).toHaveLength(1);
    expect(await everything()).toEqual(before);
  });

  test("opens one reservation: a changed, truncated or foreign token is refused", async () => {
    const [mine, other] = [await request(world), await request(world)];
    const token = tokenOf(mine);
    const foreign = tokenOf(other);
    const forged = [
      "",
      "x",
      token.slice(0, -1),
      `${token}A`,
      foreign.slice(0, 21) + token.slice(21),
      token.slice(0, 21) + foreign.slice(21),
      ownerToken(mine.reservationId, "former-owner@example.com"),
      Buffer.from(mine.reservationId).toString("base64url").slice(0, 43),
      "A".repeat(43),
      "../../etc/passwd",
    ];
    for (const wrong of forged) {
      expect(await getOwnerPage(wrong, "tr", new Date())).toBeNull();
      for (const body of [{ action: "accept" }, { action: "decline", text: "Olmaz" }, { action: "read" }]) {
        const { status, body: answer } = await sendRequest(wrong, body);
        expect([status, answer.error]).toEqual([404, "not_found"]);
      }
    }
    expect(await statusOf(mine.reservationId)).toBe("request_created");
  });

  test("becomes invalid when the boat gets another owner", async () => {
    const held = await request(world);
    const token = tokenOf(held);
    await getPool().query("update boats set owner_email = 'new@example.com' where id = $1", [held.boatId]);
    expect(await getOwnerPage(token, "tr", new Date())).toBeNull();
    expect((await sendRequest(token, { action: "accept" })).status).toBe(404);
    expect(
      await getOwnerPage(ownerToken(held.reservationId, "new@example.com"), "tr", new Date()),
    ).not.toBeNull();
  });
});

describe("an owner", () => {
  test("accepts: the slot is held until the payment's deadline, the customer gets the link, rivals free boats", async () => {
    const boatId = await makeBoat(world, { fastApp: false });
    const held = await request(world, { boatId });
    const rival = await request(world, { boatId, trip: { fromHour: 12 } });
    expect((await open(held))?.trip?.rivals).toBe(1);
    await runJobs();
    const { status, body } = await sendRequest(tokenOf(held), { action: "accept" });
    expect([status, body.state]).toEqual([200, "accepted"]);
    expect(Date.parse(body.expires_at) - Date.now()).toBeGreaterThan(23 * 3_600_000);
    expect(await statusOf(held.reservationId)).toBe("request_created_payment_pending");
    expect(await statusOf(rival.reservationId)).toBe("request_rejected");
    expect(await open(rival)).toMatchObject({ state: "outbid", trip: null });
    await runJobs();
    const mails = await outbox.read();
    const about = ({ reservationId }: Held, mail: string) =>
      mails.filter(({ file }) => file.startsWith(`tell-${reservationId}-${mail}`));
    expect(about(held, "accepted")).toHaveLength(1);
    expect(about(rival, "rejected")).toHaveLength(1);
  });

  test("may repeat an answer, but not change it", async () => {
    const held = await request(world);
    const answers = await allAtOnce(times(5, () => sendRequest(tokenOf(held), { action: "accept" })));
    expect(new Set(answers.map(({ body }) => body.state ?? body.error))).toEqual(new Set(["accepted"]));
    expect(await transitions(held.reservationId)).toEqual(["create", "accept"]);
    const { status, body } = await sendRequest(tokenOf(held), { action: "decline", text: "Olmaz" });
    expect([status, body.error]).toEqual([409, "transition_not_allowed"]);
  });

  test("declines with a reason, which the history keeps", async () => {
    const held = await request(world);
    const { body } = await sendRequest(tokenOf(held), { action: "decline", text: "  Motor bakımda \u202e" });
    expect(body.state).toBe("declined");
    const { reason } = await one<{ reason: string }>(
      "select reason from reservation_history where reservation_id = $1 order by id desc limit 1",
      held.reservationId,
    );
    expect(reason).toBe("Motor bakımda");
    expect((await sendRequest(tokenOf(held), { action: "decline", text: "Yine" })).body.state).toBe(
      "declined",
    );
  });

  test.each([
    [{ action: "decline" }, "text"],
    [{ action: "decline", text: "   " }, "text"],
    [{ action: "answer" }, "text"],
    [{ action: "answer", text: "x".repeat(2001) }, "text"],
    [{ action: "pay" }, "action"],
    [{ action: "accept", status: "paid" }, "status"],
  ])("cannot send %j", async (body, field) => {
    const { status, body: answer } = await sendRequest(tokenOf(await request(world)), body);
    expect([status, Object.keys(answer.fields)]).toEqual([422, [field]]);
  });

  test("cannot accept hours that another customer took meanwhile, and sees that before trying", async () => {
    const boatId = await makeBoat(world, { fastApp: false });
    const held = await request(world, { boatId });
    await getPool().query(
      `insert into boat_occupancies (boat_id, period, kind)
       select boat_id, tstzrange(starts_at, ends_at), 'block' from reservations where id = $1`,
      [held.reservationId],
    );
    expect((await open(held))?.trip?.slotFree).toBe(false);
    const { status, body } = await sendRequest(tokenOf(held), { action: "accept" });
    expect([status, body.error]).toEqual([409, "slot_taken"]);
    expect(await statusOf(held.reservationId)).toBe("request_created");
  });

  test("is too late at the deadline, even before a job has expired the request", async () => {
    const held = await request(world);
    await getPool().query("update reservations set expires_at = now() where id = $1", [held.reservationId]);
    expect(await open(held)).toMatchObject({ state: "unanswered", trip: null, expiresAt: null });
    for (const body of [{ action: "accept" }, { action: "decline", text: "Olmaz" }]) {
      expect((await sendRequest(tokenOf(held), body)).status).toBe(409);
    }
    expect(await statusOf(held.reservationId)).toBe("request_created");
  });

  test("of an instant boat gets no request, but can write messages while the customer pays", async () => {
    const held = await hold(world);
    expect(await open(held)).toMatchObject({ state: "held", alive: true });
    expect((await sendRequest(tokenOf(held), { action: "accept" })).status).toBe(409);
    expect((await sendRequest(tokenOf(held), { action: "answer", text: "Hoş geldiniz" })).status).toBe(200);
  });
});

describe("the page shows the current state", () => {
  test.each<[LifecycleName, OwnerState, boolean]>([
    ["accepted", "accepted", true],
    ["paid", "paid", true],
    ["coming", "paid", true],
    ["declined", "declined", false],
    ["outbid", "outbid", false],
    ["withdrawn", "withdrawn", false],
    ["unanswered", "unanswered", false],
    ["unpaid", "unpaid", false],
    ["cancelled", "cancelled", false],
  ])("%s", async (life, state, alive) => {
    const held = await request(world);
    await runLifecycle(held.reservationId, life);
    const page = await open(held);
    expect([page?.state, page?.alive, page?.trip !== null]).toEqual([state, alive, alive]);
    const { status } = await sendRequest(tokenOf(held), { action: "answer", text: "Merhaba" });
    expect(status).toBe(alive ? 200 : 409);
  });

  test("whole name and phone after the payment, and for a week after the trip", async () => {
    const held = await request(world);
    await runLifecycle(held.reservationId, "completed");
    expect((await open(held))?.trip).toMatchObject({
      customer: "Ayşe Yılmaz",
      phone: expect.stringMatching(/^\+90532\d{7}$/),
    });
    expect(await open(held, new Date(Date.now() + 38 * DAY))).toMatchObject({
      state: "completed",
      trip: null,
    });
  });
});
