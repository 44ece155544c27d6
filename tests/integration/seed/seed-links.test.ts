import { ROUTES } from "@/lib/routes/route-table";
import { getPool } from "@/lib/server/platform/db/pool";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase({ seeded: true });

/** Which keys the second part of a `route:` token may name. */
const KEYS: Record<string, string> = {
  boatsByPlace: "select key from places",
  boatsByType: "select key from types",
  service: "select key from contents where kind in ('special_service', 'home_feature')",
  blogPost: "select key from contents where kind = 'blog'",
  page: "select key from contents where kind = 'page'",
};
const PLACEHOLDERS = ["company_name", "company_address", "company_email", "company_phone", "mersis_no"];

async function readTexts(): Promise<{ name: string; body: string }[]> {
  const { rows } = await getPool().query<{ name: string; body: string }>(
    "select c.key || '.' || t.locale as name, t.body from contents c join content_texts t on t.content_id = c.id",
  );
  return rows;
}

test("every link in a text names an existing route and entity", async () => {
  const known = new Map<string, Set<string>>();
  for (const [route, query] of Object.entries(KEYS)) {
    const { rows } = await getPool().query<{ key: string }>(query);
    known.set(route, new Set(rows.map(({ key }) => key)));
  }
  const dead = (await readTexts()).flatMap(({ name, body }) =>
    [...body.matchAll(/\]\(([^)]*)\)/g)].flatMap(([, target = ""]) => {
      if (/^https:\/\//.test(target)) return [];
      const [route = "", key] = target.replace(/^route:/, "").split("/");
      const alive =
        target.startsWith("route:") && route in ROUTES && (key === undefined || known.get(route)?.has(key));
      return alive ? [] : [`${name}: ${target}`];
    }),
  );
  expect(dead).toEqual([]);
});

test("a text uses only placeholders that the settings fill", async () => {
  const unknown = (await readTexts()).flatMap(({ name, body }) =>
    [...body.matchAll(/\{(\w+)\}/g)].flatMap(([, hole = ""]) =>
      PLACEHOLDERS.includes(hole) ? [] : [`${name}: {${hole}}`],
    ),
  );
  expect(unknown).toEqual([]);
});
