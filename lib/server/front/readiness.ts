type Body = { status: "ready" } | { status: "degraded" | "unready"; reason: string };

/**
 * What `/readyz` answers. Without its database an instance that was ready is "degraded": it serves the pages that it
 * keeps, so a balancer must not drop it with all the others. Who needs everything asks `/readyz?full`.
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
