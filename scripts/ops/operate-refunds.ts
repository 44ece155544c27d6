import { isUuid } from "@/lib/domain/shared/is-uuid";
import { formatInstant } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import { OPERATOR_LOCALE } from "@/lib/i18n/locales";
import { currentTime } from "@/lib/server/db/database-clock";
import { inTransaction } from "@/lib/server/db/in-transaction";
import { getPool } from "@/lib/server/db/pool";
import { refundByOperator } from "@/lib/server/payments/refunds/refund-by-operator";
import { retryRefund } from "@/lib/server/payments/refunds/retry-refund";
import type { OperationInput } from "@/scripts/ops/operation";
import { explain, report, say } from "@/scripts/server/say";

/** Refunds that have not ended well: on their way, or refused by the provider. */
export async function listRefunds(): Promise<number> {
  const { rows } = await getPool().query(`
    select f.id, f.state, f.amount_minor, f.currency, f.created_at, f.attempts, f.failure_code,
      coalesce(r.number, o.number) as number
    from refunds f join payments p on p.id = f.payment_id
    left join reservations r on r.id = p.reservation_id left join service_orders o on o.id = p.service_order_id
    where f.state <> 'done' order by f.created_at`);
  if (rows.length === 0) say("Every refund is done.");
  for (const { id, state, amount_minor, currency, created_at, attempts, failure_code, number } of rows) {
    const money = formatMoney(Number(amount_minor), currency);
    const reason = failure_code ? `: ${failure_code}` : "";
    say(
      `${id}  ${number}  ${money}  ${formatInstant(created_at, OPERATOR_LOCALE, "short")}  ${state} (${attempts})${reason}`,
    );
  }
  return 0;
}

/** Gives back part of what was paid online, beside every policy. */
export async function refundAmount({ args }: OperationInput): Promise<number> {
  const [number = "", amount = ""] = args;
  if (!/^\d{1,9}(\.\d{2})?$/.test(amount) || args.length > 2) {
    return explain("Give the number of the reservation or order and the amount, such as 1250.50.");
  }
  const refunded = await refundByOperator(number, Math.round(Number(amount) * 100), currentTime());
  return report(refunded, `${amount} of ${number} goes back; \`refunds list\` tells until it is done.`);
}

/** Sends a refused refund to the provider again. */
export async function retryFailedRefund({ args }: OperationInput): Promise<number> {
  const [id = ""] = args;
  if (!isUuid(id)) return explain("Give the refund's id, as `refunds list` tells it.");
  return report(
    await inTransaction((tx) => retryRefund(tx, id)),
    "The running site asks the provider again.",
  );
}
