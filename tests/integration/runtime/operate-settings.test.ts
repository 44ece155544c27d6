import { getPool } from "@/lib/server/platform/db/pool";
import { readSiteSettings } from "@/lib/server/platform/settings/get-site-settings";
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
  [["phone", "call us!"], "invalid_setting"],
  [["phone", "0212 555 01 48"], "invalid_setting"],
  [["whatsapp", "+90"], "invalid_setting"],
  [["email", "notanemail"], "invalid_setting"],
  [["latitude", "410"], "invalid_setting"],
  [["help_hours", '{"opens":"22:00","closes":"09:00"}'], "invalid_setting"],
  [["kvkk_version", "two"], "invalid_setting"],
  [["seller", '{"name":"Koç Denizcilik"}'], "invalid_setting"],
])("an invalid setting is refused and changes nothing: %j", async (args, code) => {
  const before = await readSiteSettings();
  expect(await ops("settings", "set", ...args)).toMatchObject({
    code: 1,
    text: expect.stringContaining(`Refused: ${code}`),
  });
  expect(await readSiteSettings()).toEqual(before);
});

test("the version of a consent text never goes down, nor does it go away", async () => {
  expect(await ops("settings", "set", "kvkk_version", "12")).toMatchObject({ code: 0 });
  expect(await ops("settings", "set", "kvkk_version", "9")).toMatchObject({
    code: 1,
    text: expect.stringContaining("Refused: version_goes_down"),
  });
  expect(await ops("settings", "unset", "kvkk_version")).toMatchObject({ code: 1 });
  expect((await readSiteSettings()).kvkk_version).toBe("12");
});

test("the seller of the contracts is complete, and stays once it is there", async () => {
  const texts = { name: "Koç A.Ş.", address: "Moda 1", tax: "Kadıköy 1", mersis: "1", licence: "A-1" };
  const seller = JSON.stringify({ ...texts, phone: "+90 212 555 01 48", email: "us@shop.example.com" });
  expect((await ops("settings", "missing")).text).toContain(
    "the company that contracts and legal texts name",
  );
  expect(await ops("settings", "set", "seller", seller)).toMatchObject({ code: 0 });
  expect((await ops("settings", "missing")).text).not.toContain(
    "the company that contracts and legal texts name",
  );
  expect(await ops("settings", "unset", "seller")).toMatchObject({
    code: 1,
    text: expect.stringContaining("Refused: setting_is_needed"),
  });
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
  // More than a tenth away: a slip of the comma is.
  for (const rate of ["60.5", "5000", "44.9"])
    expect(await ops("exchange-rates", "set", "EUR", rate)).toMatchObject({
      code: 1,
      text: expect.stringMatching(/^Refused: 1 EUR is 50 TRY now, and .*\nRepeat it with --yes/),
    });
  expect(await facts()).toEqual(before);
  expect(await ops("exchange-rates", "set", "EUR", "60.5", "--yes")).toMatchObject({ code: 0 });
  const after = await facts();
  expect(Number(before.from_minor)).toBeGreaterThan(0);
  expect(after.from_minor).toBe(before.from_minor);
  expect(Number(after.from_try_minor)).toBe(Number(after.from_minor) * 60.5);
  expect(await listener.tags()).toContain("boats");
  expect((await ops("exchange-rates", "list")).text).toBe("1 EUR = 60.5 TRY\n");
});

test.each([["TRY", "2"], ["GBP", "70"], ["EUR", "0"], ["EUR", "-58"], ["EUR", "a lot"], ["EUR"]])(
  "an invalid exchange rate is refused: %s %s",
  async (...args) => {
    expect((await ops("exchange-rates", "set", ...args)).code).toBeGreaterThan(0);
  },
);
