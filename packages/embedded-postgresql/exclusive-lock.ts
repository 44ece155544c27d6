import { createHash } from "node:crypto";
import { unlink } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const RETRY_MILLISECONDS = 50;

/**
 * Runs `work` while no other process of this machine holds the lock of that name. The kernel
 * holds it (a bound socket), so it ends with its holder, also after kill -9.
 */
export async function withExclusiveLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const address = lockAddress(name);
  let server = await bind(address);
  while (!server) {
    await sleep(RETRY_MILLISECONDS);
    server = await bind(address);
  }
  try {
    return await work();
  } finally {
    server.close();
  }
}

function lockAddress(name: string): string {
  const digest = createHash("sha256").update(name).digest("hex").slice(0, 20);
  // Linux has names without files; elsewhere a socket file that an abandoned holder leaves is removed.
  return process.platform === "linux" ? `\0palamar-lock-${digest}` : join(tmpdir(), `palamar-${digest}.lock`);
}

async function bind(address: string): Promise<Server | null> {
  const server = createServer((socket) => socket.destroy());
  const bound = await new Promise<boolean>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(false);
      else reject(error);
    });
    server.listen(address, () => resolve(true));
  });
  if (bound) return server;
  if (!address.startsWith("\0") && !(await answers(address))) await unlink(address).catch(() => undefined);
  return null;
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once("connect", () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("close", () => socket.destroy());
  });
}
