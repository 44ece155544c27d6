import { type SQL, sql } from "drizzle-orm";
import { paysFor } from "@/lib/server/booking/checkout/payment-subject";
import { payments } from "@/lib/server/platform/db/schema/payments";

/** Whether the provider still looks at a payment of the subject for fraud. `id` may be another query's column. */
export function inReviewSql(subject: Parameters<typeof paysFor>[0]): SQL {
  return sql`exists (select from ${payments} where ${paysFor(subject)} and ${payments.inReview})`;
}
