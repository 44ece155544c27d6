import { once } from "node:events";
import { finished } from "node:stream/promises";
import { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import {
  BACKUP_END,
  BACKUP_TITLE,
  type BackupHead,
  JOBS_COLUMNS,
  JOBS_TABLE,
  ROWS_END,
} from "@/lib/server/platform/db/backup/backup-format";
import { listTables } from "@/lib/server/platform/db/backup/list-tables";
import { readLines } from "@/lib/server/platform/db/backup/read-lines";
import { migrateDatabase } from "@/lib/server/platform/db/migrate";

const SECTION = /^copy (\w+) \((.*)\)$/;

/**
 * Fills an empty database of any PostgreSQL with a backup: the schema that the data was written under, the data
 * in one transaction, the newer migrations, the waiting jobs. Throws, with the database still without data, when
 * the file is cut off, foreign or newer than this program. Returns the number of rows of each table.
 */
export async function restoreBackup(
  projectRoot: string,
  connectionString: string,
  path: string,
): Promise<ReadonlyMap<string, number>> {
  const lines = readLines(path);
  const head = await readHead(lines);
  await migrateDatabase(projectRoot, connectionString, head.schema);
  const client = new Client({ connectionString, application_name: "palamar restore" });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query("begin");
    // The conversations of the backup are the true ones: triggers make none of its messages.
    await client.query("set local palamar.restore = 'on'");
    await client.query(`create temporary table ${JOBS_TABLE} (${JOBS_COLUMNS}) on commit preserve rows`);
    const rows = await loadTables(client, lines);
    await continueSequences(client);
    await client.query("commit");
    await migrateDatabase(projectRoot, connectionString);
    await client.query(`select graphile_worker.add_job(identifier, payload, queue_name, run_at, max_attempts,
      job_key, priority) from ${JOBS_TABLE}`);
    return rows;
  } finally {
    await client.end();
  }
}

async function readHead(lines: AsyncGenerator<string>): Promise<BackupHead> {
  const title = (await lines.next()).value;
  if (title !== BACKUP_TITLE) throw new Error("This is no backup of this program.");
  const described: string = (await lines.next()).value ?? "";
  return JSON.parse(described.replace(/^-- /, "")) as BackupHead;
}

async function loadTables(client: Client, lines: AsyncGenerator<string>): Promise<Map<string, number>> {
  const known = new Set([...(await listTables(client)).map(({ name }) => name), JOBS_TABLE]);
  const rows = new Map<string, number>();
  for await (const line of lines) {
    if (line === BACKUP_END) return rows;
    const [, table = "", columns] = SECTION.exec(line) ?? [];
    if (!known.has(table)) throw new Error(`The backup has data that this schema does not: ${line}`);
    rows.set(table, await loadRows(client, lines, columns ? `"${table}" (${columns})` : table));
  }
  throw new Error("The backup is cut off.");
}

async function loadRows(client: Client, lines: AsyncGenerator<string>, target: string): Promise<number> {
  const sink = client.query(copyFrom(`copy ${target} from stdin`));
  // Attached at once: the server may refuse a row while we still read.
  const done = finished(sink);
  done.catch(() => undefined);
  for (;;) {
    const { value: line, done: over } = await lines.next();
    if (over || line === undefined) {
      sink.destroy(new Error("The backup is cut off."));
      break;
    }
    if (line === ROWS_END) {
      sink.end();
      break;
    }
    if (!sink.write(`${line}\n`)) await Promise.race([once(sink, "drain"), done]);
  }
  await done;
  return sink.rowCount;
}

/** Sequences continue after the highest loaded number. */
async function continueSequences(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string; column: string; sequence: string }>(`
    select c.relname as name, a.attname as column, pg_get_serial_sequence(c.oid::regclass::text, a.attname) as sequence
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and pg_get_serial_sequence(c.oid::regclass::text, a.attname) is not null`);
  for (const { name, column, sequence } of rows) {
    await client.query(`select setval($1, coalesce(max("${column}"), 0) + 1, false) from "${name}"`, [
      sequence,
    ]);
  }
}
