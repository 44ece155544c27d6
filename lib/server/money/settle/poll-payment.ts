import { sql } from "drizzle-orm";
import { addMinutes } from "@/lib/domain/shared/instant";
import { findGateway } from "@/lib/server/money/providers/registry";
import { settlePayment } from "@/lib/server/money/settle/settle-payment";
import { getDb } from "@/lib/server/platform/db/pool";

/** However many screens are waiting for a result, the provider is asked about it at most this often. */
const POLL_EVERY_MINUTES = 1 / 6;

/**
 * Somebody waits for the result of a payment whose callback has not come: asks the provider, unless it was
 * asked within the last ten seconds. True when the response was applied; false leaves everything as it is.
 */
export async function pollPayment(paymentId: string, now: Date): Promise<boolean> {
  const before = addMinutes(now, -POLL_EVERY_MINUTES).toISOString();
  const { rows } = await getDb().execute<{ provider: string; token: string }>(sql`
    update payments set updated_at = ${now.toISOString()}::timestamptz
    where id = ${paymentId}::uuid and state = 'processing' and provider_token is not null
      and updated_at < ${before}::timestamptz
    returning provider, provider_token as token`);
  const [row] = rows;
  const gateway = row && findGateway(row.provider);
  if (!gateway) return false;
  const settled = await settlePayment(gateway, row.token, "poll", now);
  return settled.ok && settled.value.state !== "processing";
}
