import { POST as cancelEndpoint } from "@/app/api/v1/user/reservations/[id]/cancel/route";
import { GET as detailEndpoint } from "@/app/api/v1/user/reservations/[id]/route";
import { makeBoat } from "@/tests/fixtures/bookings/booking-world";
import { type Held, hold } from "@/tests/fixtures/bookings/held-trip";
import { letComplete, paidTrip } from "@/tests/fixtures/bookings/paid-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callEndpoint } from "@/tests/fixtures/http/call-endpoint";
import { runJobs, testOutbox } from "@/tests/fixtures/mail/outbox";
import { testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
const outbox = testOutbox();

const CREW = { captainName: "Rıza Kaptan", captainPhone: "+905551112234", ownerPhone: "+905550000000" };

const world = testWorld();

const detail = ({ reservationId: id, customer: { token } }: Held) =>
  callEndpoint(detailEndpoint, { path: "/x", params: { id }, token });

test("crew names and phones are shown only after payment and before the trip ends", async () => {
  const boatId = await makeBoat(world, CREW);
  const waiting = await hold(world, boatId);
  const before = (await detail(waiting)).body;
  expect(before.boarding).toBeNull();
  expect(JSON.stringify(before)).not.toContain(CREW.captainPhone);

  const going = await paidTrip(world, await makeBoat(world, CREW));
  expect((await detail(going)).body.boarding).toMatchObject({
    captain: CREW.captainName,
    phone: CREW.captainPhone,
    latitude: 37,
    longitude: 27,
  });
  const { reservationId: id, customer } = going;
  await callEndpoint(cancelEndpoint, {
    path: "/x",
    params: { id },
    token: customer.token,
    body: { reason: "Plan" },
  });
  expect((await detail(going)).body.boarding).toBeNull();

  const over = await paidTrip(world, await makeBoat(world, CREW));
  await letComplete(over.reservationId);
  expect((await detail(over)).body.boarding).toBeNull();
});

test("the owner sees the same code that the customer's card shows", async () => {
  const held = await paidTrip(world, await makeBoat(world, { ...CREW, ownerEmail: "crew@example.com" }));
  await runJobs();
  const { boarding } = (await detail(held)).body as { boarding: { check_code: string } };
  const mails = (await outbox.read()).filter(({ to }) => to.includes("crew@example.com"));
  expect(mails.some(({ text }) => text.includes(boarding.check_code))).toBe(true);
});

test("the mail of a paid trip names the phone that the boarding card shows", async () => {
  const held = await paidTrip(world, await makeBoat(world, CREW));
  await runJobs();
  const [paid] = (await outbox.read()).filter(({ file }) => file.includes(`${held.reservationId}-paid-`));
  expect(paid?.text).toContain("+90 555 111 22 34");
});
