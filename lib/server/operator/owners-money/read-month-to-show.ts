import { inArray, sql } from "drizzle-orm";
import type { Month } from "@/lib/domain/ledger/statement-month";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { readMonth } from "@/lib/server/money/statements/read-month";
import { listStatements } from "@/lib/server/operator/owners-money/read-statements";
import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { owners } from "@/lib/server/platform/db/schema/owners";

interface ShownMonth {
  number: string | null;
  ownerId: string;
  ownerName: string;
  currency: Currency;
  openingMinor: number;
  earnedMinor: number;
  paidOutMinor: number;
  closingMinor: number;
}

/** A month as its statements say, or as they would now. */
export async function readMonthToShow(month: Month): Promise<{ rows: ShownMonth[]; isClosed: boolean }> {
  const statements = await listStatements({ month });
  if (statements.length > 0) {
    const rows = statements.map(({ owner, ...statement }) => ({ ...statement, ownerName: owner.name }));
    return { rows, isClosed: true };
  }
  const months = await readMonth(getPool(), month);
  const names = await namesOf(months.map(({ ownerId }) => ownerId));
  const rows = months.map((one) => ({ ...one, number: null, ownerName: names.get(one.ownerId) ?? "" }));
  return { rows, isClosed: false };
}

async function namesOf(ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const name = sql<string>`coalesce(${owners.legalName}, ${owners.name})`;
  const rows = await getDb().select({ id: owners.id, name }).from(owners).where(inArray(owners.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
