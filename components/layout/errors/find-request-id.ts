/** The name of a request's id in `Server-Timing`, as the front server sends it. */
const NAME = "request";

/** The id of the newest request to our server, as its log names it; null where the browser does not expose it. */
export function findRequestId(): string | null {
  const entries = [
    ...performance.getEntriesByType("navigation"),
    ...performance.getEntriesByType("resource"),
  ] as PerformanceResourceTiming[];
  const answered = entries.toSorted((a, b) => b.responseEnd - a.responseEnd);
  for (const { serverTiming = [] } of answered) {
    const reported = serverTiming.find(({ name }) => name === NAME);
    if (reported) return reported.description;
  }
  return null;
}
