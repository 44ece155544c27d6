import { getPool } from "@/lib/server/platform/db/pool";
import { makeBoat, makeCustomer, makeWorld, tripTime } from "@/tests/fixtures/bookings/booking-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { runOps } from "@/tests/fixtures/files/run-ops";

const database = testDatabase();
const ops = (...args: string[]) => runOps(database.url(), ["waiting", "list", ...args]);
const dayIn = (days: number) => tripTime(days, 10).slice(0, 10);

interface Entry {
  boatId: number;
  day: string;
  /** Hours ago. */
  asked: number;
  told?: boolean;
}

/** A customer who waits; returns the address. */
async function wait({ boatId, day, asked, told = false }: Entry): Promise<string> {
  const { id } = await makeCustomer();
  await getPool().query(
    `insert into waiting_list_entries (user_id, boat_id, day, kind, person_count, created_at, notified_at)
     values ($1, $2, $3, 'hourly', 4, now() - make_interval(hours => $4), case when $5 then now() end)`,
    [id, boatId, day, asked, told],
  );
  const { rows } = await getPool().query<{ email: string }>("select email from users where id = $1", [id]);
  return rows[0]?.email ?? "";
}

test("an operator sees who waits for which day, in the order in which they came, of all boats or of one", async () => {
  expect(await ops()).toMatchObject({ code: 0, text: "Nobody waits for a day.\n" });
  const world = await makeWorld();
  const [boatId, otherId] = [await makeBoat(world), await makeBoat(world)];
  const { rows } = await getPool().query<{ code: string }>("select code from boats where id = $1", [boatId]);
  const code = rows[0]?.code ?? "";
  const later = await wait({ boatId, day: dayIn(30), asked: 1 });
  const earlier = await wait({ boatId, day: dayIn(30), asked: 5, told: true });
  const sooner = await wait({ boatId, day: dayIn(20), asked: 1 });
  const elsewhere = await wait({ boatId: otherId, day: dayIn(25), asked: 1 });
  const past = await wait({ boatId, day: dayIn(-3), asked: 200 });

  const { text } = await ops();
  const inOrder = [sooner, elsewhere, earlier, later].map((email) => text.indexOf(email));
  expect(inOrder.every((at) => at >= 0)).toBe(true);
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
  expect(text).not.toContain(past);
  expect(text).toContain(`${code}  ${dayIn(30)}  hourly  4 persons  ${later}  notified: not yet\n`);
  expect(text).toMatch(new RegExp(`${earlier} {2}notified: \\d+ \\w+, \\d\\d:\\d\\d\n`));

  const ofOne = await ops(code.toLowerCase());
  expect(ofOne.text.trim().split("\n")).toHaveLength(3);
  expect(ofOne.text).not.toContain(elsewhere);
});
