import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach } from "@jest/globals";
import { changeEnvironment } from "@/lib/config/test-run";
import { getPool } from "@/lib/server/db/pool";
import { JOBS } from "@/lib/server/jobs/job-list";

export interface WrittenMail {
  file: string;
  /** Headers and text as a mail program shows them. */
  source: string;
  subject: string;
  to: string;
  messageId: string;
  text: string;
  html: string;
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
        files.map(async (file) => parse(file, await readFile(join(folder, "outbox", file), "utf8"))),
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

function parse(file: string, source: string): WrittenMail {
  const header = (name: string) =>
    unfold(new RegExp(`^${name}: ((?:.|\n[ \t])*)$`, "mi").exec(source)?.[1] ?? "");
  const part = (type: string) => {
    const found = new RegExp(`Content-Type: ${type}[^]*?\n\n([^]*?)\n(?:--|$)`).exec(source);
    const head = found?.[0].slice(0, 300) ?? "";
    return decodePart(found?.[1] ?? "", /base64/i.test(head) ? "base64" : "quoted-printable");
  };
  return {
    file,
    source,
    subject: decodeWords(header("Subject")),
    to: header("To"),
    messageId: header("Message-ID"),
    text: part("text/plain"),
    html: part("text/html"),
  };
}

const unfold = (text: string) => text.replace(/\n[ \t]/g, " ");

function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === "B"
        ? Buffer.from(word, "base64").toString("utf8")
        : decodePart(word.replaceAll("_", " "), "quoted-printable"),
    );
}

function decodePart(text: string, encoding: "base64" | "quoted-printable"): string {
  if (encoding === "base64") return Buffer.from(text, "base64").toString("utf8");
  const bytes = text.replace(/=\n/g, "").replace(/=([0-9A-F]{2})/gi, (_, hex: string) => `%${hex}`);
  return Buffer.from(
    bytes.replace(/%([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString("utf8");
}
