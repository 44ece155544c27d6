import { getPool } from "@/lib/server/db/pool";
import { readSiteSettings } from "@/lib/server/settings/get-site-settings";
import { makeBoat } from "@/tests/fixtures/bookings/booking-world";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { listenToTags, type ReceivedTags } from "@/tests/fixtures/database/listen-to-tags";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { runOps } from "@/tests/fixtures/files/run-ops";

const database = testDatabase();
const ops = (...args: string[]) => runOps(database.url(), args);
const world = testWorld();
let listener: ReceivedTags;
beforeAll(async () => {
  listener = await listenToTags(database.url());
});
afterAll(() => listener.stop());

test("a setting is changed as text or JSON, all pages are notified, and unsetting it restores its default", async () => {
  expect(await ops("settings", "set", "phone", "+902120000000")).toMatchObject({ code: 0 });
  expect(await ops("settings", "set", "kvkk_version", "2")).toMatchObject({ code: 0 });
  expect(await ops("settings", "set", "electronic_messages_required", "false")).toMatchObject({ code: 0 });
  expect(await ops("settings", "set", "brand", '{"tr":"Liman","en":"Harbour","ar":"ميناء"}')).toMatchObject({
    code: 0,
  });
  expect(await readSiteSettings()).toMatchObject({
    phone: "+902120000000",
    kvkk_version: "2",
    electronic_messages_required: false,
    brand: { tr: "Liman" },
  });
  expect(await listener.tags()).toContain("settings");
  expect((await ops("settings", "list")).text).toMatch(/^phone {2}\+902120000000$/m);
  expect((await ops("settings", "list")).text).toMatch(/^partner_address {2}\(not set\)$/m);
  expect((await readSiteSettings()).help_hours).toEqual({ opens: "09:00", closes: "22:00" });
  expect(await ops("settings", "set", "help_hours", '{"opens":"08:30","closes":"21:00"}')).toMatchObject({
    code: 0,
  });
  expect((await readSiteSettings()).help_hours).toEqual({ opens: "08:30", closes: "21:00" });
  expect(await ops("settings", "unset", "brand")).toMatchObject({ code: 0 });
  expect((await readSiteSettings()).brand.tr).toBe("Palamar");
});

test.each([
  [["colour", "red"], "unknown_setting"],
  [["toString", "red"], "unknown_setting"],
  [["brand", "Liman"], "invalid_setting"],
  [["brand", '{"tr":"Liman"}'], "invalid_setting"],
  [["latitude", "north"], "invalid_setting"],
  [["help_hours", '{"opens":"9","closes":"22:00"}'], "invalid_setting"],
  [["partner_address", "javascript:alert(1)"], "invalid_setting"],
  [["social", '[{"name":"X","href":"javascript:alert(1)"}]'], "invalid_setting"],
  [["electronic_messages_required", "null"], "invalid_setting"],
])("an invalid setting is refused and changes nothing: %j", async (args, code) => {
  const before = await readSiteSettings();
  expect(await ops("settings", "set", ...args)).toMatchObject({
    code: 1,
    text: expect.stringContaining(`Refused: ${code}`),
  });
  expect(await readSiteSettings()).toEqual(before);
});

test("an exchange rate moves the boats of its currency in sorting and filters, never what they cost", async () => {
  const boatId = await makeBoat(world);
  await getPool().query("update boats set currency = 'EUR' where id = $1", [boatId]);
  await getPool().query("insert into exchange_rates values ('TRY', 1) on conflict do nothing");
  const facts = async () =>
    (await getPool().query("select from_minor, from_try_minor from boats where id = $1", [boatId])).rows[0];
  expect(await ops("exchange-rates", "set", "eur", "50")).toMatchObject({
    code: 0,
    text: "1 EUR = 50 TRY; boats that are sorted by it: 1.\n",
  });
  const before = await facts();
  await ops("exchange-rates", "set", "EUR", "60.5");
  const after = await facts();
  expect(Number(before.from_minor)).toBeGreaterThan(0);
  expect(after.from_minor).toBe(before.from_minor);
  expect(Number(after.from_try_minor)).toBe(Number(after.from_minor) * 60.5);
  expect(await listener.tags()).toContain("boats");
  expect((await ops("exchange-rates", "list")).text).toBe("1 EUR = 60.5 TRY\n");
});

test.each([["TRY", "2"], ["GBP", "70"], ["EUR", "0"], ["EUR", "a lot"], ["EUR"]])(
  "an invalid exchange rate is refused: %s %s",
  async (...args) => {
    expect((await ops("exchange-rates", "set", ...args)).code).toBeGreaterThan(0);
  },
);
