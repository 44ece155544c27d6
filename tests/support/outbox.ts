import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach } from "@jest/globals";
import { changeEnvironment } from "@/lib/config/test-run";
import { getPool } from "@/lib/server/db/pool";
import { JOBS } from "@/lib/server/worker/job-list";
import { type ParsedMail, parseMail } from "@/tests/support/parse-mail";

export interface WrittenMail extends ParsedMail {
  file: string;
}

/** Gives the tests of a file an outbox of their own, empty before each of them. */
export function testOutbox(): { read(): Promise<WrittenMail[]> } {
  let folder: string;
  let restore: () => void;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "palamar-outbox-"));
    restore = changeEnvironment({ VAR_DIRECTORY: folder });
  });
  beforeEach(() => rm(join(folder, "outbox"), { recursive: true, force: true }));
  afterAll(async () => {
    restore();
    await rm(folder, { recursive: true });
  });
  return {
    read: async () => {
      const files = await readdir(join(folder, "outbox")).catch(() => []);
      return Promise.all(
        files.map(async (file) => ({
          file,
          ...parseMail(await readFile(join(folder, "outbox", file), "utf8")),
        })),
      );
    },
  };
}

/** Runs every waiting job once, as the worker would, and those that it adds; removes them from the queue. */
export async function runJobs(now = new Date()): Promise<string[]> {
  const done: string[] = [];
  for (;;) {
    const { rows } = await getPool().query<{ name: keyof typeof JOBS; payload: never }>(
      `with taken as (delete from graphile_worker._private_jobs returning task_id, payload)
       select t.identifier as name, taken.payload from taken join graphile_worker._private_tasks t on t.id = taken.task_id`,
    );
    if (rows.length === 0) return done;
    for (const { name, payload } of rows) {
      const handler = JOBS[name];
      if (!handler) throw new Error(`Nobody carries out ${name}`);
      await handler(payload, now);
      done.push(name);
    }
  }
}
