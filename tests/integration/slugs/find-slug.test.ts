import { findSlug } from "@/lib/server/catalogue/slugs/find-slug";
import { clearSlugCache } from "@/lib/server/catalogue/slugs/slug-cache";
import { getPool } from "@/lib/server/platform/db/pool";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { listAllSitemapRows } from "@/tests/fixtures/pages/list-all-sitemap-rows";

testDatabase();

const NAME = `'{"tr": "x", "en": "x", "ar": "x"}'`;

async function place(key: string, slug: string): Promise<number> {
  const { rows } = await getPool().query<{ id: number }>(
    `insert into places (key, kind, name, latitude, longitude) values ($1, 'city', ${NAME}, 37, 27) returning id`,
    [key],
  );
  const id = rows[0]?.id ?? 0;
  for (const locale of ["tr", "en", "ar"]) await nameIt(id, locale, slug, true);
  return id;
}

async function nameIt(id: number, locale: string, slug: string, current: boolean): Promise<void> {
  await getPool().query(
    "insert into slugs (scope, locale, slug, entity_id, kind, current) values ('place', $2, $3, $1, 'city', $4)",
    [id, locale, slug, current],
  );
}

beforeEach(clearSlugCache);

test("a former slug leads to today's, in its own language only", async () => {
  const id = await place("bodrum", "bodrum");
  await nameIt(id, "tr", "halikarnas", false);
  expect(await findSlug("place", "tr", "bodrum")).toEqual({ current: "bodrum", kind: "city" });
  expect(await findSlug("place", "tr", "halikarnas")).toEqual({ current: "bodrum", kind: "city" });
  expect(await findSlug("place", "en", "halikarnas")).toBeNull();
  expect(await findSlug("type", "tr", "bodrum")).toBeNull();
});

test("a slug that was changed is followed as soon as the change was announced", async () => {
  const id = await place("gocek", "gocek");
  expect(await findSlug("place", "tr", "gocek")).toMatchObject({ current: "gocek" });
  await getPool().query("update slugs set current = false where entity_id = $1 and locale = 'tr'", [id]);
  await nameIt(id, "tr", "gocek-koyu", true);
  expect(await findSlug("place", "tr", "gocek")).toMatchObject({ current: "gocek" });
  clearSlugCache();
  expect(await findSlug("place", "tr", "gocek")).toMatchObject({ current: "gocek-koyu" });
});

test("a slug that was read before is served without the database, also while the database is unavailable", async () => {
  await place("datca", "datca");
  expect(await findSlug("place", "tr", "yok")).toBeNull();
  expect(await findSlug("place", "tr", "datca")).toMatchObject({ current: "datca" });
  const query = jest.spyOn(getPool(), "query").mockImplementation(() => {
    throw new Error("the database is away");
  });
  expect(await findSlug("place", "tr", "yok")).toBeNull();
  expect(await findSlug("place", "tr", "datca")).toMatchObject({ current: "datca" });
  expect(query).not.toHaveBeenCalled();
  // Not known, not refused: the page decides.
  expect(await findSlug("place", "tr", "kas")).toMatchObject({ current: "kas" });
  query.mockRestore();
  expect(await findSlug("place", "tr", "kas")).toBeNull();
});

test("the sitemap names no place without boats", async () => {
  const addresses = (await listAllSitemapRows()).map((row) => row.addresses.en);
  expect(addresses.filter((address) => address?.includes("-boat-rental"))).toEqual([]);
});
