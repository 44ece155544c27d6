import { SETTING_KEYS } from "@/lib/domain/staff/setting-kinds";
import { listLastChanges, listRoads } from "@/lib/server/operator/list-site-values";
import { readSettings } from "@/lib/server/operator/read-settings";
import { SETTINGS } from "@/lib/server/platform/settings/site-settings";
import type { EndpointKey } from "@/lib/server/runtime/api/endpoint-table";
import { carryOutInConsole, foresee, linesOf } from "@/tests/fixtures/accounts/console-action";
import { callConsole } from "@/tests/fixtures/accounts/staff-browser";
import { confirmStaff, makeStaff, type StaffMember } from "@/tests/fixtures/accounts/staff-member";
import { one } from "@/tests/fixtures/bookings/held-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase();
testWorld();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

let admin: StaffMember;
beforeAll(async () => {
  admin = await makeStaff("admin");
  await confirmStaff(admin.id);
});

const act = (key: EndpointKey, params: Record<string, string>, body: object) =>
  carryOutInConsole(key, admin.cookie, { params, body });
const set = (setting: string, value: unknown) =>
  act("POST /operate/settings/{setting}", { setting }, { value });
const shownSetting = async (key: string) => (await readSettings()).find((setting) => setting.key === key);

describe("settings", () => {
  test("every one that the shop has is in the console, and none besides", () => {
    expect([...SETTING_KEYS].sort()).toEqual(Object.keys(SETTINGS).sort());
  });

  test("one is changed once its difference was shown; its origin, the colleague and the audit follow", async () => {
    expect(await shownSetting("phone")).toMatchObject({ isSet: false, value: null, change: null });
    const { shown, done } = await set("phone", " +90 212 555 01 48 ");
    expect(linesOf(shown, "change")).toEqual(["Telephone: none → +90 212 555 01 48"]);
    expect(done?.done).toBe(true);
    const { name } = await one<{ name: string }>("select name from staff where id = $1", admin.id);
    expect(await shownSetting("phone")).toMatchObject({
      isSet: true,
      value: "+90 212 555 01 48",
      change: { by: name },
    });
    expect(
      await one(
        "select actor_id, data from audit_events where subject_kind = 'setting' and subject_id = $1",
        "phone",
      ),
    ).toEqual({ actor_id: admin.id, data: { before: null, after: "+90 212 555 01 48" } });
    const removed = await set("phone", "");
    expect(linesOf(removed.shown, "change")).toEqual(["Telephone: +90 212 555 01 48 → none"]);
    expect(await shownSetting("phone")).toMatchObject({ isSet: false, value: null });
  });

  test.each([
    ["help_hours", { opens: "10:00", closes: "20:00" }, { opens: "10:00", closes: "20:00" }],
    ["latitude", "37,03", 37.03],
    [
      "social",
      "Instagram https://instagram.com/x\n",
      [{ name: "Instagram", href: "https://instagram.com/x" }],
    ],
    ["electronic_messages_required", false, false],
    ["refund_by_two_above", "2500,50", 250_050],
    ["brand", { tr: "Liman", en: "Harbour", ar: "" }, { tr: "Liman", en: "Harbour", ar: "Liman" }],
  ])("%s is typed as people type it, and stored as the site reads it", async (setting, typed, value) => {
    expect((await set(setting, typed)).done?.done).toBe(true);
    expect(await shownSetting(setting)).toMatchObject({ isSet: true, value });
  });

  test("the seller is one text where it is the same in every language", async () => {
    const same = (text: string) => ({ tr: text, en: "", ar: "" });
    const seller = {
      name: { tr: "Liman A.Ş.", en: "Harbour Ltd", ar: "ميناء" },
      address: same("Rıhtım 1"),
      phone: "+90 212 555 01 48",
      email: "info@example.com",
      tax: same("Beşiktaş 1"),
      mersis: same("1"),
      licence: same("A-1"),
    };
    const { shown } = await set("seller", seller);
    expect(linesOf(shown, "change")).toContain("Seller in contracts · Name · English: none → Harbour Ltd");
    expect(await shownSetting("seller")).toMatchObject({
      value: { ...seller, address: "Rıhtım 1", tax: "Beşiktaş 1", mersis: "1", licence: "A-1" },
    });
    const { error, shown: refused } = await set("seller", { ...seller, phone: "0212" });
    expect([error, Object.keys((refused as unknown as { fields: object }).fields)]).toEqual([
      "invalid_setting",
      ["value.phone"],
    ]);
    expect((await set("seller", {})).error).toBe("setting_is_needed");
  });

  test.each([
    ["phone", "0212 555 01 48", "value"],
    ["email", "nobody", "value"],
    ["partner_address", "javascript:alert(1)", "value"],
    ["latitude", "north", "value"],
    ["refund_by_two_above", "-1", "value"],
    ["help_hours", { opens: "22:00", closes: "09:00" }, "value.opens"],
  ])("%s refuses %j beside its field", async (setting, typed, field) => {
    const answer = await callConsole("POST /operate/settings/{setting}", admin.cookie, {
      params: { setting },
      body: { value: typed, fingerprint: null },
    });
    expect([answer.body.error, Object.keys(answer.body.fields)]).toEqual(["invalid_setting", [field]]);
  });

  test("what is not a setting is none", async () => {
    for (const setting of ["site_url", "toString", "__proto__"])
      expect((await set(setting, "x")).error).toBe("not_found");
  });
});

describe("exchange rates", () => {
  const rate = (typed: string, sure = false) =>
    act("POST /operate/rates/{currency}", { currency: "EUR" }, { rate: typed, sure });
  const stored = async () =>
    (
      await one<{ rate: number }>(
        "select try_per_unit as rate from exchange_rates where currency = $1",
        "EUR",
      )
    ).rate;

  test("one that is far from the former asks whether it is right", async () => {
    expect((await rate("50", true)).done?.done).toBe(true);
    const near = await rate("52,5");
    expect(linesOf(near.shown, "change")).toEqual(["EUR: 50 → 52.5"]);
    expect(await stored()).toBe(52.5);
    const far = await foresee("POST /operate/rates/{currency}", admin.cookie, {
      params: { currency: "EUR" },
      body: { rate: "5,25", sure: false },
    });
    expect([far.error, (far.shown as unknown as { message: string }).message]).toEqual([
      "unusual_rate",
      "1 EUR costs 52.5 lira now; this differs by more than 10%. Tick below if it is right.",
    ]);
    expect(await stored()).toBe(52.5);
    expect((await rate("60", true)).done?.done).toBe(true);
    expect((await listLastChanges("currency")).get("EUR")).toMatchObject({ by: expect.any(String) });
    const lira = { params: { currency: "TRY" }, body: { rate: "1", sure: true } };
    expect((await foresee("POST /operate/rates/{currency}", admin.cookie, lira)).error).toBe("not_found");
  });
});

describe("roads", () => {
  test("one counts in both directions and goes away where none is typed", async () => {
    const city = (key: string) =>
      one<{ id: number }>(
        `insert into places (key, kind, name, latitude, longitude) values ($1, 'city', '{}', 37, 27) returning id`,
        key,
      );
    await city("north-town");
    await city("south-town");
    const road = (from: string, to: string, km: string) => act("POST /operate/roads", {}, { from, to, km });
    expect(linesOf((await road("north-town", "south-town", "120")).shown, "change")).toEqual([
      "north-town south-town: none → 120",
    ]);
    expect(linesOf((await road("south-town", "north-town", "125")).shown, "change")).toEqual([
      "south-town north-town: 120 → 125",
    ]);
    const between = async () =>
      (await listRoads()).filter(({ place, other }) => [place, other].includes("north-town"));
    expect((await between()).map(({ km }) => km)).toEqual([125]);
    expect((await road("north-town", "south-town", "9999")).error).toBe("invalid_distance");
    expect((await road("north-town", "south-town", "")).done?.done).toBe(true);
    expect(await between()).toEqual([]);
    expect((await road("north-town", "nowhere", "5")).error).toBe("unknown_city");
  });
});
