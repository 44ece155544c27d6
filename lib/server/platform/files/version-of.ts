import { createHash } from "node:crypto";

/**
 * The version of a boat or text, made from its content: twelve hexadecimal digits. An export writes it beside
 * the content; an import that finds another one in the database knows that somebody has changed it since.
 */
export function versionOf(content: unknown): string {
  return createHash("sha256").update(JSON.stringify(content, inOneOrder)).digest("hex").slice(0, 12);
}

/** PostgreSQL returns the keys of an object in any order. */
function inOneOrder(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
