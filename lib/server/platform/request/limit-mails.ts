import { createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import { serverEnv } from "@/lib/config/env.server";
import { inTransaction, type Tx, takeTurns } from "@/lib/server/platform/db/in-transaction";
import { derivedKey } from "@/lib/server/platform/keys/derived-keys";

/**
 * How many mails of a day an address may have been sent before one of this kind is refused. `needed`: the customer
 * waits for it, such as a code or the answer to a request. `courtesy`: nobody misses it. Mails about a paid trip and
 * about changes of an account have no limit and are not counted.
 */
const PER_DAY = { courtesy: 10, needed: 30 } as const;
export type MailLimit = keyof typeof PER_DAY;

/**
 * Seconds until another mail of this kind may go to the address; null when at once. Mails to one address take turns
 * until the transaction ends, so that what is true here is true when it is counted. Counts known and unknown addresses
 * alike.
 */
export async function secondsUntilMail(
  tx: Tx,
  to: string,
  limit: MailLimit,
  now: Date,
): Promise<number | null> {
  if (!serverEnv().RATE_LIMITS) return null;
  const recipient = recipientOf(to);
  await takeTurns(tx, `mails to ${recipient}`);
  const { rows } = await tx.execute<{ seconds: number }>(sql`
    select extract(epoch from counted_at + interval '1 day' - ${now.toISOString()}::timestamptz)::float8 as seconds
    from counted_mails where recipient = ${recipient} and counted_at > ${now.toISOString()}::timestamptz - interval '1 day'
    order by counted_at desc offset ${PER_DAY[limit] - 1} limit 1`);
  return rows[0] ? Math.max(1, Math.ceil(rows[0].seconds)) : null;
}

/** Counts a mail to the address, once for each key. */
export async function countMail(tx: Tx, key: string, to: string, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into counted_mails (key, recipient, counted_at)
    values (${key}, ${recipientOf(to)}, ${now.toISOString()}::timestamptz) on conflict (key) do nothing`);
}

/** Counts a mail unless the limit of its recipient is reached. A mail that was counted before may be tried again. */
export async function admitMail(
  { key, to, limit }: { key: string; to: string; limit: MailLimit },
  now: Date,
): Promise<boolean> {
  return inTransaction(async (tx) => {
    const { rows } = await tx.execute(sql`select from counted_mails where key = ${key}`);
    if (rows.length > 0) return true;
    if ((await secondsUntilMail(tx, to, limit, now)) !== null) return false;
    await countMail(tx, key, to, now);
    return true;
  });
}

/** The address as it is counted: a keyed hash, so that the table cannot be searched for addresses. */
function recipientOf(to: string): string {
  return createHmac("sha256", derivedKey("mail limit")).update(to.trim().toLowerCase()).digest("base64url");
}
