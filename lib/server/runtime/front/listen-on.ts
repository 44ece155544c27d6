import { lookup } from "node:dns/promises";
import type { Server } from "node:http";

/** Connections that wait to be accepted: with fewer, a burst makes visitors wait for seconds to try again. */
const BACKLOG = 4096;

/**
 * Opens the port on every address that the host name means, so that `localhost` is reachable under
 * both of its addresses. Port 0 is chosen by the system once and used for all.
 */
export async function listenOn(create: () => Server, host: string, port: number): Promise<Server[]> {
  const servers: Server[] = [];
  let wanted = port;
  for (const address of await addressesOf(host)) {
    const server = create();
    try {
      await listen(server, address, wanted);
    } catch (error) {
      // A machine without IPv6 may still resolve ::1; one address is enough.
      if ((error as NodeJS.ErrnoException).code === "EADDRNOTAVAIL" && servers.length > 0) continue;
      for (const opened of servers) opened.close();
      throw error;
    }
    const bound = server.address();
    if (bound && typeof bound === "object") wanted = bound.port;
    servers.push(server);
  }
  return servers;
}

async function addressesOf(host: string): Promise<string[]> {
  if (host !== "localhost") return [host];
  const found = await lookup(host, { all: true }).catch(() => []);
  return [...new Set(["127.0.0.1", ...found.map(({ address }) => address)])];
}

function listen(server: Server, address: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host: address, backlog: BACKLOG }, () => {
      server.off("error", reject);
      resolve();
    });
  });
}
