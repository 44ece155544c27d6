import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { CONSOLE_LISTS } from "@/lib/domain/staff/console-lists";
import { readListQuery, type SearchParams } from "@/lib/domain/staff/list-query";
import { reviewTrip } from "@/lib/server/booking/reviews/review-trip";
import { reviewList } from "@/lib/server/operator/list/list-reviews";
import { sharedLists } from "@/lib/server/operator/list/list-shortlists";
import { waitingList } from "@/lib/server/operator/list/list-waiting";
import { readBooking } from "@/lib/server/operator/read-booking";
import { findInvitation, inviteStaff, isInvitationWithdrawn } from "@/lib/server/people/staff/invite-staff";
import { getPool } from "@/lib/server/platform/db/pool";
import type { EndpointKey } from "@/lib/server/runtime/api/endpoint-table";
import { carryOutInConsole, foresee } from "@/tests/fixtures/accounts/console-action";
import { callConsole } from "@/tests/fixtures/accounts/staff-browser";
import { confirmStaff, makeStaff, type StaffMember } from "@/tests/fixtures/accounts/staff-member";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { makeBoat, makeCustomer, tripTime } from "@/tests/fixtures/bookings/booking-world";
import { one } from "@/tests/fixtures/bookings/held-trip";
import { answer, DENIZ, host, invitedTrip } from "@/tests/fixtures/bookings/invited-trip";
import { makeOwned } from "@/tests/fixtures/bookings/own-objects";
import { letComplete, paidTrip } from "@/tests/fixtures/bookings/paid-trip";
import { SAMPLE_REVIEW } from "@/tests/fixtures/bookings/sample-review";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { runJobs, testOutbox } from "@/tests/fixtures/mail/outbox";
import { testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
const outbox = testOutbox();
const world = testWorld();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

let admin: StaffMember;
beforeAll(async () => {
  admin = await makeStaff("admin");
  await confirmStaff(admin.id);
});

const act = (key: EndpointKey, params: Record<string, string>, body = {}) =>
  carryOutInConsole(key, admin.cookie, { params, body });
const reviewsOf = (filter: Parameters<typeof reviewList.first>[0]) =>
  reviewList.first(filter, "-created", 50);
const sharedOf = (filter: Parameters<typeof sharedLists.first>[0]) =>
  sharedLists.first(filter, "-created", 50);
const actOf = async (event: string, subject: string) =>
  (
    await getPool().query(
      "select actor_id as by, reason, data from audit_events where event = $1 and subject_id = $2",
      [event, subject],
    )
  ).rows;
const numberOf = (id: string) =>
  one<{ number: string; code: string; userId: string }>(
    `select r.number, b.code, r.user_id as "userId" from reservations r join boats b on b.id = r.boat_id where r.id = $1`,
    id,
  );

describe("reviews", () => {
  test("one is hidden for a reason that is kept, and published again; neither twice", async () => {
    const trip = await paidTrip(world);
    await letComplete(trip.reservationId);
    const { number, code, userId } = await numberOf(trip.reservationId);
    const written = await reviewTrip(
      { ...SAMPLE_REVIEW, userId, reservationId: trip.reservationId, locale: "tr" },
      new Date(),
    );
    expect(written.ok).toBe(true);
    const [review] = await reviewsOf({ boat: code.toLowerCase() });
    expect(review).toMatchObject({ number, userId, hiddenReason: null, text: SAMPLE_REVIEW.text });
    const params = { review: `${review?.id}` };
    const { shown } = await foresee("POST /operate/reviews/{review}/hide", admin.cookie, {
      params,
      body: { reason: "Mahkeme kararı" },
    });
    expect(shown.lines.map(({ text }) => text)).toEqual(["Review hidden"]);
    expect(await reviewsOf({ userId, state: "hidden" })).toEqual([]);
    const hide = () => act("POST /operate/reviews/{review}/hide", params, { reason: "Mahkeme kararı" });
    expect((await hide()).done?.done).toBe(true);
    expect(await actOf("review_hidden", `${review?.id}`)).toMatchObject([
      { by: admin.id, reason: "Mahkeme kararı" },
    ]);
    expect(await reviewsOf({ userId, state: "published" })).toEqual([]);
    expect((await hide()).error).toBe("already_done");
    expect((await act("POST /operate/reviews/{review}/hide", params, { reason: " " })).error).toBe(
      "invalid_input",
    );
    expect((await act("POST /operate/reviews/{review}/publish", params)).done?.done).toBe(true);
    expect((await act("POST /operate/reviews/{review}/publish", params)).error).toBe("already_done");
  });

  test("come by boat, customer, state and score, the newest first, page by page", async () => {
    const [customer, boatId] = [await makeCustomer(), await makeBoat(world)];
    for (const score of [1, 3, 5])
      await getPool().query(
        `insert into reviews (user_id, boat_id, clean_rate, service_rate, comm_rate, pp_rate, title, text, locale, demo, created_at)
         values ($1, $2, $3::int, $3::int, $3::int, $3::int, 'T', 'x', 'tr', true, now() - make_interval(days => $3::int))`,
        [customer.id, boatId, score],
      );
    const scoresOf = async (search: SearchParams) => {
      const query = readListQuery(CONSOLE_LISTS.reviews, search);
      const { rows } = await reviewList.page(query, { ...query.chosen, userId: customer.id });
      return rows.map(({ scores }) => scores.clean_rate);
    };
    expect(await scoresOf({})).toEqual([1, 3, 5]);
    expect(await scoresOf({ score: "3" })).toEqual([1, 3]);
    expect(await scoresOf({ sort: "-score" })).toEqual([5, 3, 1]);
    const [first] = await reviewsOf({ userId: customer.id });
    expect(await scoresOf({ after: first?.id })).toEqual([3, 5]);
    expect(await scoresOf({ sort: "score", after: first?.id })).toEqual([3, 5]);
    expect(await scoresOf({ sort: "-score", before: first?.id })).toEqual([5, 3]);
    expect(await reviewList.count({ userId: customer.id, score: "3" }, 10)).toBe(2);
  });
});

test("a shared list ends for a reason, with its votes; the lists come by customer, the latest first, page by page", async () => {
  const { customer, listId } = await makeOwned();
  const [list] = await sharedOf({ userId: customer.id });
  expect(list).toMatchObject({ id: listId, boats: [expect.any(String)], votes: 1 });
  expect((await sharedOf({ email: list?.email.toUpperCase() }))[0]?.id).toBe(listId);
  const behind = readListQuery(CONSOLE_LISTS.shortlists, { after: listId });
  const { rows } = await sharedLists.page(behind, behind.chosen);
  expect(rows.map(({ id }) => id)).not.toContain(listId);
  const end = () => act("POST /operate/shortlists/{id}/end", { id: listId }, { reason: "Şikâyet" });
  expect((await end()).done?.done).toBe(true);
  expect(await actOf("shortlist_ended", listId)).toMatchObject([{ by: admin.id, reason: "Şikâyet" }]);
  expect(await sharedOf({ userId: customer.id })).toEqual([]);
  expect((await end()).error).toBe("not_found");
});

test("an entry of the waiting list ends, and its customer is told by mail; the entries come by day and boat", async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  const [customer, boatId] = [await makeCustomer({ email, locale: "en" }), await makeBoat(world)];
  const { code } = await one<{ code: string }>("select code from boats where id = $1", `${boatId}`);
  const days = [30, 31].map((ahead) => tripTime(ahead, 10).slice(0, 10));
  for (const day of days)
    await getPool().query(
      "insert into waiting_list_entries (user_id, boat_id, day, kind, person_count) values ($1, $2, $3, 'daily', 4)",
      [customer.id, boatId, day],
    );
  const today = tripDayOf(new Date());
  const entries = await waitingList.first({ boat: code.toLowerCase(), today }, "day", 50);
  expect(entries.map(({ day }) => day)).toEqual(days);
  const [first] = entries;
  const behind = readListQuery(CONSOLE_LISTS.waiting, { boat: code, after: first?.id });
  const { rows } = await waitingList.page(behind, { ...behind.chosen, today });
  expect(rows.map(({ day }) => day)).toEqual(days.slice(1));
  expect(await waitingList.first({ userId: customer.id, day: days[1], today }, "day", 50)).toHaveLength(1);
  expect(await waitingList.first({ userId: customer.id, today: days[1] ?? "" }, "day", 50)).toHaveLength(1);
  const remove = () =>
    act("POST /operate/waiting/{id}/remove", { id: first?.id ?? "" }, { reason: "Tekne satıldı" });
  const { shown, done } = await remove();
  expect(shown.mails.map(({ to }) => to)).toEqual([email]);
  expect(shown.lines).toContainEqual({ kind: "record", text: "Waiting list entries: 2 → 1" });
  expect(done?.done).toBe(true);
  expect(await actOf("waiting_entry_removed", customer.id)).toMatchObject([
    { by: admin.id, reason: "Tekne satıldı", data: { boatId, day: days[0] } },
  ]);
  await runJobs();
  const mail = (await outbox.read()).find(({ to }) => to.includes(email));
  expect(mail?.subject).toContain("no longer waiting for");
  expect(mail?.text).not.toContain("Tekne satıldı");
  expect((await remove()).error).toBe("not_found");
});

describe("the link of a trip's guests", () => {
  test("closes, and a new one goes to the customer alone; the answers stay", async () => {
    const trip = await invitedTrip(world);
    const { number } = await numberOf(trip.reservationId);
    const email = (await readBooking(number, new Date()))?.sheet.customerEmail ?? "";
    await answer(trip.token, DENIZ);
    const close = () => act("POST /operate/bookings/{number}/close-guests", { number });
    expect((await close()).done?.done).toBe(true);
    expect((await answer(trip.token, DENIZ)).status).toBe(404);
    expect((await close()).error).toBe("invitation_closed");
    expect((await readBooking(number, new Date()))?.invitation).toMatchObject({
      isOpen: false,
      answers: 2,
    });
    const renewed = await act("POST /operate/bookings/{number}/renew-guests", { number });
    expect(renewed.shown.mails).toMatchObject([{ to: email }]);
    expect(renewed.done?.done).toBe(true);
    expect(JSON.stringify(renewed.shown.mails)).not.toMatch(/guests\/[\w-]/);
    expect(await actOf("invitation_renewed", trip.reservationId)).toMatchObject([{ by: admin.id }]);
    await runJobs();
    const mail = (await outbox.read()).find(
      ({ to, text }) => to.includes(email) && text.includes("/guests/"),
    );
    const token = /\/guests\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    expect((await answer(token, { ...DENIZ, name: "Ali" })).status).toBe(200);
    expect((await readBooking(number, new Date()))?.invitation).toMatchObject({
      isOpen: true,
      answers: 3,
    });
    expect((await host.read(trip)).body.url).toContain(token);
  });

  test("is not made for a trip to which nobody was invited, nor for one that is over", async () => {
    const { number } = await numberOf((await paidTrip(world)).reservationId);
    const renew = (of: string) => act("POST /operate/bookings/{number}/renew-guests", { number: of });
    expect((await renew(number)).error).toBe("not_found");
    const over = await invitedTrip(world);
    await letComplete(over.reservationId);
    expect((await renew((await numberOf(over.reservationId)).number)).error).toBe("invitation_closed");
  });
});

test("an invitation to the team is withdrawn: its link says so and makes nobody staff", async () => {
  const now = new Date();
  const email = `${crypto.randomUUID()}@example.com`;
  const invited = await inviteStaff({ email, role: "support", locale: "en" }, STAFF, now);
  if (!invited.ok) throw new Error(invited.code);
  const { id, token } = invited.value;
  const staffId = (await findInvitation(token, now))?.staffId ?? "";
  const withdraw = () => act("POST /operate/staff/invitations/{id}/withdraw", { id });
  expect(await isInvitationWithdrawn(token)).toBe(false);
  expect((await withdraw()).done?.done).toBe(true);
  expect(await actOf("staff_invitation_withdrawn", staffId)).toMatchObject([
    { by: admin.id, data: { email, role: "support" } },
  ]);
  expect([await findInvitation(token, now), await isInvitationWithdrawn(token)]).toEqual([null, true]);
  const asked = await callConsole("POST /operate/invitations/{token}/challenge", "", { params: { token } });
  expect(asked.status).toBe(404);
  expect((await withdraw()).error).toBe("not_found");
  await runJobs();
  expect((await outbox.read()).filter(({ to }) => to.includes(email))).toEqual([]);
});
