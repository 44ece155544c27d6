import { POST as ownerEndpoint } from "@/app/api/v1/owner/[token]/route";
import { POST as reviewEndpoint } from "@/app/api/v1/user/reservations/[id]/review/route";
import { GET as detailEndpoint } from "@/app/api/v1/user/reservations/[id]/route";
import { GET as reviewsEndpoint } from "@/app/api/v1/vehicles/[vehicle]/reviews/route";
import { MASK } from "@/lib/domain/messages/mask-contacts";
import { replyToReview } from "@/lib/server/booking/reviews/reply-to-review";
import { getOwnerPage } from "@/lib/server/people/owner/get-owner-page";
import { getPool } from "@/lib/server/platform/db/pool";
import { ownerToken } from "@/lib/server/talk/owner-links/owner-link";
import { makeCustomer } from "@/tests/fixtures/bookings/booking-world";
import { type Held, hold, one } from "@/tests/fixtures/bookings/held-trip";
import { letComplete, paidTrip } from "@/tests/fixtures/bookings/paid-trip";
import { SAMPLE_REVIEW } from "@/tests/fixtures/bookings/sample-review";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { listenToTags } from "@/tests/fixtures/database/listen-to-tags";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { allAtOnce, times } from "@/tests/fixtures/http/all-at-once";
import { callEndpoint } from "@/tests/fixtures/http/call-endpoint";
import { callHandler } from "@/tests/fixtures/http/call-handler";
import { testGateway } from "@/tests/fixtures/payments/paying";

const database = testDatabase();
testGateway();

const world = testWorld();
beforeAll(async () => {
  await getPool().query(
    "insert into exchange_rates (currency, try_per_unit) values ('TRY', 1) on conflict do nothing",
  );
});

async function completedTrip(boat?: number): Promise<Held> {
  const held = await paidTrip(world, boat);
  await letComplete(held.reservationId);
  return held;
}

const review = ({ reservationId, customer }: Held, body: object = SAMPLE_REVIEW) =>
  callEndpoint(reviewEndpoint, { path: "/x", params: { id: reservationId }, token: customer.token, body });
const boatOf = (id: number) =>
  one<{ rating: number | null; review_count: number; score: number }>(
    "select rating, review_count, score from boats where id = $1",
    String(id),
  );

describe("a review", () => {
  test("of a completed trip is published at once, and counts in the boat's rating and order", async () => {
    const held = await completedTrip();
    const { score } = await boatOf(held.boatId);
    const { status, body } = await review(held);
    expect([status, body]).toMatchObject([201, SAMPLE_REVIEW]);
    expect(await boatOf(held.boatId)).toMatchObject({ rating: 4.5, review_count: 1 });
    expect((await boatOf(held.boatId)).score).not.toBe(score);
    const vehicle = String(held.boatId);
    const shown = await callEndpoint(reviewsEndpoint, { path: "/x", params: { vehicle } });
    expect(shown.body.items).toMatchObject([
      { title: SAMPLE_REVIEW.title, author: expect.stringContaining("Ayşe") },
    ]);
  });

  test("is mailed to the owner, who replies to it in public once by the link of the mail", async () => {
    const held = await completedTrip();
    await review(held);
    const { rows } = await getPool().query(
      "select payload ->> 'mail' as mail from graphile_worker._private_jobs where payload ->> 'reservationId' = $1",
      [held.reservationId],
    );
    expect(rows.map(({ mail }) => mail)).toContain("reviewed_owner");
    const { email } = await one<{ email: string }>(
      "select owner_email as email from boats where id = $1",
      String(held.boatId),
    );
    const token = ownerToken(held.reservationId, email);
    const reply = (text?: string) =>
      callHandler(ownerEndpoint, "owner/x", {
        params: { token },
        body: { action: "reply", ...(text && { text }) },
        address: crypto.randomUUID(),
      });
    const listener = await listenToTags(database.url());
    expect((await reply()).status).toBe(422);
    expect([(await reply("Yine bekleriz.")).status, (await reply("Yine bekleriz.")).status]).toEqual([
      200, 200,
    ]);
    expect(await listener.tags()).toEqual([`boat:${held.boatId}`]);
    await listener.stop();
    expect((await reply("Başka bir söz")).status).toBe(409);
    const shown = await callEndpoint(reviewsEndpoint, {
      path: "/x",
      params: { vehicle: String(held.boatId) },
    });
    expect(shown.body.items).toMatchObject([{ reply: "Yine bekleriz." }]);
    // Long after the trip the link shows the review and its answer, and nothing else of it.
    const later = await getOwnerPage(token, "tr", new Date(Date.now() + 60 * 86_400_000));
    expect(later).toMatchObject({ trip: null, review: { reply: "Yine bekleriz." } });
  });

  test("and its reply show no number and no address to the public", async () => {
    const held = await completedTrip();
    const contact = "0532 111 22 33, deniz.yachts";
    const { body } = await review(held, { ...SAMPLE_REVIEW, title: contact, text: `Arayın: ${contact}` });
    expect(body).toMatchObject({ title: `${MASK}, ${MASK}`, text: `Arayın: ${MASK}, ${MASK}` });
    const reply = () => replyToReview({ reservationId: held.reservationId, text: contact }, new Date());
    // The same words again are no second answer.
    expect([(await reply()).ok, (await reply()).ok]).toEqual([true, true]);
    const vehicle = String(held.boatId);
    const shown = await callEndpoint(reviewsEndpoint, { path: "/x", params: { vehicle } });
    expect(shown.body.items).toMatchObject([{ title: `${MASK}, ${MASK}`, reply: `${MASK}, ${MASK}` }]);
  });

  test("cannot be answered where there is none", async () => {
    const held = await completedTrip();
    const { email } = await one<{ email: string }>(
      "select owner_email as email from boats where id = $1",
      String(held.boatId),
    );
    const { status, body } = await callHandler(ownerEndpoint, "owner/x", {
      params: { token: ownerToken(held.reservationId, email) },
      body: { action: "reply", text: "Yine bekleriz." },
      address: crypto.randomUUID(),
    });
    expect([status, body.error]).toEqual([409, "transition_not_allowed"]);
  });

  test("revalidates every page that shows the boat", async () => {
    const held = await completedTrip();
    const listener = await listenToTags(database.url());
    await review(held);
    expect(await listener.tags()).toEqual(["boat-lists", `boat:${held.boatId}`, "home"]);
    await listener.stop();
  });

  test("is shown on the reservation afterwards, which then requests none", async () => {
    const held = await completedTrip();
    const detail = () =>
      callEndpoint(detailEndpoint, {
        path: "/x",
        params: { id: held.reservationId },
        token: held.customer.token,
      });
    expect((await detail()).body).toMatchObject({ reviewable: true, review: null });
    await review(held);
    expect((await detail()).body).toMatchObject({ reviewable: false, review: SAMPLE_REVIEW });
  });

  test("is written once, however often it is sent", async () => {
    const held = await completedTrip();
    const answers = await allAtOnce(times(8, () => review(held)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(409)]);
    expect(answers.filter(({ body }) => body.error === "already_reviewed")).toHaveLength(7);
    expect(await boatOf(held.boatId)).toMatchObject({ review_count: 1 });
  });

  test("with low scores counts like any other", async () => {
    const held = await completedTrip();
    const bad = { clean_rate: 1, service_rate: 1, comm_rate: 2, pp_rate: 1 };
    expect((await review(held, { ...SAMPLE_REVIEW, ...bad })).status).toBe(201);
    expect(await boatOf(held.boatId)).toMatchObject({ rating: 1.25, review_count: 1 });
  });

  test("needs a title, a text and four whole scores from 1 to 5", async () => {
    const held = await completedTrip();
    for (const [field, value] of [
      ["title", ""],
      ["title", "x".repeat(81)],
      ["text", "kısa"],
      ["text", "x".repeat(2001)],
      ["clean_rate", 0],
      ["service_rate", 6],
      ["comm_rate", 4.5],
      ["pp_rate", "5"],
      ["pp_rate", undefined],
    ]) {
      const { status, body } = await review(held, { ...SAMPLE_REVIEW, [String(field)]: value });
      expect([field, value, status, Object.keys(body.fields ?? {})]).toEqual([field, value, 422, [field]]);
    }
  });

  test("is refused before the trip is completed", async () => {
    for (const held of [await hold(world), await paidTrip(world)]) {
      const { status, body } = await review(held);
      expect([status, body.error]).toEqual([409, "trip_not_completed"]);
    }
  });

  test("is refused from another customer", async () => {
    const held = await completedTrip();
    expect((await review({ ...held, customer: await makeCustomer() })).status).toBe(404);
    expect((await review({ ...held, customer: { id: "", token: "" } })).status).toBe(401);
    expect(await boatOf(held.boatId)).toMatchObject({ rating: null, review_count: 0 });
  });
});
