import { sql } from "drizzle-orm";
import type { PaymentSubject } from "@/lib/server/checkout/payment-subject";
import { getDb } from "@/lib/server/db/pool";
import { isPaymentLinkKey } from "@/lib/server/payments/payment-link";

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
  const table = sql.identifier(kind === "reservation" ? "reservations" : "service_orders");
  const { rows } = await getDb().execute<{ owner: string }>(
    sql`select user_id as owner from ${table} where id = ${id}::uuid`,
  );
  const owner = rows[0]?.owner;
  if (!owner) return null;
  return owner === visitor.userId || isPaymentLinkKey(subject, visitor.linkKey, now) ? owner : null;
}
