import { drizzle } from "drizzle-orm/node-postgres";
import type { PoolClient } from "pg";
import type { Locale } from "@/lib/i18n/locales";
import { getBuyer } from "@/lib/server/booking/contracts/buyer";
import type { BookingRecord } from "@/lib/server/booking/contracts/contract-values";
import { listFilledContracts } from "@/lib/server/booking/contracts/list-filled-contracts";
import { insertRows } from "@/lib/server/platform/db/upsert-rows";

/** The contracts of a seeded reservation or order, accepted as they read then. */
export async function acceptContracts(
  client: PoolClient,
  record: BookingRecord,
  { userId, locale }: { userId: string; locale: Locale },
  paymentId: string,
  acceptedAt: Date,
): Promise<void> {
  const db = drizzle({ client });
  const buyer = await getBuyer(db, userId);
  const contracts = await listFilledContracts(db, record, buyer, locale, acceptedAt);
  await insertRows(
    client,
    "contract_acceptances",
    contracts.map(({ contractId, text, hash }) => ({
      contract_id: contractId,
      user_id: userId,
      payment_id: paymentId,
      filled_text: text,
      hash,
      accepted_at: acceptedAt,
    })),
  );
}
