import { decideRoute } from "@/lib/routes/decide-route";
import type { RouteLookups } from "@/lib/routes/route-decision";

export const ID = "0b8f5a52-6f0c-4b8e-9a51-1a5f0c1f7a10";
export const TOKEN = "AbCdEfGh_ijklmn-opqrstuv";

const KNOWN: Record<string, string> = {
  "place bodrum": "bodrum",
  "place halikarnas": "bodrum",
  "type gulet": "gulet",
  "type motor-yat": "motor-yat",
  "boat mavi-ruya": "mavi-ruya",
  "boat mavi-hulya": "mavi-ruya",
  "page kvkk": "kvkk",
  "page hikayemiz": "hikayemiz",
};
const KINDS: Record<string, string> = { kvkk: "policy", hikayemiz: "history" };

/** A small world of slugs, with a visitor who is signed in. */
export function lookups(extra: Partial<RouteLookups> = {}): RouteLookups {
  return {
    findSlug: async (scope, _locale, slug) => {
      const current = KNOWN[`${scope} ${slug}`];
      return current ? { current, kind: KINDS[current] ?? "" } : null;
    },
    hasSession: async () => true,
    userLocale: async () => null,
    ...extra,
  };
}

/** The decision in one line: status and internal path, or status and target. */
export async function decide(url: string, extra: Partial<RouteLookups> = {}, localeCookie?: string) {
  const [path = "", query] = url.split("?");
  const decision = await decideRoute(
    { path, search: new URLSearchParams(query), localeCookie },
    lookups(extra),
  );
  return decision.kind === "redirect"
    ? `${decision.status} ${decision.location}`
    : `${decision.status} ${decision.path}`;
}
