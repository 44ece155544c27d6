import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { aboutOf, postBooking } from "@/lib/server/booking/checkout/ledger/post-booking";
import { readSale } from "@/lib/server/booking/checkout/ledger/read-sale";
import { bookingOfPayment } from "@/lib/server/booking/checkout/payment-subject";
import { lockPaid } from "@/lib/server/money/refunds/lock-paid";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { ledgerCorrections } from "@/lib/server/platform/db/schema/ledger";

export interface Correction {
  number: string;
  /** Above zero the owner gets it of ours, below zero the other way round. */
  amountMinor: number;
  reason: string;
}

/** Moves money between us and the owner of a paid booking, for a reason; the guest is not concerned. */
export async function correctBooking(
  { number, amountMinor, reason }: Correction,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<{ currency: Currency }, "not_found" | "refund_of_nothing" | "no_owner">> {
  if (!Number.isSafeInteger(amountMinor) || amountMinor === 0) return refuse("refund_of_nothing");
  return inTransaction(async (tx) => {
    const paid = await lockPaid(tx, number);
    if (!paid) return refuse("not_found");
    const booking = bookingOfPayment(paid);
    const sold = await readSale(tx, booking);
    if (!sold?.saleTerms?.ownerId) return refuse("no_owner");
    const { demo, currency } = sold;
    await tx.insert(ledgerCorrections).values({
      ...aboutOf(booking),
      ...{ amountMinor, reason, correctedBy: by.id ?? "", createdAt: now, demo },
    });
    await postBooking(tx, booking, { event: "corrected", by, now });
    const data = { number: number.toUpperCase(), amountMinor, currency, ownerId: sold.saleTerms.ownerId };
    await audit(tx, { by, event: "money_corrected", subject: paid.subject, data, reason });
    return accept({ currency });
  });
}
