import { listSimilarIds } from "@/lib/server/catalogue/boats/list-similar-boats";
import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { listGallery } from "@/lib/server/reading/home/list-gallery";
import { listHomeReviews } from "@/lib/server/reading/home/list-home-reviews";
import { testDatabase } from "@/tests/fixtures/database/test-database";

// What pages show of very many boats, pictures and reviews is read from indexes: here it is compared with all of them.
testDatabase({ seeded: true });

interface Boat {
  id: number;
  city_id: number;
  port_id: number;
  type_id: number;
  cruising_capacity: number;
  score: number;
}

const boats = async () =>
  (await getPool().query<Boat>("select * from boats where status = 'published' order by score desc, id"))
    .rows;

test("the boats like a boat are those of its port, city and type that are nearest in size, best recommended first", async () => {
  const all = await boats();
  for (const own of all) {
    const alike = all.filter(
      (one) => one.id !== own.id && (one.city_id === own.city_id || one.type_id === own.type_id),
    );
    const rank = (one: Boat) =>
      Number(one.city_id === own.city_id) * 2 +
      Number(one.type_id === own.type_id) * 2 +
      Number(one.port_id === own.port_id);
    const size = (one: Boat) => Math.abs(one.cruising_capacity - own.cruising_capacity);
    const expected = alike.toSorted((a, b) => rank(b) - rank(a) || size(a) - size(b)).slice(0, 4);
    expect([own.id, await listSimilarIds(own.id)]).toEqual([own.id, expected.map(({ id }) => id)]);
  }
});

test.each(["tr", "ar"] as const)(
  "the reviews of the home page in %s are the newest of each boat, those in this language first",
  async (locale) => {
    const { rows } = await getPool().query<{ id: number; boat_id: number; locale: string }>(
      `select r.id, r.boat_id, r.locale from reviews r join boats b on b.id = r.boat_id and b.status = 'published'
       where r.published and r.text <> '' order by r.locale = $1 desc, r.created_at desc, r.id`,
      [locale],
    );
    const ofBoats = rows.filter((row, at) => rows.findIndex((one) => one.boat_id === row.boat_id) === at);
    const shown = await listHomeReviews(locale, 12);
    expect(shown.map(({ id }) => id)).toEqual(ofBoats.slice(0, 12).map(({ id }) => id));
    expect(new Set(shown.map(({ boat }) => boat.slug)).size).toBe(12);
  },
);

test("the gallery shows the first flagged picture of each of the best boats, however few or many are flagged", async () => {
  const expected = async () => {
    const { rows } = await getPool().query<{ boat_id: number; media_key: string }>(
      "select boat_id, media_key from boat_pictures where gallery order by position",
    );
    const firstOf = new Map(rows.toReversed().map(({ boat_id, media_key }) => [boat_id, media_key]));
    return (await boats()).flatMap(({ id }) => firstOf.get(id) ?? []).slice(0, 8);
  };
  const shown = async () => (await listGallery("tr", 8, getDb())).map(({ src }) => src);
  const hasAll = async () => {
    const [keys, sources] = [await expected(), await shown()];
    expect(sources.length).toBe(keys.length);
    for (const [at, key] of keys.entries()) expect(sources[at]).toContain(key);
  };
  await hasAll();
  await getPool().query("update boat_pictures set gallery = true");
  await hasAll();
  await getPool().query(
    "update boat_pictures set gallery = boat_id = (select id from boats where status = 'published' order by score, id desc limit 1)",
  );
  await hasAll();
});
