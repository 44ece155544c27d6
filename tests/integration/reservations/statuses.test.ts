import { GET as detailEndpoint } from "@/app/api/v1/user/reservations/[id]/route";
import { GET as listEndpoint } from "@/app/api/v1/user/reservations/route";
import { customerOf } from "@/lib/domain/shared/actor";
import { acceptReservation } from "@/lib/server/booking/reservations/accept-reservation";
import { cancelReservation } from "@/lib/server/booking/reservations/cancel-reservation";
import { createReservation } from "@/lib/server/booking/reservations/create-reservation";
import { declineReservation } from "@/lib/server/booking/reservations/decline-reservation";
import { sweepReservations } from "@/lib/server/booking/reservations/sweep-reservations";
import { getPaymentPage } from "@/lib/server/money/get-payment-page";
import { paymentLinkKey } from "@/lib/server/money/payment-link";
import { getPool } from "@/lib/server/platform/db/pool";
import { OWNER } from "@/tests/fixtures/bookings/actors";
import { makeBoat, makeCustomer, orderOf, type WantedTrip } from "@/tests/fixtures/bookings/booking-world";
import { hold, letExpire, openPage, statusOf, transitions } from "@/tests/fixtures/bookings/held-trip";
import { paidTrip } from "@/tests/fixtures/bookings/paid-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { allAtOnce, times } from "@/tests/fixtures/http/all-at-once";
import { callEndpoint } from "@/tests/fixtures/http/call-endpoint";
import {
  CARDS,
  payByCard,
  previewContracts,
  returnToShop,
  startPaying,
  testGateway,
} from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();

const world = testWorld();

async function request(boatId: number, trip?: WantedTrip): Promise<string> {
  const customer = await makeCustomer();
  const created = await createReservation(orderOf(world, boatId, customer.id, trip), new Date());
  if (!created.ok) throw new Error(created.code);
  return created.value.id;
}

describe("accepting a request", () => {
  test("holds the slot and rejects the rivals that overlap it, and no others", async () => {
    const boatId = await makeBoat(world, { fastApp: false });
    const [winner, rival, next] = [
      await request(boatId),
      await request(boatId, { fromHour: 13 }),
      await request(boatId, { fromHour: 15 }),
    ];
    const accepted = await acceptReservation(winner, OWNER, new Date());
    expect(accepted).toMatchObject({ ok: true, value: { status: "request_created_payment_pending" } });
    expect(await statusOf(rival)).toBe("request_rejected");
    expect(await statusOf(next)).toBe("request_created");
    expect((await acceptReservation(rival, OWNER, new Date())).ok).toBe(false);
  });

  test("of two rivals at the same moment leaves one", async () => {
    const boatId = await makeBoat(world, { fastApp: false });
    const rivals = await Promise.all([request(boatId), request(boatId)]);
    const answers = await allAtOnce(rivals.map((id) => () => acceptReservation(id, OWNER, new Date())));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await Promise.all(rivals.map(statusOf))).sort()).toEqual([
      "request_created_payment_pending",
      "request_rejected",
    ]);
  });

  test("is refused once it was declined", async () => {
    const id = await request(await makeBoat(world, { fastApp: false }));
    expect(await declineReservation(id, OWNER, "Bakımda", new Date())).toMatchObject({ ok: true });
    expect(await acceptReservation(id, OWNER, new Date())).toMatchObject({
      code: "transition_not_allowed",
    });
  });
});

describe("cancelling", () => {
  test("a paid trip frees the slot and gives back what its policy says", async () => {
    const { customer, reservationId, boatId } = await paidTrip(world);
    const cancellation = {
      reservationId,
      cause: "customer" as const,
      reason: "Plan",
    };
    const stranger = await makeCustomer();
    expect(
      await cancelReservation({ ...cancellation, by: customerOf(stranger.id) }, new Date()),
    ).toMatchObject({
      code: "not_found",
    });
    const cancelled = await cancelReservation({ ...cancellation, by: customerOf(customer.id) }, new Date());
    expect(cancelled).toMatchObject({ ok: true, value: { refundMinor: 80_000 } });
    expect(await statusOf(reservationId)).toBe("reservation_cancelled");
    expect(await request(boatId)).toBeTruthy();
    const again = await cancelReservation({ ...cancellation, by: customerOf(customer.id) }, new Date());
    expect(again).toMatchObject({ code: "transition_not_allowed" });
  });

  test("before paying needs no refund, and a later payment is refunded", async () => {
    const held = await hold(world);
    const { pageUrl } = await openPage(held);
    const cancellation = {
      reservationId: held.reservationId,
      by: customerOf(held.customer.id),
      reason: "Plan",
    };
    await cancelReservation({ ...cancellation, cause: "customer" }, new Date());
    await returnToShop(await payByCard(pageUrl, CARDS.success));
    expect(await statusOf(held.reservationId)).toBe("request_cancelled");
    const { rows } = await getPool().query(
      "select reason from refunds r join payments p on p.id = r.payment_id where p.reservation_id = $1",
      [held.reservationId],
    );
    expect(rows).toEqual([{ reason: "paid_too_late:cancelled" }]);
  });
});

describe("the sweep", () => {
  test("expires, advances and completes reservations once, however late it runs", async () => {
    const waiting = await hold(world);
    await letExpire(waiting.reservationId);
    const { reservationId } = await paidTrip(world);
    const later = new Date(Date.now() + 40 * 86_400_000);
    await allAtOnce(times(2, () => sweepReservations(later)));
    expect(await statusOf(waiting.reservationId)).toBe("request_timeout");
    expect(await transitions(waiting.reservationId)).toEqual(["create", "expire"]);
    expect(await transitions(reservationId)).toEqual(["create", "pay", "come", "complete"]);
  });
});

describe("the database", () => {
  test.each([
    [
      "a status that holds the slot without its occupancy",
      "delete from boat_occupancies where reservation_id = $1",
    ],
    [
      "a status changed behind the occupancy's back",
      "update reservations set status = 'request_timeout', expires_at = null where id = $1",
    ],
    [
      "a hold turned into a reservation without its status",
      "update boat_occupancies set kind = 'reservation', expires_at = null where reservation_id = $1",
    ],
  ])("refuses %s", async (_, statement) => {
    const { reservationId } = await hold(world);
    await expect(getPool().query(statement, [reservationId])).rejects.toThrow(/occupancy/);
  });

  test("refuses an overlap that bypasses every check in code", async () => {
    const { boatId } = await hold(world);
    const copy = `insert into boat_occupancies (boat_id, period, kind)
      select boat_id, period, 'block' from boat_occupancies where boat_id = $1`;
    await expect(getPool().query(copy, [boatId])).rejects.toMatchObject({ code: "23P01" });
  });
});

describe("another customer", () => {
  test("finds none of my objects", async () => {
    const mine = await hold(world);
    const { paymentId } = await openPage(mine);
    const stranger = await makeCustomer();
    const { reservationId } = mine;
    const detail = { path: `/user/reservations/${reservationId}`, params: { id: reservationId } };
    const [own, foreign] = await Promise.all(
      [mine.customer, stranger].map(({ token }) => callEndpoint(detailEndpoint, { ...detail, token })),
    );
    expect(own).toMatchObject({ status: 200, body: { id: reservationId, total_price: 400_000 } });
    expect(foreign).toMatchObject({ status: 404, body: { error: "not_found" } });
    expect((await previewContracts(stranger, reservationId)).status).toBe(404);
    expect((await startPaying(stranger, reservationId)).status).toBe(404);
    const list = await callEndpoint(listEndpoint, { path: "/user/reservations", token: stranger.token });
    expect(list.body.items).toEqual([]);
    expect(paymentId).toBeTruthy();
  });

  test("opens my payment page only with the signed link of my mail", async () => {
    const { reservationId } = await hold(world);
    const other = await hold(world);
    const subject = { kind: "reservation" as const, id: reservationId };
    const soon = new Date(Date.now() + 60_000).toISOString();
    const open = (linkKey: string | null = null, now = new Date()) =>
      getPaymentPage(subject, { userId: null, linkKey }, "tr", now);
    expect(await open()).toBeNull();
    expect(await open(paymentLinkKey({ ...subject, id: other.reservationId }, soon))).toBeNull();
    expect(await open(paymentLinkKey(subject, soon))).toMatchObject({ state: "payable" });
  });
});
