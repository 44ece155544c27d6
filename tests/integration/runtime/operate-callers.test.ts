import { getPool } from "@/lib/server/platform/db/pool";
import { makeBoat, makeCustomer, tripTime } from "@/tests/fixtures/bookings/booking-world";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { runOps } from "@/tests/fixtures/files/run-ops";

const database = testDatabase();
const ops = (...args: string[]) => runOps(database.url(), args);
const world = testWorld();

const rows = async (text: string, ...values: unknown[]) => (await getPool().query(text, values)).rows;

async function boatCode(): Promise<string> {
  const [boat] = await rows("select code from boats where id = $1", await makeBoat(world));
  return boat.code;
}

const trip = () => [tripTime(30, 10), tripTime(30, 14), "4"];

test("the command line books for a caller at the site's price, makes the account once, and sends the link", async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  const person = ["--name=Zeynep", "--surname=Kaya", "--phone=0533 444 55 66"];
  const code = await boatCode();
  expect((await ops("reservations", "create", code, ...trip(), email)).code).toBe(2);
  const dry = await ops("reservations", "create", code, ...trip(), email, ...person, "--dry-run");
  expect(dry).toMatchObject({ code: 0, text: expect.stringContaining("customer_made") });
  expect(await rows("select 1 from users where email = $1", email)).toEqual([]);

  const made = await ops(
    "reservations",
    "create",
    code,
    ...trip(),
    email,
    ...person,
    "--hold=48",
    "--link=mail",
  );
  expect(made.code).toBe(0);
  expect(made.text).toMatch(/^PLM-\S+ {2}request_created_payment_pending until .*\ntotal .*4.?000/);
  const again = await ops(
    "reservations",
    "create",
    await boatCode(),
    ...trip(),
    email.toUpperCase(),
    "--hold=1",
  );
  expect(again.code).toBe(0);
  const booked = await rows(
    `select r.hold_hours, h.actor, h.actor_id from reservations r join users u on u.id = r.user_id
     join reservation_history h on h.reservation_id = r.id where u.email = $1 order by r.created_at`,
    email,
  );
  expect(booked).toEqual([
    { hold_hours: 48, actor: "staff", actor_id: "cli:tests" },
    { hold_hours: 1, actor: "staff", actor_id: "cli:tests" },
  ]);
  const number = made.text.slice(0, made.text.indexOf(" "));
  expect(await ops("reservations", "pay-link", number, "sms")).toMatchObject({ code: 0 });
});

test("it refuses a boat that is not on sale, hours out of bounds, and a time that is taken", async () => {
  const { id } = await makeCustomer();
  const [{ email }] = await rows("select email from users where id = $1", id);
  const book = (code: string, ...options: string[]) =>
    ops("reservations", "create", code, ...trip(), email, ...options);
  expect((await book("NONE")).text).toContain("boat_code_not_found");
  const code = await boatCode();
  expect(await book(code, "--hold=169")).toMatchObject({ code: 2, text: "Wrong: hold_hours.\n" });
  expect((await book(code)).code).toBe(0);
  expect(await book(code)).toMatchObject({ code: 1, text: expect.stringContaining("slot_taken") });
});
