import { answer, cookieOf, DENIZ, host, invitedTrip } from "@/tests/fixtures/bookings/invited-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { allAtOnce, times } from "@/tests/fixtures/http/all-at-once";
import { testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
const world = testWorld();

describe("an answer to an invitation", () => {
  test("is refused beyond three times the booked persons; who does not come counts as one", async () => {
    const trip = await invitedTrip(world);
    const alone = { name: "Ali", coming: true, adults: 1 };
    const first = await answer(trip.token, { ...DENIZ, adults: 7 });
    const cookie = cookieOf(first.headers);
    expect((await answer(trip.token, { name: "Can", coming: false })).status).toBe(200);
    // Of twelve persons the customer is one, and the two answers are nine.
    expect((await host.add(trip, { ...alone, adults: 3 })).body.error).toBe("too_many_guests");
    expect((await host.add(trip, { ...alone, adults: 2 })).status).toBe(201);
    const refused = await answer(trip.token, alone);
    expect([refused.status, refused.body.error]).toEqual([409, "too_many_guests"]);
    expect(refused.body.message).toContain("12");
    expect((await answer(trip.token, { ...DENIZ, adults: 8 }, cookie)).body.error).toBe("too_many_guests");
    expect((await answer(trip.token, { ...DENIZ, adults: 6 }, cookie)).status).toBe(200);
    expect((await answer(trip.token, alone)).status).toBe(200);
  });

  test("comes from one network for as many as were booked only; the customer adds whom it refuses", async () => {
    const trip = await invitedTrip(world);
    const alone = { name: "Ali", coming: true, adults: 1 };
    const statuses: number[] = [];
    for (let host = 1; host <= 6; host += 1)
      statuses.push((await answer(trip.token, alone, undefined, `198.51.100.${host}`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 409, 409]);
    const crowd = { name: "Ali", coming: true, adults: 5 };
    const { body } = await answer(trip.token, crowd, undefined, "203.0.113.1");
    expect(body.error).toBe("too_many_guests_of_network");
    expect((await host.add(trip, crowd)).status).toBe(201);
  });

  test("does not pass the limit with others at the same time", async () => {
    const trip = await invitedTrip(world);
    const answers = await allAtOnce(times(15, () => answer(trip.token, { name: "Ali", coming: false })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(11);
  });
});
