/** The name of a request's id in `Server-Timing`, as the front server sends it. */
const NAME = "request";

/**
 * The id of the newest request that failed, as our server's log names it; of the newest one where browsers do not say
 * which failed; null where they expose neither.
 */
export function findRequestId(): string | null {
  const entries = [
    ...performance.getEntriesByType("navigation"),
    ...performance.getEntriesByType("resource"),
  ] as PerformanceResourceTiming[];
  const answered = entries.toSorted((a, b) => b.responseEnd - a.responseEnd);
  const failed = answered.filter(({ responseStatus = 0 }) => responseStatus >= 500);
  for (const { serverTiming = [] } of [...failed, ...answered]) {
    const reported = serverTiming.find(({ name }) => name === NAME);
    if (reported) return reported.description;
  }
  return null;
}
