/** Five letters or digits, at least one digit: `EPIPE` is not a state. */
const SQL_STATE = /^(?=.*\d)[0-9A-Z]{5}$/;

/**
 * The five-letter SQLSTATE that PostgreSQL returned, or null when the failure is not the
 * server's response. Looks through Drizzle's wrapping error.
 */
export function sqlStateOf(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = "code" in cause ? cause.code : undefined;
    if (typeof code === "string" && SQL_STATE.test(code)) return code;
  }
  return null;
}
