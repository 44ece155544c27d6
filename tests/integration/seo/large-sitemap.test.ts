import type { Client } from "pg";
import { GET as sitemapFile } from "@/app/sitemaps/[kind]/route";
import { listSitemapFiles } from "@/lib/server/reading/seo/list-sitemap-rows";
import { testDatabase } from "@/tests/fixtures/database/test-database";

const database = testDatabase({ seeded: true });

/** Three files of boats: one of them has others on both sides. */
const COPIES = 680;
const MAX_ADDRESSES = 50_000;
const MIN_PIECES = 20;

/** Copies of every demo boat with their slugs and languages. */
beforeAll(() =>
  database.patiently(async (client) => {
    await dropSearchIndexes(client);
    await copyBoats(client);
    await client.query("analyze");
  }),
);

/** No search is made of these boats, and each would take an entry in each of two dozen indexes. */
async function dropSearchIndexes(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select indexname as name from pg_indexes where tablename = 'boats' and indexdef like '%published%'`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
}

async function copyBoats(client: Client): Promise<void> {
  await client.query(
    `insert into boats select copy.* from boats b, generate_series(1, ${COPIES}) n
       cross join lateral jsonb_populate_record(b, jsonb_build_object('id', b.id + n * 100, 'code', b.code || 'L' || n,
         'code_folded', b.code_folded || 'l' || n)) copy where b.id < 100 and b.status = 'published'`,
  );
  await client.query(
    `insert into slugs (scope, locale, slug, entity_id, kind)
     select 'boat', s.locale, 'copy-' || (s.entity_id + n * 100), s.entity_id + n * 100, s.kind
     from slugs s, generate_series(1, ${COPIES}) n
     where s.scope = 'boat' and s.current and s.entity_id < 100`,
  );
  await client.query(
    `insert into boat_texts (boat_id, locale, name, description)
     select t.boat_id + n * 100, t.locale, t.name, '' from boat_texts t, generate_series(1, ${COPIES}) n
     where t.boat_id < 100`,
  );
}

async function readFile(kind: string): Promise<{ addresses: string[]; pieces: number }> {
  const response = await sitemapFile(new Request("http://x"), { params: Promise.resolve({ kind }) });
  expect(response.status).toBe(200);
  const decoder = new TextDecoder();
  const addresses: string[] = [];
  let pieces = 0;
  for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) {
    pieces += 1;
    for (const [, url = ""] of decoder.decode(piece).matchAll(/<loc>([^<]+)<\/loc>\n<(?:lastmod|xhtml)/g))
      addresses.push(url);
  }
  return { addresses, pieces };
}

test("very many boats stand in several files of at most 50,000 addresses, each boat once, sent as they are read", async () => {
  const files = (await listSitemapFiles()).filter(({ kind }) => kind === "boats");
  expect(files.length).toBeGreaterThan(2);
  const all: string[] = [];
  for (const { part } of files) {
    const { addresses, pieces } = await readFile(part > 1 ? `boats-${part}` : "boats");
    expect(addresses.length).toBeLessThanOrEqual(MAX_ADDRESSES);
    expect(addresses.length).toBeGreaterThan(0);
    if (part === 2) expect(pieces).toBeGreaterThan(MIN_PIECES / 2);
    all.push(...addresses);
  }
  expect(all.length).toBe(48 * (COPIES + 1) * 3);
  expect(new Set(all).size).toBe(all.length);
});

test.each(["boats-0", "boats-1", "boats-01", "boat", "boats-", "boats-x"])(
  "there is no file %s",
  async (kind) => {
    const response = await sitemapFile(new Request("http://x"), { params: Promise.resolve({ kind }) });
    expect(response.status).toBe(404);
  },
);
