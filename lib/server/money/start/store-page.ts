import { eq, sql } from "drizzle-orm";
import type { HostedPage } from "@/lib/server/money/providers/gateway";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { payments } from "@/lib/server/platform/db/schema/payments";

/**
 * Stores the payment's page; the first one wins: of two that were opened at the same time both customers'
 * tabs get the same, and the other is never shown to anybody. Throws where there is no such payment.
 */
export async function storePage(tx: Tx, paymentId: string, page: HostedPage): Promise<string> {
  const { token, redirectUrl, expiresAt } = page;
  const first = sql`${payments.providerToken} is null or ${payments.providerToken} = ${token}`;
  const [row] = await tx
    .update(payments)
    .set({
      providerToken: sql`coalesce(${payments.providerToken}, ${token})`,
      redirectUrl: sql`case when ${first} then ${redirectUrl} else ${payments.redirectUrl} end`,
      pageExpiresAt: sql`case when ${first} then ${expiresAt?.toISOString() ?? null}::timestamptz else ${payments.pageExpiresAt} end`,
      updatedAt: sql`now()`,
    })
    .where(eq(payments.id, paymentId))
    .returning({ redirectUrl: payments.redirectUrl });
  if (!row?.redirectUrl) throw new Error("The payment of an opened page is gone");
  return row.redirectUrl;
}
