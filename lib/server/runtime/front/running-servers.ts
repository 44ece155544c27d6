import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { type ConnectionLimits, limitConnections } from "@/lib/server/runtime/front/limit-connections";
import { listenOn } from "@/lib/server/runtime/front/listen-on";

/** Time without a byte in either direction, also while the visitor does not read the response. */
const SILENCE_TIMEOUT_MS = 30_000;
const MAX_CONNECTIONS = 8000;
/** A mobile network shares few addresses among many people, of whom each keeps a handful of connections. */
const USUAL_LIMITS: ConnectionLimits = { open: MAX_CONNECTIONS, perNetwork: 200 };
/** Above the limit that closes idle connections: what comes beyond is not even accepted. */
const SPARE_CONNECTIONS = 100;

const SERVER_OPTIONS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
  // Otherwise Next attaches its own upgrade listener to the server; this site serves no WebSockets.
  shouldUpgradeCallback: () => false,
};

/**
 * The servers of one listener, and the responses that they still owe. `limits` null: connections are not told apart by
 * their network, since a proxy opens them all.
 */
export function createRunningServers(
  listener: RequestListener,
  limits: ConnectionLimits | null = USUAL_LIMITS,
) {
  let servers: Server[] = [];
  const running = new Set<ServerResponse>();

  function openServer(): Server {
    const server = createServer(SERVER_OPTIONS);
    server.timeout = SILENCE_TIMEOUT_MS;
    server.maxConnections = limits ? limits.open + SPARE_CONNECTIONS : MAX_CONNECTIONS;
    const follow = limits ? limitConnections(server, limits) : () => undefined;
    return server.on("request", (request, response) => {
      follow(response);
      listener(request, response);
    });
  }

  return {
    async listen(host: string, port: number): Promise<void> {
      servers = await listenOn(openServer, host, port);
    },
    /** Counts the response as running until it is closed. */
    follow(response: ServerResponse): void {
      running.add(response);
      response.once("close", () => running.delete(response));
    },
    /** Refuses new connections; running responses may finish within `timeoutMs`. */
    async close(timeoutMs: number): Promise<void> {
      const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)));
      for (const server of servers) server.closeIdleConnections();
      const deadline = Date.now() + timeoutMs;
      while (running.size > 0 && Date.now() < deadline) await sleep(20);
      for (const server of servers) server.closeAllConnections();
      await Promise.all(closed);
    },
  };
}
