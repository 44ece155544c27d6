/**
 * The result of a rule or an operation: the value, or a refusal with a code. A bug is an exception, never a refusal.
 */
export type Outcome<T, C extends string = string> =
  | { ok: true; value: T }
  | { ok: false; code: C; details?: Record<string, unknown> };

/** Wraps a value as a success. */
export function accept<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

/** Wraps a code (and what the caller may show beside it) as a refusal. */
export function refuse<C extends string>(
  code: C,
  details?: Record<string, unknown>,
): { ok: false; code: C; details?: Record<string, unknown> } {
  return details ? { ok: false, code, details } : { ok: false, code };
}
