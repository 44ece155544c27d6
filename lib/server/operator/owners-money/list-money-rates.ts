import { desc, eq, getTableColumns } from "drizzle-orm";
import { type MoneyRate, SHIPPED_RATES } from "@/lib/domain/ledger/sale-terms";
import { getDb } from "@/lib/server/platform/db/pool";
import { boats } from "@/lib/server/platform/db/schema/boats";
import { moneyRates } from "@/lib/server/platform/db/schema/ledger";
import { owners } from "@/lib/server/platform/db/schema/owners";

/** A rate with whom it is for; of everybody where it names neither boat nor owner. */
export interface ListedRate extends MoneyRate {
  boatCode: string | null;
  ownerName: string | null;
}

/** All rates, the latest first, and those that hold where nothing is set. */
export async function listMoneyRates(): Promise<ListedRate[]> {
  const set = await getDb()
    .select({ ...getTableColumns(moneyRates), boatCode: boats.code, ownerName: owners.name })
    .from(moneyRates)
    .leftJoin(boats, eq(boats.id, moneyRates.boatId))
    .leftJoin(owners, eq(owners.id, moneyRates.ownerId))
    .orderBy(desc(moneyRates.fromDay), desc(moneyRates.id));
  return [...set, ...SHIPPED_RATES.map((rate) => ({ ...rate, boatCode: null, ownerName: null }))];
}
