import { GET as exportEndpoint } from "@/app/api/v1/user/export/route";
import { customerOf } from "@/lib/domain/shared/actor";
import { sweepGuests } from "@/lib/server/booking/guests/sweep-guests";
import { cancelReservation } from "@/lib/server/booking/reservations/cancel-reservation";
import { deleteAccount } from "@/lib/server/people/accounts/delete-account";
import { getOwnerPage } from "@/lib/server/people/owner/get-owner-page";
import { getPool } from "@/lib/server/platform/db/pool";
import { ownerToken } from "@/lib/server/talk/owner-links/owner-link";
import { one } from "@/tests/fixtures/bookings/held-trip";
import { answer, CREW, DENIZ, host, type Invited, invitedTrip } from "@/tests/fixtures/bookings/invited-trip";
import { letComplete, startIn } from "@/tests/fixtures/bookings/paid-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callHandler } from "@/tests/fixtures/http/call-handler";
import { runJobs, testOutbox } from "@/tests/fixtures/mail/outbox";
import { testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
const outbox = testOutbox();
const world = testWorld();

const DAY = 86_400_000;

/** The mails with this guest's name; every list names Deniz. */
const lists = async () => (await outbox.read()).filter(({ text }) => text.includes("Deniz"));
const ownerPage = ({ reservationId }: Invited, now = new Date()) =>
  getOwnerPage(ownerToken(reservationId, CREW.ownerEmail), "tr", now);
const kept = async ({ reservationId }: Invited) =>
  (
    await one<{ rows: number }>(
      "select (select count(*) from trip_guests where reservation_id = $1)::int + (select count(*) from trip_invitations where reservation_id = $1)::int as rows",
      reservationId,
    )
  ).rows;

async function withDeniz(): Promise<Invited> {
  const trip = await invitedTrip(world);
  await answer(trip.token, DENIZ);
  await answer(trip.token, { name: "Ali", coming: false });
  // The mails about the payment.
  await runJobs();
  return trip;
}

describe("the passenger list", () => {
  test("is sent to the captain once at the customer's request, with the ages and notes of the guests who come", async () => {
    const trip = await withDeniz();
    expect((await ownerPage(trip))?.trip?.passengers).toBeNull();
    await answer(trip.token, { name: "Ece", coming: true, adults: 1, child_ages: [6, 9] });
    const { body } = await host.handOver(trip);
    expect([typeof body.list_sent_at, body.list_due_at]).toEqual(["string", null]);
    expect((await host.handOver(trip)).body.list_sent_at).toBe(body.list_sent_at);
    await runJobs();
    const [mail, ...more] = await lists();
    expect([String(mail?.to), more]).toEqual([CREW.ownerEmail, []]);
    expect(mail?.text).toContain("2 yetişkin · 1 çocuk (4 yaş) · Fıstık alerjisi");
    expect(mail?.text).toContain("1 yetişkin · 2 çocuk (6 ve 9 yaş)");
    expect(mail?.text).not.toContain("Ali");
    expect(mail?.text).toContain(`/owner/${ownerToken(trip.reservationId, CREW.ownerEmail)}`);
    await sweepGuests(new Date(Date.now() + 28 * DAY));
    await runJobs();
    expect((await lists()).length).toBe(1);
    await answer(trip.token, { name: "Sonradan", coming: true, adults: 1 });
    const names = (await ownerPage(trip))?.trip?.passengers?.map(({ name }) => name);
    expect(names).toEqual(["Ayşe", "Deniz", "Ece", "Sonradan"]);
  });

  test("is sent automatically 72 hours before the start, also of a moved trip", async () => {
    const trip = await withDeniz();
    await startIn(trip.reservationId, 73);
    await sweepGuests(new Date());
    await runJobs();
    expect(await lists()).toEqual([]);
    await startIn(trip.reservationId, 71);
    // Invited long before.
    await getPool().query("update trip_invitations set created_at = now() - interval '3 days'");
    await sweepGuests(new Date());
    await runJobs();
    expect((await lists()).length).toBe(1);
  });

  test("is not sent for a customer without guests, nor for a cancelled trip", async () => {
    const alone = await invitedTrip(world);
    await runJobs();
    const trip = await withDeniz();
    for (const { reservationId } of [alone, trip]) await startIn(reservationId, 71);
    await getPool().query("update trip_invitations set created_at = now() - interval '3 days'");
    const { reservationId, customer } = trip;
    const plan = { reservationId, by: customerOf(customer.id), cause: "customer" } as const;
    expect((await cancelReservation({ ...plan, reason: "Plan" }, new Date())).ok).toBe(true);
    await sweepGuests(new Date());
    await runJobs();
    expect(await lists()).toEqual([]);
    expect((await host.read(alone)).body.list_sent_at).toBeNull();
    expect((await host.read(trip)).body.list_sent_at).toBeNull();
    expect((await host.handOver(trip)).body.error).toBe("invitation_closed");
  });
});

describe("what guests wrote", () => {
  test("is deleted seven days after the trip, not before", async () => {
    const trip = await withDeniz();
    await letComplete(trip.reservationId);
    const { ends } = await one<{ ends: Date }>(
      "select ends_at as ends from reservations where id = $1",
      trip.reservationId,
    );
    await sweepGuests(new Date(ends.getTime() + 7 * DAY - 1000));
    expect(await kept(trip)).toBe(4);
    await sweepGuests(new Date(ends.getTime() + 7 * DAY + 1000));
    expect(await kept(trip)).toBe(0);
  });

  test("is deleted with the account; the export names the invitation and no guest", async () => {
    const trip = await withDeniz();
    const { body } = await callHandler(exportEndpoint, "user/export", { bearer: trip.customer.token });
    expect(body.invitations).toMatchObject([{ answers: 3, shows_cost: false, list_sent_at: null }]);
    expect(JSON.stringify(body)).not.toContain("Deniz");
    await letComplete(trip.reservationId);
    expect((await deleteAccount(trip.customer.id, customerOf(trip.customer.id), new Date())).ok).toBe(true);
    expect(await kept(trip)).toBe(0);
  });
});
