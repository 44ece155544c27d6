import { sql } from "drizzle-orm";
import type { PaymentSubjectKind } from "@/lib/domain/shared/vocabulary";
import type { PaymentSubject } from "@/lib/server/booking/checkout/payment-subject";
import { isPaymentLinkKey } from "@/lib/server/money/payment-link";
import { getDb } from "@/lib/server/platform/db/pool";

const CUSTOMER_OF = {
  reservation: sql`reservations s where s.id`,
  order: sql`service_orders s where s.id`,
  change: sql`reservation_changes x join reservations s on s.id = x.reservation_id where x.id`,
} as const satisfies Record<PaymentSubjectKind, unknown>;

/**
 * On whose behalf this visitor may pay: the owning session's, or with the signed link of the mail its owner's.
 * Null for everybody else and for what does not exist.
 */
export async function findPayer(
  subject: PaymentSubject,
  visitor: { userId: string | null; linkKey: string | null },
  now: Date,
): Promise<string | null> {
  const { kind, id } = subject;
  const { rows } = await getDb().execute<{ owner: string }>(
    sql`select s.user_id as owner from ${CUSTOMER_OF[kind]} = ${id}::uuid`,
  );
  const owner = rows[0]?.owner;
  if (!owner) return null;
  return owner === visitor.userId || isPaymentLinkKey(subject, visitor.linkKey, now) ? owner : null;
}
