import type { HoldResponse } from "@/lib/contracts/payments";
import { accept, type Outcome } from "@/lib/domain/shared/outcome";
import type { Locale } from "@/lib/i18n/locales";
import type { PaymentSubject } from "@/lib/server/booking/checkout/payment-subject";
import { getBuyer } from "@/lib/server/booking/contracts/buyer";
import { extendHold } from "@/lib/server/money/start/extend-hold";
import { LOCK_PAYABLE } from "@/lib/server/money/start/lock-payable";
import type { PayableRefusal } from "@/lib/server/money/start/payable";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";

/**
 * More time to pay, which a customer may ask for once: the same minutes that the start of a payment gives, and instead
 * of them. `extended` is false where the hold was extended before or has that time left. Refuses what is another
 * customer's (as unknown), what is not waiting for a payment, and a hold past its deadline.
 */
export async function extendOwnHold(
  subject: PaymentSubject,
  about: { userId: string; locale: Locale },
  now: Date,
): Promise<Outcome<HoldResponse, PayableRefusal>> {
  return inTransaction(async (tx) => {
    await getBuyer(tx, about.userId, { lock: true });
    const locked = await LOCK_PAYABLE[subject.kind](tx, subject.id, about);
    if (!locked.ok) return locked;
    const { hold } = locked.value;
    const until = await extendHold(hold, now);
    if (!until.ok) return until;
    return accept({
      expires_at: until.value.toISOString(),
      extended: until.value.getTime() !== hold.expiresAt?.getTime(),
    });
  });
}
