import { and, eq, inArray, ne, sum } from "drizzle-orm";
import { refundNeeds } from "@/lib/domain/payments/refund-basis";
import type { PaidBooking } from "@/lib/server/money/refunds/lock-paid";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { exchangeRates } from "@/lib/server/platform/db/schema/contents";
import { refunds } from "@/lib/server/platform/db/schema/payments";
import { refundProposals } from "@/lib/server/platform/db/schema/refund-proposals";
import { readSiteSettings } from "@/lib/server/platform/settings/get-site-settings";

/** Whether a refund of a locked booking asks for the passkey, and for a second person, by the settings. */
export async function readRefundNeeds(
  tx: Tx,
  paid: PaidBooking,
  minor: number,
): Promise<{ passkey: boolean; second: boolean }> {
  const { refund_confirmed_above, refund_by_two_above } = await readSiteSettings(tx);
  const [rate] = await tx.select().from(exchangeRates).where(eq(exchangeRates.currency, paid.currency));
  return refundNeeds(
    {
      minor,
      aloneMinor: await readAlone(tx, paid),
      currency: paid.currency,
      tryPerUnit: rate?.tryPerUnit ?? null,
    },
    { confirmedAboveMinor: refund_confirmed_above, byTwoAboveMinor: refund_by_two_above ?? null },
  );
}

/** What staff has refunded of it without a second person. */
async function readAlone(tx: Tx, { reservationId, serviceOrderId, payments }: PaidBooking): Promise<number> {
  const ids = payments.map(({ id }) => id);
  const [all] = await tx
    .select({ minor: sum(refunds.amountMinor).mapWith(Number) })
    .from(refunds)
    .where(and(inArray(refunds.paymentId, ids), eq(refunds.reason, "operator"), ne(refunds.state, "failed")));
  const ofBooking = reservationId
    ? eq(refundProposals.reservationId, reservationId)
    : eq(refundProposals.serviceOrderId, serviceOrderId ?? "");
  const [byTwo] = await tx
    .select({ minor: sum(refundProposals.amountMinor).mapWith(Number) })
    .from(refundProposals)
    .where(and(ofBooking, eq(refundProposals.state, "confirmed")));
  return Math.max(0, (all?.minor ?? 0) - (byTwo?.minor ?? 0));
}
