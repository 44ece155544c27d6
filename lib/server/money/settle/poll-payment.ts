import { and, eq, isNotNull, lt } from "drizzle-orm";
import { addMinutes } from "@/lib/domain/shared/instant";
import { findGateway } from "@/lib/server/money/providers/registry";
import { settlePayment } from "@/lib/server/money/settle/settle-payment";
import { getDb } from "@/lib/server/platform/db/pool";
import { payments } from "@/lib/server/platform/db/schema/payments";

/** However many screens are waiting for a result, the provider is asked about it at most this often. */
const POLL_EVERY_MINUTES = 1 / 6;

/**
 * Somebody waits for the result of a payment whose callback has not come: asks the provider, unless it was
 * asked within the last ten seconds. True when the response was applied; false leaves everything as it is.
 */
export async function pollPayment(paymentId: string, now: Date): Promise<boolean> {
  const [row] = await getDb()
    .update(payments)
    .set({ updatedAt: now })
    .where(
      and(
        eq(payments.id, paymentId),
        eq(payments.state, "processing"),
        isNotNull(payments.providerToken),
        lt(payments.updatedAt, addMinutes(now, -POLL_EVERY_MINUTES)),
      ),
    )
    .returning({ provider: payments.provider, token: payments.providerToken });
  const gateway = row && findGateway(row.provider);
  if (!gateway || !row.token) return false;
  const settled = await settlePayment(gateway, row.token, "poll", now);
  return settled.ok && settled.value.state !== "processing";
}
