import { POST as ownerEndpoint } from "@/app/api/v1/owner/[token]/route";
import { sweepChanges } from "@/lib/server/booking/changes/sweep-changes";
import { cancelReservation } from "@/lib/server/booking/reservations/cancel-reservation";
import { getOwnerPage } from "@/lib/server/people/owner/get-owner-page";
import { getPool } from "@/lib/server/platform/db/pool";
import { ownerToken } from "@/lib/server/talk/owner-links/owner-link";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { makeBoat, tripTime } from "@/tests/fixtures/bookings/booking-world";
import { changeOf, startChange, tripOf, withdrawChange } from "@/tests/fixtures/bookings/changed-trip";
import { type Held, statusOf } from "@/tests/fixtures/bookings/held-trip";
import { request, step } from "@/tests/fixtures/bookings/lifecycle-steps";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callHandler } from "@/tests/fixtures/http/call-handler";
import { runJobs, testOutbox } from "@/tests/fixtures/mail/outbox";
import { CARDS, payByCard, returnToShop, startPaying, testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
const outbox = testOutbox();
jest.spyOn(process.stdout, "write").mockReturnValue(true);
const world = testWorld();

const OWNER = "owner@example.com";

/** A paid trip on a boat whose owner is asked, on whose boat others may ask too. */
async function onRequest(): Promise<Held> {
  const boatId = await makeBoat(world, { fastApp: false });
  const held = await request(world, { boatId });
  await step(held.reservationId, "accept", "owner", new Date());
  const { body } = await startPaying(held.customer, held.reservationId);
  await returnToShop(await payByCard(String(body.redirect_url), CARDS.success));
  return held;
}

const answer = ({ reservationId }: Held, body: object) =>
  callHandler(ownerEndpoint, "owner/x", {
    params: { token: ownerToken(reservationId, OWNER) },
    body,
    address: crypto.randomUUID(),
  });

/** The names of files are cut. */
const isAbout =
  (changeId: string) =>
  ({ file }: { file: string }) =>
    file.includes(`-${changeId.slice(0, 8)}`);

/** Names of the mails about the change that were sent, by recipient. */
async function mailsOf(changeId: string): Promise<string[]> {
  await runJobs();
  const mails = (await outbox.read()).filter(isAbout(changeId));
  return mails
    .map(
      ({ file, to }) =>
        `${to.includes(OWNER) ? "owner" : "customer"} ${/-(change[a-z-]*?)-[0-9a-f]{8}-/.exec(file)?.[1]}`,
    )
    .sort();
}

async function asked(held: Held, newTrip: Parameters<typeof startChange>[1]): Promise<string> {
  const { body } = await startChange(held, newTrip);
  expect(body.status).toBe("asked");
  return String(body.id);
}

describe("on a boat on request", () => {
  test("the owner is asked, with both times on the page of the link; until then the old trip is valid and the new time is held", async () => {
    const held = await onRequest();
    const changeId = await asked(held, { fromHour: 12 });
    expect(await tripOf(held.reservationId)).toMatchObject({
      starts: tripTime(30, 10),
      taken: "10–15 15–17",
    });
    const page = await getOwnerPage(ownerToken(held.reservationId, OWNER), "tr", new Date());
    expect(page?.trip?.change).toMatchObject({
      status: "asked",
      from: { start_date: tripTime(30, 10) },
      to: { start_date: tripTime(30, 12) },
    });
    expect(await mailsOf(changeId)).toEqual(["customer change-asked", "owner change-to-owner"]);
  });

  test("the trip is changed once when the owner accepts and nothing is to be paid; rival requests for the time are rejected", async () => {
    const held = await onRequest();
    const rival = await request(world, { boatId: held.boatId, trip: { daysAhead: 31, fromHour: 11 } });
    const changeId = await asked(held, { daysAhead: 31 });
    const answers = [];
    for (let times = 0; times < 2; times++) answers.push(await answer(held, { action: "accept_change" }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await tripOf(held.reservationId)).toMatchObject({ starts: tripTime(31, 10), taken: "10–15" });
    expect(await statusOf(rival.reservationId)).toBe("request_rejected");
    expect(await mailsOf(changeId)).toEqual(["customer changed", "owner changed-owner"]);
    expect((await answer(held, { action: "decline_change", text: "Olmaz" })).status).toBe(409);
  });

  test("after the owner has accepted, the difference is paid by the link of the mail, and then the trip is changed", async () => {
    const held = await onRequest();
    const changeId = await asked(held, { daysAhead: 31, hours: 6 });
    expect((await startPaying(held.customer, { change: changeId })).body.error).toBe("not_payable");
    await answer(held, { action: "accept_change" });
    const waiting = await changeOf(changeId);
    expect(waiting.status).toBe("payment_pending");
    expect(Number(waiting.expires_at) - Date.now()).toBeGreaterThan(23 * 3_600_000);
    await runJobs();
    const mail = (await outbox.read())
      .filter(isAbout(changeId))
      .find(({ file }) => file.includes("change-accepted"));
    const key = /payment\/[\w-]+\?key=([^&\s]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    const { body } = await startPaying(held.customer, { change: changeId }, { key: decodeURIComponent(key) });
    await returnToShop(await payByCard(String(body.redirect_url), CARDS.success));
    expect(await tripOf(held.reservationId)).toMatchObject({ starts: tripTime(31, 10), total: 600_000 });
    expect(await changeOf(changeId)).toMatchObject({ status: "made" });
  });

  test("declining leaves the trip unchanged, frees the time and mails the reason to the customer", async () => {
    const held = await onRequest();
    const changeId = await asked(held, { daysAhead: 31 });
    expect((await answer(held, { action: "decline_change" })).status).toBe(422);
    expect((await answer(held, { action: "decline_change", text: "Bakımdayız" })).status).toBe(200);
    expect(await changeOf(changeId)).toMatchObject({ status: "refused", reason: "Bakımdayız" });
    expect(await tripOf(held.reservationId)).toMatchObject({ starts: tripTime(30, 10), taken: "10–15" });
    expect(await mailsOf(changeId)).toEqual(["customer change-refused"]);
    const [mail] = (await outbox.read()).filter(isAbout(changeId));
    expect(mail?.text).toContain("Bakımdayız");
    expect((await answer(held, { action: "accept_change" })).status).toBe(409);
  });

  test.each([
    ["nobody answers", "asked", "customer change-expired"],
    ["nobody pays", "payment_pending", "customer change-expired"],
  ])("when %s in time, the sweep ends it, the trip stands, and both are told", async (_, state, told) => {
    const held = await onRequest();
    const changeId = await asked(held, { daysAhead: 31, hours: 6 });
    if (state === "payment_pending") await answer(held, { action: "accept_change" });
    await sweepChanges(new Date());
    expect((await changeOf(changeId)).status).toBe(state);
    await sweepChanges(new Date(Date.now() + 25 * 3_600_000));
    expect(await changeOf(changeId)).toMatchObject({ status: "expired" });
    expect(await tripOf(held.reservationId)).toMatchObject({ starts: tripTime(30, 10), taken: "10–15" });
    expect(await mailsOf(changeId)).toEqual([told, "owner change-ended-owner"]);
  });

  test("the customer may withdraw the change before the answer, and the owner gets a mail", async () => {
    const held = await onRequest();
    const changeId = await asked(held, { daysAhead: 31 });
    await withdrawChange(held, changeId);
    expect((await answer(held, { action: "accept_change" })).status).toBe(409);
    expect(await mailsOf(changeId)).toEqual(["owner change-ended-owner"]);
  });

  test("a cancellation by the owner ends the change without a mail of its own", async () => {
    const held = await onRequest();
    const changeId = await asked(held, { daysAhead: 31 });
    const cancellation = { reservationId: held.reservationId, by: STAFF, reason: "Motor" };
    await cancelReservation({ ...cancellation, cause: "owner" }, new Date());
    expect(await changeOf(changeId)).toMatchObject({ status: "withdrawn" });
    expect(await mailsOf(changeId)).toEqual([]);
    expect((await tripOf(held.reservationId)).taken).toBeNull();
  });

  test("a moved trip gets a new reminder before its new start", async () => {
    const held = await onRequest();
    await getPool().query(
      "update boats set fast_app = true, cancellation_policy = 'flexible' where id = $1",
      [held.boatId],
    );
    await startChange(held, { daysAhead: 33 });
    await step(held.reservationId, "come", "system", new Date(Date.now() + 31 * 86_400_000));
    await startChange(held, { daysAhead: 40 });
    await step(held.reservationId, "come", "system", new Date(Date.now() + 38 * 86_400_000));
    const { rows } = await getPool().query(
      "select count(*)::int as n from graphile_worker.jobs where key like '%' || $1 || ':reminder%'",
      [held.reservationId],
    );
    expect(rows).toEqual([{ n: 2 }]);
  });
});
