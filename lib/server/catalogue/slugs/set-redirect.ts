import { eq } from "drizzle-orm";
import { leadsInCircle } from "@/lib/domain/content/follow-redirects";
import { ADDRESS_NAMES } from "@/lib/domain/search/search-names";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { decideRoute } from "@/lib/routes/decide-route";
import { redirectPath } from "@/lib/routes/redirect-path";
import { findSlug } from "@/lib/server/catalogue/slugs/find-slug";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction, takeTurns } from "@/lib/server/platform/db/in-transaction";
import { notifyTags } from "@/lib/server/platform/db/notify-tags";
import { redirects } from "@/lib/server/platform/db/schema/contents";

/** All of them are read at once by every process. */
const MAX_REDIRECTS = 1000;

type Refusal =
  | "redirect_invalid"
  | "redirect_known"
  | "redirect_from_page"
  | "redirect_to_nowhere"
  | "redirect_circle"
  | "too_many_redirects";

/**
 * Lets an address that no page has lead to a page of the site, from now on. Refuses an address that is a page or leads
 * somewhere already, a target that is no page, a circle, and more than a thousand.
 */
export async function setRedirect(
  typed: { from: string; to: string },
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<{ id: number }, Refusal>> {
  const [from, to] = [redirectPath(typed.from), redirectPath(typed.to)];
  if (!from) return refuse("redirect_invalid", { field: "from" });
  if (!to) return refuse("redirect_invalid", { field: "to" });
  if (from === to) return refuse("redirect_circle", { field: "to" });
  if (await isPage(from)) return refuse("redirect_from_page", { field: "from" });
  if (!(await isPage(to))) return refuse("redirect_to_nowhere", { field: "to" });
  return inTransaction(async (tx) => {
    await takeTurns(tx, "redirects");
    const all = await tx.select().from(redirects);
    if (all.length >= MAX_REDIRECTS) return refuse("too_many_redirects");
    const known = new Map(all.map(({ fromPath, toPath }) => [fromPath, toPath]));
    if (known.has(from)) return refuse("redirect_known", { field: "from" });
    if (leadsInCircle(known, from, to)) return refuse("redirect_circle", { field: "to" });
    const [added] = await tx
      .insert(redirects)
      .values({ fromPath: from, toPath: to, createdAt: now })
      .returning({ id: redirects.id });
    if (!added) throw new Error("No redirect was stored");
    const data = { changes: [{ field: "redirect", from: "–", to }] };
    await audit(tx, { by, event: "redirect_set", subject: { kind: "redirect", id: from }, data });
    await notifyTags(tx, ["slugs"]);
    return accept(added);
  });
}

/** Removes a redirect: its address leads nowhere again. Refuses one that is not there. */
export async function removeRedirect(id: number, by: Actor<"staff">): Promise<Outcome<null, "not_found">> {
  return inTransaction(async (tx) => {
    const [removed] = await tx.delete(redirects).where(eq(redirects.id, id)).returning();
    if (!removed) return refuse("not_found");
    const { fromPath, toPath } = removed;
    const data = { changes: [{ field: "redirect", from: toPath, to: "–" }] };
    await audit(tx, { by, event: "redirect_removed", subject: { kind: "redirect", id: fromPath }, data });
    await notifyTags(tx, ["slugs"]);
    return accept(null);
  });
}

/** Whether the address shows a page, or leads to one by a former slug. */
async function isPage(path: string): Promise<boolean> {
  const decision = await decideRoute(
    { path, search: new URLSearchParams() },
    {
      searchNames: ADDRESS_NAMES,
      findSlug,
      findRedirect: async () => null,
      hasSession: async () => true,
      isAllowed: async () => true,
      hasBoat: async () => false,
      hasBooking: async () => false,
      hasCustomer: async () => false,
      hasOwner: async () => false,
      userLocale: async () => null,
    },
  );
  return decision.kind === "redirect" || decision.status === 200;
}
