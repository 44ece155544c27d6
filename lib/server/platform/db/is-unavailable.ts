import { sqlStateOf } from "@/lib/server/platform/db/sql-state-of";

/**
 * SQLSTATE classes and codes of a server that cannot respond now: connection, resources, shutdown, timeouts, and a
 * standby before its promotion, which takes no writes.
 */
const STATES = /^(08|53|57P0|58|57014|55P03|25P03|25006)/;
const SOCKET_CODES = /^E(CONN|PIPE|TIMEDOUT|HOST|NET|NOTFOUND|AI_AGAIN)|^ENOENT$/;
const MESSAGES =
  /timeout exceeded when trying to connect|timeout expired|read timeout|connection terminated|not queryable/i;

/** Whether the failure means that the database is unavailable or stalled, so that the caller may try again. */
export function isUnavailable(error: unknown): boolean {
  const state = sqlStateOf(error);
  if (state && STATES.test(state)) return true;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = "code" in cause && typeof cause.code === "string" ? cause.code : "";
    if (SOCKET_CODES.test(code) || MESSAGES.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isUnavailable)) return true;
  }
  return false;
}
