import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const ORPHAN_TIMEOUT_MS = 5_000;
const PID_FILE = "postmaster.pid";

/** The process id of the server that really runs on that data, or null. */
export function findPostmaster(data: string): number | null {
  const pid = readPidFile(join(data, PID_FILE));
  if (pid === null) return null;
  if (process.platform !== "linux") return exists(pid) ? pid : null;
  // A pid may have been reused by another program, or belong to a zombie:
  // only a running process whose working directory is the data folder is ours.
  return worksIn(pid, data) ? pid : null;
}

/**
 * Clears what a killed server left behind, when none runs: waits for its children, kills those
 * that stay, and removes lock files whose number now belongs to something else (PostgreSQL would
 * refuse to start beside them). Call it under the lock.
 */
export async function clearRemains(data: string, socketLock: string): Promise<void> {
  if (process.platform !== "linux") return;
  // A server whose folder was removed would later end and delete the new server's socket.
  for (const pid of listProcessesIn(`${data} (deleted)`)) process.kill(pid, "SIGKILL");
  const deadline = Date.now() + ORPHAN_TIMEOUT_MS;
  while (listProcessesIn(data).length > 0) {
    if (Date.now() > deadline) for (const pid of listProcessesIn(data)) process.kill(pid, "SIGKILL");
    await sleep(50);
  }
  for (const file of [join(data, PID_FILE), socketLock]) {
    const stale = readPidFile(file);
    if (stale !== null && exists(stale)) await rm(file, { force: true });
  }
}

function readPidFile(file: string): number | null {
  const pid = Number.parseInt(readIfPresent(file), 10);
  return Number.isInteger(pid) && pid > 1 ? pid : null;
}

/** Empty without such a file: a server that stops removes it at any moment. */
function readIfPresent(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
    throw error;
  }
}

/** The running PostgreSQL processes of that data; Linux only. */
export function listProcessesIn(data: string): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => worksIn(pid, data) && isPostgres(pid));
}

function worksIn(pid: number, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    return false;
  }
}

function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").includes("(postgres)");
  } catch {
    return false;
  }
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
