/** Further hops are a mistake of whoever set them. */
const MAX_HOPS = 10;

/** The redirects of the site: which address leads where. */
export type Redirects = ReadonlyMap<string, string>;

/** Where an address leads in the end, in one hop; null when it leads nowhere else, or in a circle. */
export function followRedirects(redirects: Redirects, path: string): string | null {
  const seen = new Set([path]);
  for (let at = path, hops = 0; hops < MAX_HOPS; hops += 1) {
    const next = redirects.get(at);
    if (next === undefined) return at === path ? null : at;
    if (seen.has(next)) return null;
    seen.add(next);
    at = next;
  }
  return null;
}

/** Whether a redirect more would lead in a circle. */
export function leadsInCircle(redirects: Redirects, from: string, to: string): boolean {
  if (from === to) return true;
  const seen = new Set([from]);
  for (let at: string | undefined = to; at !== undefined; at = redirects.get(at)) {
    if (seen.has(at)) return true;
    seen.add(at);
  }
  return false;
}
