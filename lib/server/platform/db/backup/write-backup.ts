import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGzip, type Gzip } from "node:zlib";
import { Client } from "pg";
import { type CopyToStreamQuery, to as copyTo } from "pg-copy-streams";
import {
  BACKUP_END,
  BACKUP_TITLE,
  type BackupHead,
  JOBS_TABLE,
  ROWS_END,
} from "@/lib/server/platform/db/backup/backup-format";
import { listTables } from "@/lib/server/platform/db/backup/list-tables";
import { STORED_JOBS } from "@/lib/server/platform/db/stored-jobs";

const WAITING_JOBS = `
  select t.identifier, j.payload, q.queue_name, j.run_at, j.max_attempts::int, j.key, j.priority::int
  from ${STORED_JOBS}
  left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
  where j.attempts < j.max_attempts order by j.id`;

/**
 * Writes all data and waiting jobs as of one moment into a new compressed file, while the site runs. Only its
 * writer may read it, and it has its name only once it is whole and on the disk. Returns the number of rows of each
 * table.
 */
export async function writeBackup(
  connectionString: string,
  path: string,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const client = new Client({ connectionString, application_name: "palamar backup" });
  client.on("error", () => undefined);
  await client.connect();
  const unfinished = `${path}.part`;
  try {
    const zip = createGzip();
    const file = createWriteStream(unfinished, { flags: "wx", mode: 0o600 });
    const written = pipeline(zip, file);
    const [rows] = await Promise.all([pour(client, zip, now), written]);
    const handle = await open(unfinished);
    await handle.sync();
    await handle.close();
    await rename(unfinished, path);
    return rows;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") await rm(unfinished, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function pour(client: Client, zip: Gzip, now: Date): Promise<Map<string, number>> {
  try {
    // One snapshot for all tables: nothing that happens meanwhile shows half.
    await client.query("begin isolation level repeatable read read only");
    const schema = await client.query<{ newest: string }>(
      "select max(created_at) as newest from drizzle.__drizzle_migrations",
    );
    const head: BackupHead = { madeAt: now.toISOString(), schema: Number(schema.rows[0]?.newest) };
    await say(zip, BACKUP_TITLE, `-- ${JSON.stringify(head)}`);
    const copies = new Map<string, CopyToStreamQuery>();
    for (const { name, columns } of await listTables(client)) {
      const list = columns.map((column) => `"${column}"`).join(", ");
      copies.set(name, await copyOut(client, zip, name, list, `"${name}" (${list})`));
    }
    copies.set(JOBS_TABLE, await copyOut(client, zip, JOBS_TABLE, "", `(${WAITING_JOBS})`));
    await say(zip, BACKUP_END);
    await client.query("commit");
    zip.end();
    // The server says how many rows there were after the last of them: known for certain once it has carried out more.
    return new Map([...copies].map(([name, { rowCount }]) => [name, rowCount]));
  } catch (error) {
    zip.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}

async function copyOut(client: Client, zip: Gzip, name: string, columns: string, source: string) {
  await say(zip, `copy ${name} (${columns})`);
  const rows = client.query(copyTo(`copy ${source} to stdout`));
  for await (const chunk of rows) if (!zip.write(chunk)) await once(zip, "drain");
  await say(zip, ROWS_END);
  return rows;
}

async function say(zip: Gzip, ...lines: string[]): Promise<void> {
  if (!zip.write(`${lines.join("\n")}\n`)) await once(zip, "drain");
}
