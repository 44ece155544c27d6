import type { PoolClient } from "pg";

/** One row as the table has it: column names, values as JSON can say them. */
export type TableRow = Readonly<Record<string, unknown>>;

/** A connection, as a rule inside a transaction. */
export type SqlClient = Pick<PoolClient, "query">;

interface Target {
  table: string;
  /** Columns of the unique key that finds an existing row. */
  key: readonly string[];
  /** "keep" leaves an existing row as it is, "renew" brings it up to these values. */
  existing: "keep" | "renew";
}

/**
 * Inserts the rows in one statement, in their order; an existing row is kept or renewed. A row that already
 * has these values is not written. All rows must name the same columns.
 */
export async function upsertRows(
  client: SqlClient,
  target: Target,
  rows: readonly TableRow[],
): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const columns = Object.keys(first);
  const list = columns.join(", ");
  await client.query(
    `insert into ${target.table} (${list})
     select ${list} from jsonb_populate_recordset(null::${target.table}, $1::jsonb)
     on conflict (${target.key.join(", ")}) ${conflictAction(target, columns)}`,
    [JSON.stringify(rows)],
  );
}

/** Inserts rows that cannot be there yet. */
export function insertRows(client: SqlClient, table: string, rows: readonly TableRow[]): Promise<void> {
  return upsertRows(client, { table, key: ["id"], existing: "keep" }, rows);
}

function conflictAction({ table, key, existing }: Target, columns: readonly string[]): string {
  const changing = columns.filter((column) => !key.includes(column));
  if (existing === "keep" || changing.length === 0) return "do nothing";
  const assignments = changing.map((column) => `${column} = excluded.${column}`).join(", ");
  const stored = changing.map((column) => `${table}.${column}`).join(", ");
  const wanted = changing.map((column) => `excluded.${column}`).join(", ");
  return `do update set ${assignments} where (${stored}) is distinct from (${wanted})`;
}

/** Ids by a unique text column, for rows that refer to them. Throws on an unknown name. */
export async function readIds<Id extends number | string>(
  client: SqlClient,
  table: string,
  column = "key",
): Promise<(name: string) => Id> {
  const { rows } = await client.query<{ id: Id; name: string }>(
    `select id, ${column} as name from ${table} where ${column} is not null`,
  );
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  return (name) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`There is no "${name}" in ${table}`);
    return id;
  };
}

/** Deletes rows of these owners that are not in the input. */
export async function deleteOthers(
  client: SqlClient,
  target: { table: string; owner: string; key: readonly string[] },
  owners: readonly number[],
  rows: readonly TableRow[],
): Promise<void> {
  const { table, owner, key } = target;
  const same = key.map((column) => `wanted.${column} is not distinct from ${table}.${column}`).join(" and ");
  await client.query(
    `delete from ${table} where ${owner} = any ($1::int[]) and not exists (
       select from jsonb_populate_recordset(null::${table}, $2::jsonb) wanted where ${same})`,
    [owners, JSON.stringify(rows)],
  );
}
