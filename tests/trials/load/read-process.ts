/** What a process of ours says of itself at `/metrics`. */
export interface ProcessFigures {
  megabytes: number;
  /** The slowest of a hundred turns of its event loop, since it was asked last. */
  lagMs: number;
  /** Responses with a server's failure since it started. */
  failures: number;
}

/** Reads `/metrics`; asking starts the measure of the event loop anew. */
export async function readProcess(metricsUrl: string): Promise<ProcessFigures> {
  const text = await (await fetch(metricsUrl)).text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1] ?? Number.NaN);
  const failed = [...text.matchAll(/^palamar_requests_total\{[^}]*status="5\d\d"[^}]*\} (\d+)$/gm)];
  return {
    megabytes: Math.round(value("process_resident_memory_bytes") / 1024 / 1024),
    lagMs: Math.round(value("nodejs_eventloop_lag_p99_seconds") * 1000),
    failures: failed.reduce((sum, [, count]) => sum + Number(count), 0),
  };
}
