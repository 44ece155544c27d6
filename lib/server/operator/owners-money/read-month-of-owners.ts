import { asc, eq, sql } from "drizzle-orm";
import { type Month, monthPeriod } from "@/lib/domain/ledger/statement-month";
import { getDb } from "@/lib/server/platform/db/pool";
import { ownerStatementLines, ownerStatements } from "@/lib/server/platform/db/schema/owner-statements";
import { owners } from "@/lib/server/platform/db/schema/owners";

/** A closed month, statement by statement, with the sums of its lines and what offices ask of the owner. */
export async function readMonthOfOwners(month: Month) {
  const { keptMinor, commissionMinor, vatMinor, withholdingMinor, correction } = ownerStatementLines;
  const sum = (part: typeof keptMinor) => sql`coalesce(sum(${part}), 0)`.mapWith(Number);
  const booking = sql`coalesce(${ownerStatementLines.reservationId}, ${ownerStatementLines.serviceOrderId})`;
  return getDb()
    .select({
      number: ownerStatements.number,
      currency: ownerStatements.currency,
      sellerModel: ownerStatements.sellerModel,
      ownerName: sql<string>`coalesce(${owners.legalName}, ${owners.name})`,
      taxOffice: owners.taxOffice,
      taxNumber: owners.taxNumber,
      identityNumberSealed: owners.identityNumberSealed,
      ibanSealed: owners.ibanSealed,
      mersis: owners.mersis,
      address: owners.address,
      taxResidence: owners.taxResidence,
      keptMinor: sum(keptMinor),
      commissionMinor: sum(commissionMinor),
      vatMinor: sum(vatMinor),
      withholdingMinor: sum(withholdingMinor),
      saleCount: sql`count(${ownerStatementLines.id}) filter (where not ${correction})`.mapWith(Number),
      salesMinor:
        sql`coalesce(sum((select b.total_minor from earned_bookings b where b.booking_id = ${booking}))
        filter (where not ${correction}), 0)`.mapWith(Number),
    })
    .from(ownerStatements)
    .innerJoin(owners, eq(owners.id, ownerStatements.ownerId))
    .leftJoin(ownerStatementLines, eq(ownerStatementLines.statementId, ownerStatements.id))
    .where(eq(ownerStatements.month, monthPeriod(month).firstDay))
    .groupBy(ownerStatements.id, owners.id)
    .orderBy(asc(ownerStatements.number));
}
export type MonthOfOwner = Awaited<ReturnType<typeof readMonthOfOwners>>[number];
