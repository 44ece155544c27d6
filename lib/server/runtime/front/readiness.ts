type Body = { status: "ready" } | { status: "degraded" | "unready"; reason: string };

/**
 * The response of `/readyz`. An instance that was ready and has lost its database is "degraded": it still serves cached
 * pages, so a balancer should keep it. Use `/readyz?full` to check for full service.
 */
export function createReadiness(findUnreadiness: () => Promise<string | null>) {
  let wasReady = false;
  return async (needsAll: boolean): Promise<{ status: 200 | 503; body: Body }> => {
    const reason = await findUnreadiness();
    if (reason === null) {
      wasReady = true;
      return { status: 200, body: { status: "ready" } };
    }
    const isDegraded = reason === "database" && wasReady;
    return {
      status: isDegraded && !needsAll ? 200 : 503,
      body: { status: isDegraded ? "degraded" : "unready", reason },
    };
  };
}
