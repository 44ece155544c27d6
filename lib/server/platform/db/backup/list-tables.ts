import type { ClientBase } from "pg";

export interface BackedUpTable {
  name: string;
  /** Without those that the database computes itself. */
  columns: string[];
}

/** Triggers on the other tables fill these while they are loaded. */
const FILLED_BY_TRIGGERS = ["boat_busy", "boat_counts"];

const TABLES = `
  select c.relname as name,
    (select json_agg(a.attname order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    coalesce((select json_agg(distinct f.confrelid::regclass::text) from pg_constraint f
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid), '[]') as needs
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
  order by 1`;

/** The tables of the product with data of their own, each after those that its foreign keys point to. */
export async function listTables(client: ClientBase): Promise<BackedUpTable[]> {
  const { rows } = await client.query<BackedUpTable & { needs: string[] }>(TABLES, [FILLED_BY_TRIGGERS]);
  const sorted: BackedUpTable[] = [];
  const done = new Set<string>();
  while (sorted.length < rows.length) {
    const ready = rows.filter(({ name, needs }) => !done.has(name) && needs.every((need) => done.has(need)));
    if (ready.length === 0) throw new Error("The foreign keys of the schema go round in a circle");
    for (const { name, columns } of ready) {
      done.add(name);
      sorted.push({ name, columns });
    }
  }
  return sorted;
}
