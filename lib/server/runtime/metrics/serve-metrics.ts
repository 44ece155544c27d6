import { once } from "node:events";
import { createServer } from "node:http";
import { log } from "@/lib/server/platform/log";
import { respondMetrics } from "@/lib/server/runtime/metrics/respond-metrics";
import { createMetrics } from "@/lib/server/runtime/metrics/site-metrics";

/**
 * Serves `/metrics` for a process that serves no site, on a port of its own and under the site's rules of who may read
 * them. A port that another worker of this machine uses is logged, and the worker runs without metrics. Returns the
 * port, or null, and the way to stop.
 */
export async function serveMetrics({
  host,
  port,
  token,
}: {
  host: string;
  port: number;
  token: string | undefined;
}): Promise<{ port: number | null; stop(): Promise<void> }> {
  const metrics = createMetrics(() => ({}));
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") response.writeHead(404).end();
    else
      respondMetrics(metrics, token, request, response).catch((error: unknown) => {
        log("error", "metrics_failed", { error });
        response.destroy();
      });
  });
  try {
    server.listen(port, host);
    await once(server, "listening");
  } catch (error) {
    log("warn", "metrics_not_served", { port, error });
    return { port: null, stop: async () => undefined };
  }
  const address = server.address();
  return {
    port: address && typeof address === "object" ? address.port : port,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
