import { serverEnv } from "@/lib/config/env.server";

export type LogLevel = "debug" | "info" | "warn" | "error";

const ORDER = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 } as const;
const SECRET_KEY = /password|secret|token|cookie|authorization|code$|card/i;

/**
 * Writes one JSON line. Values under keys that name a secret are replaced; errors keep name,
 * message, SQLSTATE and stack. Never pass request bodies or whole query strings.
 */
export function log(level: LogLevel, event: string, fields: Record<string, unknown> = {}): void {
  if (ORDER[level] < ORDER[serverEnv().LOG_LEVEL]) return;
  const line = JSON.stringify({ at: new Date().toISOString(), level, event, ...readable(fields) });
  const stream = level === "error" ? process.stderr : process.stdout;
  stream.write(`${line}\n`);
}

function readable(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => {
      if (SECRET_KEY.test(key)) return [key, "[hidden]"];
      if (typeof value === "string") return [key, withoutParameters(value)];
      return [key, value instanceof Error ? describe(value) : value];
    }),
  );
}

function describe(error: Error): Record<string, unknown> {
  const code = "code" in error ? error.code : undefined;
  const cause = error.cause instanceof Error ? describe(error.cause) : undefined;
  const message = withoutParameters(error.message);
  return {
    name: error.name,
    message,
    code,
    stack: error.stack?.replace(error.message, () => message),
    cause,
  };
}

/** A failed query names its parameters: addresses, hashes, texts of customers. They are not logged. */
function withoutParameters(text: string): string {
  return text.replace(/\nparams: .*$/s, "\nparams: [hidden]");
}
