import { and, desc, eq, isNotNull } from "drizzle-orm";
import { type PaymentSubject, paysFor } from "@/lib/server/booking/checkout/payment-subject";
import { findGateway } from "@/lib/server/money/providers/registry";
import { settlePayment } from "@/lib/server/money/settle/settle-payment";
import { getDb } from "@/lib/server/platform/db/pool";
import { payments } from "@/lib/server/platform/db/schema/payments";

/**
 * Queries the provider about the open payment first, so a customer who has already paid is not charged again.
 */
export async function settleOpenPayment(subject: PaymentSubject, userId: string, now: Date): Promise<void> {
  const [open] = await getDb()
    .select({ provider: payments.provider, token: payments.providerToken })
    .from(payments)
    .where(
      and(
        paysFor(subject),
        eq(payments.userId, userId),
        eq(payments.state, "processing"),
        isNotNull(payments.providerToken),
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(1);
  const gateway = open && findGateway(open.provider);
  if (gateway && open.token) await settlePayment(gateway, open.token, "poll", now);
}
