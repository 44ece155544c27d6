import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { type DemoOrigin, demoToken, isDemoOpen } from "@/lib/server/people/demo-door";
import { openDeskSession } from "@/lib/server/people/desk/desk-session";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { boats } from "@/lib/server/platform/db/schema/boats";
import { ownerMembers, owners } from "@/lib/server/platform/db/schema/owners";

/** The address that opens the desk of an owner of the demo, for two hours; null where strangers could use it. */
export function demoDeskPath(now: Date): string | null {
  const token = demoToken("demo_desk", now);
  return token && pathFor("deskDemo", DEFAULT_LOCALE, { token });
}

/**
 * Opens the desk as the demo's owner with the most boats. Refuses what `isDemoOpen` does not open, and a database
 * without such an owner.
 */
export async function openDemoDesk(
  token: string,
  origin: DemoOrigin,
  now: Date,
): Promise<Outcome<{ token: string }, "demo_closed">> {
  if (!isDemoOpen("demo_desk", token, origin, now)) return refuse("demo_closed");
  return inTransaction(async (tx) => {
    const [owner] = await tx
      .select({ memberId: ownerMembers.id })
      .from(ownerMembers)
      .innerJoin(owners, eq(owners.id, ownerMembers.ownerId))
      .innerJoin(boats, eq(boats.ownerId, owners.id))
      .where(
        and(
          eq(owners.demo, true),
          eq(owners.state, "active"),
          eq(ownerMembers.role, "owner"),
          isNull(ownerMembers.disabledAt),
        ),
      )
      .groupBy(ownerMembers.id, owners.email)
      .orderBy(desc(sql`count(*)`), asc(owners.email))
      .limit(1);
    if (!owner) return refuse("demo_closed");
    return accept({ token: await openDeskSession(tx, owner.memberId, origin, now) });
  });
}
