import { customerOf } from "@/lib/domain/shared/actor";
import { getGuestPage } from "@/lib/server/booking/guests/get-guest-page";
import { cancelReservation } from "@/lib/server/booking/reservations/cancel-reservation";
import { getPool } from "@/lib/server/platform/db/pool";
import { idOfSealed, sealId } from "@/lib/server/platform/keys/sealed-id";
import { makeCustomer } from "@/tests/fixtures/bookings/booking-world";
import { hold } from "@/tests/fixtures/bookings/held-trip";
import {
  answer,
  CREW,
  cookieOf,
  DENIZ,
  host,
  invitedTrip,
  takeBack,
  tokenOf,
} from "@/tests/fixtures/bookings/invited-trip";
import { startIn } from "@/tests/fixtures/bookings/paid-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
const world = testWorld();

const HOUR = 3_600_000;
const page = (token: string, now = new Date()) => getGuestPage(token, "en", null, now);

describe("the link of an invitation", () => {
  test("shows the trip and the customer's first name, and no document of the reservation", async () => {
    const { token, reservationId } = await invitedTrip(world);
    const shown = await page(token);
    expect(shown).toMatchObject({ state: "open", host: "Ayşe", cost: null, captain: null });
    const { rows } = await getPool().query(
      "select r.number, u.email, u.phone, u.surname from reservations r join users u on u.id = r.user_id where r.id = $1",
      [reservationId],
    );
    const text = JSON.stringify(shown);
    for (const secret of [...Object.values(rows[0]), reservationId, CREW.captainPhone, CREW.captainName])
      expect(text).not.toContain(secret);
  });

  test("opens with a sealed token only, until it is closed or renewed; the customer keeps the answers", async () => {
    const trip = await invitedTrip(world);
    const { token } = trip;
    const sealedOtherwise = sealId(idOfSealed(token) ?? "", ["shortlist link"]);
    for (const wrong of ["", "x", `${token}x`, sealedOtherwise, sealId(trip.reservationId, ["guest link"])])
      expect(await page(wrong)).toBeNull();
    await answer(token, DENIZ);
    const renewed = tokenOf((await host.link(trip)).body.url);
    expect(renewed).not.toBe(token);
    expect([await page(token), (await answer(token, DENIZ)).status]).toEqual([null, 404]);
    expect((await page(renewed))?.answers.coming).toBe(4);
    expect((await host.close(trip)).status).toBe(204);
    expect([await page(renewed), (await answer(renewed, DENIZ)).status]).toEqual([null, 404]);
    const { body } = await host.read(trip);
    expect([body.url, body.coming]).toEqual([null, 4]);
  });

  test("can be made only for the customer's own paid trips that have not begun", async () => {
    const unpaid = await hold(world);
    expect((await host.link(unpaid)).body.error).toBe("invitation_closed");
    expect((await host.read(unpaid)).body.error).toBe("invitation_closed");
    const trip = await invitedTrip(world);
    expect((await host.link({ ...trip, customer: await makeCustomer() })).status).toBe(404);
    await startIn(trip.reservationId, -1);
    expect((await host.link(trip)).body.error).toBe("invitation_closed");
  });

  test("shows the captain's telephone from 72 hours before the start until the end, and never after a cancellation", async () => {
    const trip = await invitedTrip(world);
    const { token, reservationId } = trip;
    await startIn(reservationId, 72);
    const now = Date.now();
    expect((await page(token, new Date(now - 60_000)))?.captain).toBeNull();
    const called = { name: CREW.captainName, phone: CREW.captainPhone };
    expect((await page(token, new Date(now + 60_000)))?.captain).toEqual(called);
    const under = await page(token, new Date(now + 74 * HOUR));
    expect([under?.state, under?.captain]).toEqual(["over", called]);
    expect((await page(token, new Date(now + 77 * HOUR)))?.captain).toBeNull();
    const cancelled = {
      reservationId,
      by: customerOf(trip.customer.id),
      cause: "customer",
      reason: "Plan",
    } as const;
    expect((await cancelReservation(cancelled, new Date())).ok).toBe(true);
    const after = await page(token, new Date(now + 60_000));
    expect([after?.state, after?.captain]).toEqual(["cancelled", null]);
    expect((await answer(token, DENIZ)).body.error).toBe("invitation_closed");
  });

  test("follows a trip that was moved", async () => {
    const { token, reservationId } = await invitedTrip(world);
    const before = await page(token);
    await getPool().query(
      "update reservations set starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day' where id = $1",
      [reservationId],
    );
    const after = await page(token);
    expect([before?.startsAt.slice(11), after?.startsAt.slice(11)]).toEqual(["10:00", "10:00"]);
    expect(after?.startsAt).not.toBe(before?.startsAt);
  });
});

describe("an answer", () => {
  test("belongs to its browser, which changes and deletes it", async () => {
    const { token } = await invitedTrip(world);
    const first = await answer(token, DENIZ);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ mine: DENIZ, coming: 4, booked_for: 4 });
    const cookie = cookieOf(first.headers);
    const changed = await answer(token, { name: "Deniz K", coming: true, adults: 1 }, cookie);
    expect([changed.body.coming, changed.headers.get("set-cookie")]).toEqual([2, null]);
    const { body } = await answer(token, { name: "Ali", coming: false, adults: 3, child_ages: [2] });
    expect([body.mine, body.coming]).toEqual([
      { name: "Ali", coming: false, adults: 0, child_ages: [], note: null, moved_from: null },
      2,
    ]);
    expect(body.guests.map(({ name }: { name: string }) => name)).toEqual(["Ayşe", "Deniz K"]);
    expect((await takeBack(token, cookie)).body).toMatchObject({ mine: null, coming: 1 });
  });

  test("shows other guests neither notes nor ages nor the cost, unless the customer shows the cost", async () => {
    const trip = await invitedTrip(world);
    await answer(trip.token, DENIZ);
    const seen = await page(trip.token);
    expect(JSON.stringify(seen?.answers)).not.toContain("alerjisi");
    expect(seen?.answers.guests).toEqual([
      { name: "Ayşe", persons: 1, share: null, settled: false, mine: false },
      { name: "Deniz", persons: 3, share: null, settled: false, mine: false },
    ]);
    expect((await host.showCost(trip, true)).body.shows_cost).toBe(true);
    const open = await page(trip.token);
    expect(open?.cost).toEqual({ totalMinor: 400_000, currency: "TRY" });
    expect(open?.answers.guests.map(({ share, settled }) => [share, settled])).toEqual([
      [100_000, true],
      [300_000, false],
    ]);
  });

  test("beyond the people of the reservation is accepted, and the response reports how many there are", async () => {
    const trip = await invitedTrip(world);
    const { status, body } = await answer(trip.token, { ...DENIZ, adults: 9 });
    expect([status, body.coming, body.booked_for]).toEqual([200, 11, 4]);
    expect((await host.read(trip)).body).toMatchObject({ coming: 11, booked_for: 4 });
  });

  test.each([
    ["a link for a name", { name: "spam.example" }],
    ["an address for a name", { name: "https://x.com" }],
    ["a name that is too long", { name: "x".repeat(41) }],
    ["a link in the note", { note: "www.spam.example" }],
    ["nobody who comes", { adults: 0, child_ages: [] }],
    ["a grown child", { child_ages: [18] }],
    ["a crowd", { adults: 21 }],
    ["half a person", { adults: 1.5 }],
  ])("is refused with %s", async (_, wrong) => {
    const { token } = await invitedTrip(world);
    expect((await answer(token, { ...DENIZ, ...wrong })).status).toBe(422);
    expect((await page(token))?.answers.coming).toBe(1);
  });

  test("keeps markup as text and drops characters that turn text around", async () => {
    const trip = await invitedTrip(world);
    await answer(trip.token, { ...DENIZ, name: "<b>Deniz\u202e</b>" });
    const { body } = await host.read(trip);
    expect(body.guests[1].name).toBe("<b>Deniz</b>");
  });

  test("is limited per address", async () => {
    const { token } = await invitedTrip(world);
    const one = () => answer(token, { name: "Ali", coming: false }, undefined, "192.0.2.44");
    const statuses: number[] = [];
    for (let sent = 0; sent < 61; sent += 1) statuses.push((await one()).status);
    expect([statuses.slice(0, 60).every((status) => status !== 429), statuses.at(-1)]).toEqual([true, 429]);
  });
});

describe("the inviting customer", () => {
  test("adds, marks and removes guests, which no other customer can", async () => {
    const trip = await invitedTrip(world);
    const { body } = await host.add(trip, { ...DENIZ, name: "Anneannem" });
    expect(
      body.guests.map(({ name, share, settled }: Record<string, unknown>) => [name, share, settled]),
    ).toEqual([
      ["Ayşe", 100_000, true],
      ["Anneannem", 300_000, false],
    ]);
    const id = body.guests[1].id;
    const stranger = { ...trip, customer: await makeCustomer() };
    expect((await host.settle(stranger, id, true)).status).toBe(404);
    expect((await host.remove(stranger, id)).status).toBe(404);
    expect((await host.add(stranger, DENIZ)).status).toBe(404);
    expect((await host.settle(trip, id, true)).body.guests[1].settled).toBe(true);
    expect((await host.remove(trip, id)).status).toBe(204);
    expect((await host.read(trip)).body.guests.length).toBe(1);
  });

  test("changes nothing once the answers are due to be deleted", async () => {
    const trip = await invitedTrip(world);
    await getPool().query(
      `update reservations set status = 'reservation_completed', starts_at = now() - interval '9 days',
         ends_at = now() - interval '8 days' where id = $1`,
      [trip.reservationId],
    );
    expect((await host.showCost(trip, true)).body.error).toBe("invitation_closed");
    const { rows } = await getPool().query(
      "select i.shows_cost, g.id from trip_invitations i join trip_guests g using (reservation_id) where reservation_id = $1",
      [trip.reservationId],
    );
    expect((await host.settle(trip, rows[0].id, false)).body.error).toBe("invitation_closed");
    const { rows: settled } = await getPool().query("select settled from trip_guests where id = $1", [
      rows[0].id,
    ]);
    expect([rows[0].shows_cost, settled[0].settled]).toEqual([false, true]);
  });
});
