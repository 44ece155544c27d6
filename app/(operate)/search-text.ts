export type Search = Record<string, string | string[] | undefined>;

const MAX_LENGTH = 100;

/** What the address says under a name, trimmed; null when it says nothing, or says it twice. */
export function textIn(search: Search, name: string): string | null {
  const given = search[name];
  return (typeof given === "string" && given.trim().slice(0, MAX_LENGTH)) || null;
}
