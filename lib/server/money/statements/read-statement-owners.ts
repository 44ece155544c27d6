import { inArray, sql } from "drizzle-orm";
import type { StatementOwner } from "@/lib/domain/ledger/statement-owner";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { owners } from "@/lib/server/platform/db/schema/owners";

/** Who statements are made out to, as of now. */
export async function readStatementOwners(tx: Tx, ids: string[]): Promise<Map<string, StatementOwner>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({
      id: owners.id,
      name: sql<string>`coalesce(${owners.legalName}, ${owners.name})`,
      address: owners.address,
      taxOffice: owners.taxOffice,
      taxNumber: owners.taxNumber,
    })
    .from(owners)
    .where(inArray(owners.id, ids));
  return new Map(rows.map(({ id, ...owner }) => [id, owner]));
}
