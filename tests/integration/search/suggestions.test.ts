import { GET as suggestionsEndpoint } from "@/app/api/v1/vehicles/suggestions/route";
import type { Suggestions } from "@/lib/contracts/boats/suggestions";
import { getDb } from "@/lib/server/platform/db/pool";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callHandler } from "@/tests/fixtures/http/call-handler";

testDatabase({ seeded: true });

async function suggest(text: string, locale = "tr"): Promise<Suggestions> {
  const path = `vehicles/suggestions?text=${encodeURIComponent(text)}`;
  return (await callHandler(suggestionsEndpoint, path, { locale })).body;
}
const namesFor = async (text: string, locale?: string) =>
  (await suggest(text, locale)).boats.map(({ name }) => name);

test.each(["mavi", "MAVİ RÜ", "mavi ruya", "Mavı-Rüya"])(
  "a boat is suggested by the beginning of its name, however it is typed: %s",
  async (typed) => expect(await namesFor(typed)).toContain("Mavi Rüya"),
);

test.each(["PLM-1001", "plm 1001", "plm1001"])("a boat is suggested by its code: %s", async (typed) => {
  const { boats } = await suggest(typed, "en");
  expect(boats.map(({ vehicle_number }) => vehicle_number)).toEqual(["PLM-1001"]);
  expect(boats[0]).toMatchObject({ slug: expect.stringMatching(/^mavi-ruya-/), picture: expect.any(String) });
});

test("a boat is suggested by its name in Arabic letters, where that is how the page writes it", async () => {
  const [name = ""] = await namesFor("mavi ruya", "ar");
  expect(name).toMatch(/\p{Script=Arabic}/u);
  expect(await namesFor(name.slice(0, 4), "ar")).toContain(name);
  expect(await namesFor(`${name.slice(0, 2)}%`, "ar")).toEqual([]);
});

test("the suggested address is that of the visitor's language", async () => {
  const slugs = await Promise.all(
    ["tr", "en", "ar"].map(async (locale) => (await suggest("mavi ruya", locale)).boats[0]?.slug),
  );
  expect(new Set(slugs).size).toBe(3);
});

test.each(["", "m", "%", "_a", "ا", "zzzz"])(
  "nothing is suggested for what begins no name: %j",
  async (typed) => {
    expect(await namesFor(typed)).toEqual([]);
  },
);

test("at most six boats are suggested, and none that is not published", async () => {
  expect((await suggest("plm")).boats).toHaveLength(6);
  await getDb().execute("update boats set status = 'draft' where code = 'PLM-1001'");
  expect(await namesFor("mavi ruya")).toEqual([]);
  expect(await namesFor("plm1001")).toEqual([]);
});

test("without a text the cities that have boats are listed, with their number of boats and a picture", async () => {
  const { cities } = await suggest("");
  expect(cities.length).toBeGreaterThan(5);
  for (const city of cities)
    expect(city).toMatchObject({ boats: expect.any(Number), picture: expect.any(String) });
});
