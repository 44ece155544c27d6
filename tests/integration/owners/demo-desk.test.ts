import { eq } from "drizzle-orm";
import { demoDeskPath } from "@/lib/server/people/desk/demo-desk";
import { findDeskSession } from "@/lib/server/people/desk/desk-session";
import { getDb } from "@/lib/server/platform/db/pool";
import { owners } from "@/lib/server/platform/db/schema/owners";
import { makeOwner } from "@/tests/fixtures/accounts/owner-desk";
import { callConsole } from "@/tests/fixtures/accounts/staff-browser";
import { makeBoat } from "@/tests/fixtures/bookings/booking-world";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase();
const world = testWorld();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

const HOUR = 3_600_000;
const LOCAL = { address: "127.0.0.1", headers: { Host: "localhost:3000" } };
const tokenAt = (at: Date) => demoDeskPath(at)?.split("/").at(-1) ?? "";
const open = (token: string, call: object = LOCAL) =>
  callConsole("POST /owner-desk/demo", "", { ...LOCAL, body: { token }, ...call });

test("the printed address opens the desk of the demo owner with the most boats, and of no real owner", async () => {
  const real = await makeOwner(world);
  for (let count = 0; count < 2; count += 1)
    await makeBoat(world, { ownerEmail: real.email, ownerName: "Ada Kaptan" });
  expect((await open(tokenAt(new Date()))).body.error).toBe("demo_closed");
  const [one, two] = [await makeOwner(world), await makeOwner(world)];
  await makeBoat(world, { ownerEmail: two.email, ownerName: "Ada Kaptan" });
  for (const { id } of [one, two]) await getDb().update(owners).set({ demo: true }).where(eq(owners.id, id));
  const { headers } = await open(tokenAt(new Date()));
  const cookie = headers.getSetCookie().find((set) => set.startsWith("palamar_owner=")) ?? "";
  const token = cookie.slice("palamar_owner=".length).split(";")[0] ?? "";
  expect((await findDeskSession(token, new Date()))?.ownerId).toBe(two.id);
});

test("it opens nothing from another machine, after two hours, or when it is forged", async () => {
  const elsewhere = await open(tokenAt(new Date()), { address: "192.0.2.9" });
  expect([elsewhere.status, elsewhere.body.error]).toEqual([403, "demo_closed"]);
  const old = tokenAt(new Date(Date.now() - 2 * HOUR - 1000));
  for (const token of [old, `${tokenAt(new Date()).slice(0, -4)}AAAA`, "x"])
    expect((await open(token)).body.error).toBe("demo_closed");
});
