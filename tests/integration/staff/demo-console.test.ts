import { eq } from "drizzle-orm";
import { demoConsolePath } from "@/lib/server/people/staff/demo-console";
import { findStaffSession } from "@/lib/server/people/staff/staff-session";
import { getDb } from "@/lib/server/platform/db/pool";
import { staff } from "@/lib/server/platform/db/schema/staff";
import { callConsole, staffCookieOf } from "@/tests/fixtures/accounts/staff-browser";
import { makeCustomer } from "@/tests/fixtures/bookings/booking-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { runOps } from "@/tests/fixtures/files/run-ops";
import { changeEnvironment } from "@/tests/fixtures/processes/test-run";

const database = testDatabase();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

const HOUR = 3_600_000;
const LOCAL = { address: "127.0.0.1", headers: { Host: "localhost:3000" } };
const tokenAt = (at: Date) => demoConsolePath(at)?.split("/").at(-1) ?? "";
const open = (token: string, call: object = LOCAL) =>
  callConsole("POST /operate/demo", "", { ...LOCAL, body: { token }, ...call });

test("the demo's address opens nothing where there is no demo data", async () => {
  const { status, body } = await open(tokenAt(new Date()));
  expect([status, body.error]).toEqual([403, "demo_closed"]);
});

describe("with demo data", () => {
  beforeAll(async () => {
    await makeCustomer({ demo: true });
  });

  test("it opens the console as the demo's admin, whose session counts as confirmed", async () => {
    const cookie = staffCookieOf(await open(tokenAt(new Date()))) ?? "";
    const session = await findStaffSession(cookie.slice("palamar_staff=".length), new Date());
    expect(session).toMatchObject({ staff: { role: "admin" }, steppedUp: true });
    const [row] = await getDb().select().from(staff).where(eq(staff.demo, true));
    expect(row?.id).toBe(session?.staffId);
  });

  test.each([
    ["from another machine", { address: "192.0.2.9" }],
    ["under another name of this machine", { headers: { Host: "palamar.example" } }],
  ])("it is refused %s", async (_, call) => {
    const { status, body, headers } = await open(tokenAt(new Date()), call);
    expect([status, body.error, headers.getSetCookie()]).toEqual([403, "demo_closed", []]);
  });

  test("it is refused after two hours, and when it is forged", async () => {
    const old = tokenAt(new Date(Date.now() - 2 * HOUR - 1000));
    for (const token of [old, `${tokenAt(new Date()).slice(0, -4)}AAAA`, "x"])
      expect((await open(token)).body.error).toBe("demo_closed");
  });

  test("at an https or foreign address none is made, and one of before is refused", async () => {
    const token = tokenAt(new Date());
    for (const SITE_URL of ["https://localhost:3000", "http://192.168.1.20:3000"]) {
      const restore = changeEnvironment({ SITE_URL });
      try {
        expect(demoConsolePath(new Date())).toBeNull();
        const origin = { Origin: SITE_URL, Host: "localhost:3000" };
        expect((await open(token, { headers: origin })).body.error).toBe("demo_closed");
      } finally {
        restore();
      }
    }
  });
});

test("the command line invites, names, changes and shuts out, and refuses what is no role and nobody", async () => {
  const ops = (...args: string[]) => runOps(database.url(), ["staff", ...args]);
  expect(await ops("invite", "ada@example.com", "captain")).toMatchObject({ code: 2 });
  const invited = await ops("invite", "Ada@example.com", "support");
  expect(invited.text).toMatch(/\/operate\/invitation\/[\w-]{43}/);
  expect((await ops("list")).text).toMatch(/ada@example\.com {2}support {2}invited, until/);
  expect(await ops("role", "ada@example.com", "viewer")).toMatchObject({ code: 1 });
  expect(await ops("disable", "nobody@example.com")).toMatchObject({ code: 1 });
});
