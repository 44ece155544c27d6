import { and, asc, desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { PayoutState } from "@/lib/domain/ledger/words";
import { getDb } from "@/lib/server/platform/db/pool";
import { owners } from "@/lib/server/platform/db/schema/owners";
import { payoutLines, payouts } from "@/lib/server/platform/db/schema/payouts";

/** Payouts with their owners: those to pay by their days, others the latest first. */
export async function listPayouts({
  ownerId,
  state,
  limit = 200,
}: {
  ownerId?: string;
  state?: PayoutState;
  limit?: number;
}) {
  const lineCount = sql`(select count(*) from ${payoutLines} where ${payoutLines.payoutId} = ${payouts.id})`;
  return getDb()
    .select({
      ...getTableColumns(payouts),
      ownerName: sql<string>`coalesce(${owners.legalName}, ${owners.name})`,
      lineCount: lineCount.mapWith(Number),
      ibanEnd: owners.ibanEnd,
      ibanSealed: owners.ibanSealed,
    })
    .from(payouts)
    .innerJoin(owners, eq(owners.id, payouts.ownerId))
    .where(
      and(ownerId ? eq(payouts.ownerId, ownerId) : undefined, state ? eq(payouts.state, state) : undefined),
    )
    .orderBy(...(state === "open" ? [asc(payouts.dueOn)] : [desc(payouts.createdAt)]), asc(owners.name))
    .limit(limit);
}
