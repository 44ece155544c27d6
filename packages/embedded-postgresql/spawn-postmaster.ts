import { spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { chown, lstat, mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { EmbeddedPlaces } from "./embedded-places";
import { startLogOf } from "./read-log-tail";
import { serverEnvironment } from "./server-environment";

export const SOCKET_PORT = 5432;

/** The second file with a process id in it that PostgreSQL checks at its start. */
export function socketLockOf({ sockets }: EmbeddedPlaces): string {
  return join(sockets, `.s.PGSQL.${SOCKET_PORT}.lock`);
}

/**
 * Starts the server as a process of its own session, so that Ctrl-C reaches the application
 * first. `durable: false` is for throw-away test data only. Call it under the lock.
 * Returns a function that reports whether it has ended.
 */
export async function spawnPostmaster(
  binaries: string,
  places: EmbeddedPlaces,
  options: ServerOptions,
): Promise<() => boolean> {
  const { data, account } = places;
  await claimSocketFolder(places);
  const output = openSync(startLogOf(data), "w");
  const server = spawn(join(binaries, "bin", "postgres"), serverArguments(places, options), {
    ...account,
    cwd: "/",
    detached: true,
    stdio: ["ignore", output, output],
    env: serverEnvironment(binaries),
  });
  closeSync(output);
  await new Promise((resolve, reject) => {
    server.once("spawn", resolve);
    server.once("error", reject);
  });
  server.unref();
  return () => server.exitCode !== null || server.signalCode !== null;
}

interface ServerOptions {
  durable?: boolean;
  sharedBuffers?: string;
}

function serverArguments(
  { data, sockets }: EmbeddedPlaces,
  { durable = true, sharedBuffers = "128MB" }: ServerOptions,
): string[] {
  const settings: Record<string, string> = {
    listen_addresses: "",
    port: String(SOCKET_PORT),
    unix_socket_directories: sockets,
    unix_socket_permissions: "0700",
    dynamic_shared_memory_type: "mmap",
    max_connections: "100",
    shared_buffers: sharedBuffers,
    timezone: "UTC",
    log_timezone: "UTC",
    jit: "off",
    logging_collector: "on",
    log_directory: "log",
    log_filename: "postgres-%a.log",
    log_truncate_on_rotation: "on",
    log_rotation_age: "1d",
    ...(durable ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
  };
  return ["-D", data, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}

async function claimSocketFolder({ data, sockets, account }: EmbeddedPlaces): Promise<void> {
  if (sockets === data) return;
  const owner = account?.uid ?? process.getuid?.() ?? 0;
  try {
    await mkdir(sockets, { mode: 0o700 });
    if (account) await chown(sockets, account.uid, account.gid);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const found = await lstat(sockets);
  const private_ = found.isDirectory() && found.uid === owner && (found.mode & 0o077) === 0;
  if (!private_) throw new Error(`${sockets} exists and is not ours alone; remove it and start again`);
}
