import { getGuestPage } from "@/lib/server/booking/guests/get-guest-page";
import { readPassengers } from "@/lib/server/booking/guests/read-guests";
import { voterHashOf } from "@/lib/server/people/accounts/sessions/voter-key";
import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { tripTime } from "@/tests/fixtures/bookings/booking-world";
import { cancel, startChange } from "@/tests/fixtures/bookings/changed-trip";
import {
  answer,
  cookieOf,
  DENIZ,
  host,
  type Invited,
  invitedTrip,
} from "@/tests/fixtures/bookings/invited-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
const world = testWorld();

const FIRST = { start_date: tripTime(30, 10), end_date: tripTime(30, 14) };

async function move(trip: Invited, newTime: Parameters<typeof startChange>[1]): Promise<void> {
  expect((await startChange(trip, newTime)).body.status).toBe("made");
}

/** What the customer reads: who comes, and who has not confirmed the new time. */
async function answersOf(trip: Invited) {
  const { coming, guests } = (await host.read(trip)).body;
  const open = guests.filter((guest: { moved_from: unknown }) => guest.moved_from !== null);
  return { coming, open: open.map(({ name }: { name: string }) => name) };
}

const mineOf = async (trip: Invited, cookie: string) =>
  (await getGuestPage(trip.token, "tr", voterHashOf(cookie.split("=")[1]), new Date()))?.answers;

test("a guest who said yes is asked again when the trip is moved, and comes only once that is confirmed", async () => {
  const trip = await invitedTrip(world);
  const cookie = cookieOf((await answer(trip.token, DENIZ)).headers);
  await host.add(trip, { name: "Anneannem", coming: true, adults: 1 });
  await move(trip, { daysAhead: 35 });
  expect(await mineOf(trip, cookie)).toMatchObject({ mine: { ...DENIZ, moved_from: FIRST }, coming: 2 });
  expect(await answersOf(trip)).toEqual({ coming: 2, open: ["Deniz"] });
  const confirmed = await answer(trip.token, DENIZ, cookie);
  expect(confirmed.body).toMatchObject({ mine: { ...DENIZ, moved_from: null }, coming: 5 });
  expect(await answersOf(trip)).toEqual({ coming: 5, open: [] });
});

test("a guest who could not come is asked again too", async () => {
  const trip = await invitedTrip(world);
  await answer(trip.token, { name: "Ali", coming: false });
  await move(trip, { daysAhead: 35 });
  expect(await answersOf(trip)).toEqual({ coming: 1, open: ["Ali"] });
});

test("other hours of the same day are asked about, another number of guests is not", async () => {
  const trip = await invitedTrip(world);
  await answer(trip.token, DENIZ);
  await move(trip, { persons: 5 });
  expect(await answersOf(trip)).toEqual({ coming: 4, open: [] });
  await move(trip, { fromHour: 12, persons: 5 });
  expect(await answersOf(trip)).toEqual({ coming: 1, open: ["Deniz"] });
});

test("an answer holds again when the trip is moved back to the time that it was given for", async () => {
  const trip = await invitedTrip(world);
  await answer(trip.token, DENIZ);
  await move(trip, { daysAhead: 35 });
  await move(trip, { daysAhead: 30 });
  expect(await answersOf(trip)).toEqual({ coming: 4, open: [] });
});

test("the passenger list names those who confirmed the new time", async () => {
  const trip = await invitedTrip(world);
  await answer(trip.token, DENIZ);
  await move(trip, { daysAhead: 35 });
  await answer(trip.token, { name: "Ali", coming: true, adults: 1 });
  const passengers = await readPassengers(getDb(), trip.reservationId);
  expect(passengers.map(({ name }) => name)).toEqual(["Ayşe", "Ali"]);
});

test("a cancelled trip invites nobody, and its customer still reads who was to come", async () => {
  const trip = await invitedTrip(world);
  await answer(trip.token, DENIZ);
  await cancel(trip);
  expect((await host.read(trip)).body).toMatchObject({ state: "cancelled", coming: 4 });
});

test("the invitation shows the boat's code, which the marina's gate asks for", async () => {
  const trip = await invitedTrip(world);
  const { rows } = await getPool().query("select code from boats where id = $1", [trip.boatId]);
  expect((await getGuestPage(trip.token, "tr", null, new Date()))?.boat.code).toBe(rows[0].code);
});
