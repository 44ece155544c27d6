import { getPool } from "@/lib/server/platform/db/pool";
import { one } from "@/tests/fixtures/bookings/held-trip";
import { answer, DENIZ, host, invitedTrip } from "@/tests/fixtures/bookings/invited-trip";
import { paidTrip } from "@/tests/fixtures/bookings/paid-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { runOps } from "@/tests/fixtures/files/run-ops";
import { runJobs, testOutbox } from "@/tests/fixtures/mail/outbox";
import { testGateway } from "@/tests/fixtures/payments/paying";

const database = testDatabase();
testGateway();
testOutbox();
const ops = (...args: string[]) => runOps(database.url(), args);
const world = testWorld();

const numberOf = async (id: string) =>
  (await one<{ number: string }>("select number from reservations where id = $1", id)).number;

test("an operator sees how many come and whether the captain has the list, and no guest's name", async () => {
  const trip = await invitedTrip(world);
  const number = await numberOf(trip.reservationId);
  await answer(trip.token, DENIZ);
  await answer(trip.token, { name: "Ali", coming: false });
  const shown = await ops("guests", "show", number.toLowerCase());
  expect(shown.code).toBe(0);
  expect(shown.text).toMatch(
    new RegExp(`^${number}  invited .*, link open\n3 answers, 4 of 4 people come\n`),
  );
  expect(shown.text).toContain("list not sent");
  expect(shown.text).not.toMatch(/Deniz|Ali|Ayşe|alerji/);
  await host.handOver(trip);
  await runJobs();
  expect((await ops("guests", "show", number)).text).toMatch(/list sent \S/);
});

test("an operator closes the link: it opens nothing, the answers stay, and the customer can make another", async () => {
  const trip = await invitedTrip(world);
  const number = await numberOf(trip.reservationId);
  await answer(trip.token, DENIZ);
  expect(await ops("guests", "close", number)).toMatchObject({ code: 0 });
  expect((await answer(trip.token, DENIZ)).status).toBe(404);
  expect((await ops("guests", "show", number)).text).toContain("link closed\n2 answers");
  expect(await ops("guests", "close", number)).toMatchObject({
    code: 1,
    text: "Refused: invitation_closed.\n",
  });
  expect((await host.link(trip)).status).toBe(201);
  expect((await ops("guests", "show", number)).text).toContain("link open\n2 answers");
});

test("a trip to which nobody was invited, and a number that does not exist, are refused", async () => {
  const { reservationId } = await paidTrip(world);
  for (const number of [await numberOf(reservationId), "PLM-NOBODY"]) {
    expect(await ops("guests", "show", number)).toMatchObject({
      code: 1,
      text: `No guests were invited to ${number}.\n`,
    });
    expect((await ops("guests", "close", number)).code).toBe(1);
  }
  expect((await getPool().query("select from trip_invitations where list_sent_at is null")).rowCount).toBe(1);
});
