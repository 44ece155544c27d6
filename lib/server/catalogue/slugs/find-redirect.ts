import "server-only";
import { followRedirects } from "@/lib/domain/content/follow-redirects";
import { keepRedirects, keptRedirects } from "@/lib/server/catalogue/slugs/slug-cache";
import { getPool } from "@/lib/server/platform/db/pool";
import { log } from "@/lib/server/platform/log";

/**
 * Where an address leads that no page has, in one hop; null when nothing was set for it. All redirects are memoized for
 * 30 seconds. While the database is unavailable there are none.
 */
export async function findRedirect(path: string): Promise<string | null> {
  try {
    const known = keptRedirects() ?? keepRedirects(await readRedirects());
    return followRedirects(known, path);
  } catch (error) {
    log("warn", "redirect_lookup_failed", { error });
    return null;
  }
}

async function readRedirects(): Promise<Map<string, string>> {
  const { rows } = await getPool().query<{ from: string; to: string }>({
    name: "read-redirects",
    text: `select from_path as "from", to_path as "to" from redirects`,
  });
  return new Map(rows.map(({ from, to }) => [from, to]));
}
