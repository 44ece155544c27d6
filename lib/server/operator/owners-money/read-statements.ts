import { and, asc, desc, eq, sql } from "drizzle-orm";
import { type Month, monthPeriod } from "@/lib/domain/ledger/statement-month";
import { getDb } from "@/lib/server/platform/db/pool";
import { ownerStatementLines, ownerStatements } from "@/lib/server/platform/db/schema/owner-statements";
import { reservations } from "@/lib/server/platform/db/schema/reservations";
import { serviceOrders } from "@/lib/server/platform/db/schema/services";

export type Statement = typeof ownerStatements.$inferSelect;

/** Closed statements of an owner, a month or all, the newest first. */
export async function listStatements({
  ownerId,
  month,
  limit = 500,
}: {
  ownerId?: string;
  month?: Month;
  limit?: number;
}): Promise<Statement[]> {
  const { ownerId: owner, month: ofMonth, number } = ownerStatements;
  return getDb()
    .select()
    .from(ownerStatements)
    .where(
      and(
        ownerId ? eq(owner, ownerId) : undefined,
        month ? eq(ofMonth, monthPeriod(month).firstDay) : undefined,
      ),
    )
    .orderBy(desc(ofMonth), asc(number))
    .limit(limit);
}

/** A statement with its lines; with `ownerId` only if it is that owner's. Null when there is none. */
export async function readStatement(number: string, ownerId?: string) {
  const [statement] = await getDb()
    .select()
    .from(ownerStatements)
    .where(
      and(eq(ownerStatements.number, number), ownerId ? eq(ownerStatements.ownerId, ownerId) : undefined),
    );
  if (!statement) return null;
  const lines = await getDb()
    .select({
      line: ownerStatementLines,
      number: sql<string>`coalesce(${reservations.number}, ${serviceOrders.number})`,
    })
    .from(ownerStatementLines)
    .leftJoin(reservations, eq(reservations.id, ownerStatementLines.reservationId))
    .leftJoin(serviceOrders, eq(serviceOrders.id, ownerStatementLines.serviceOrderId))
    .where(eq(ownerStatementLines.statementId, statement.id))
    .orderBy(asc(ownerStatementLines.position));
  return { ...statement, lines: lines.map(({ line, number: booking }) => ({ ...line, booking })) };
}
export type ReadStatement = NonNullable<Awaited<ReturnType<typeof readStatement>>>;
