import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { chown, mkdir, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import type { EmbeddedPlaces } from "./embedded-places";
import { serverEnvironment } from "./server-environment";

export const SUPERUSER = "palamar";
const MAJOR = "18";

/**
 * Creates the data folder when there is none, complete or not at all: an interrupted creation is
 * swept away by the next. Refuses data of another major version. Call it under the lock.
 */
export async function createData(binaries: string, places: EmbeddedPlaces): Promise<void> {
  const { data, account } = places;
  const parent = dirname(data);
  await mkdir(parent, { recursive: true });
  await sweep(parent, `${basename(data)}.new`);
  if (existsSync(join(data, "PG_VERSION"))) return refuseOtherMajor(data);
  const unfinished = `${data}.new`;
  await mkdir(unfinished, { mode: 0o700 });
  if (account) await chown(unfinished, account.uid, account.gid);
  await promisify(execFile)(join(binaries, "bin", "initdb"), initArguments(unfinished), {
    ...account,
    cwd: "/",
    env: serverEnvironment(binaries),
  });
  await rename(unfinished, data);
}

function initArguments(folder: string): string[] {
  return [
    `--pgdata=${folder}`,
    `--username=${SUPERUSER}`,
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--data-checksums",
    // Only the socket exists, in a folder with mode 0700.
    "--auth-local=trust",
    "--auth-host=reject",
    "--set=dynamic_shared_memory_type=mmap",
    "--no-instructions",
  ];
}

function refuseOtherMajor(data: string): void {
  const found = readFileSync(join(data, "PG_VERSION"), "utf8").trim();
  if (found !== MAJOR)
    throw new Error(`${data} belongs to PostgreSQL ${found}, this program brings ${MAJOR}`);
}

async function sweep(parent: string, name: string): Promise<void> {
  if (!(await readdir(parent)).includes(name)) return;
  await rm(join(parent, name), { recursive: true, force: true });
}
