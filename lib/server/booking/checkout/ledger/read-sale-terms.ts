import { eq } from "drizzle-orm";
import { serverEnv } from "@/lib/config/env.server";
import { type SaleTerms, SHIPPED_RATES, saleTermsOn } from "@/lib/domain/ledger/sale-terms";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import type { BookingKind } from "@/lib/domain/shared/vocabulary";
import type { Db } from "@/lib/server/platform/db/pool";
import { boats } from "@/lib/server/platform/db/schema/boats";
import { moneyRates } from "@/lib/server/platform/db/schema/ledger";

/**
 * The terms on which a booking is sold at this instant. Celebrations are put together
 * and provided by Palamar in either model, and are its own sale where they take no boat of an owner.
 */
export async function readSaleTerms(
  db: Db,
  kind: BookingKind,
  boatId: number | null,
  at: Date,
): Promise<SaleTerms> {
  const sellerModel = kind === "order" ? "provider" : serverEnv().SELLER_MODEL;
  const ownerId = boatId === null ? null : await findOwner(db, boatId);
  const rates = await db.select().from(moneyRates);
  return saleTermsOn(tripDayOf(at), [...rates, ...SHIPPED_RATES], { ownerId, boatId, sellerModel });
}

async function findOwner(db: Db, boatId: number): Promise<string> {
  const [boat] = await db.select({ ownerId: boats.ownerId }).from(boats).where(eq(boats.id, boatId));
  if (!boat) throw new Error(`No boat ${boatId}`);
  return boat.ownerId;
}
