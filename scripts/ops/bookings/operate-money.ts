import { isUuid } from "@/lib/domain/shared/is-uuid";
import { PAYMENT_STATES } from "@/lib/domain/shared/vocabulary";
import { type OperatorRefund, refundByOperator } from "@/lib/server/money/refunds/refund-by-operator";
import { retryRefund } from "@/lib/server/money/refunds/retry-refund";
import { listOpenRefunds, type OpenRefund } from "@/lib/server/operator/list-open-refunds";
import { type ListedPayment, listPayments } from "@/lib/server/operator/list-payments";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { type Operation, type OperationInput, takeOption } from "@/scripts/ops/operation";
import { columns, money, reach, when } from "@/scripts/ops/print";
import { explain, report, say } from "@/scripts/server/say";

/** A payment with whom to call about it. */
export function describePayment(payment: ListedPayment): string {
  const { number, amountMinor: minor, currency, state, failureCode, payableUntil } = payment;
  return columns(
    when(payment.createdAt),
    number,
    money({ minor, currency }),
    `${state}${failureCode ? ` (${failureCode})` : ""}`,
    payment.inReview && "in fraud review",
    reach(payment.customerName, payment.customerPhone),
    payment.paidLater ? "paid later" : payableUntil && `payable until ${when(payableUntil)}`,
  );
}

/** A refund that is not done. */
export function describeRefund({ id, number, state, attempts, failureCode, ...refund }: OpenRefund): string {
  const { amountMinor: minor, currency, createdAt } = refund;
  const reason = failureCode ? `: ${failureCode}` : "";
  return columns(id, number, money({ minor, currency }), when(createdAt), `${state} (${attempts})${reason}`);
}

async function listAllPayments({ args: [given] }: OperationInput): Promise<number> {
  const state = PAYMENT_STATES.find((one) => one === given) ?? null;
  if (given && !state) return explain(`Give one of these states: ${PAYMENT_STATES.join(", ")}.`);
  const payments = await listPayments({ state });
  if (payments.length === 0) say("There is no such payment.");
  for (const payment of payments) say(describePayment(payment));
  return 0;
}

async function listRefunds(): Promise<number> {
  const refunds = await listOpenRefunds();
  if (refunds.length === 0) say("Every refund is done.");
  for (const refund of refunds) say(describeRefund(refund));
  return 0;
}

/** Refunds part of what was paid online, outside every policy. */
async function refundAmount({ by, args }: OperationInput): Promise<number> {
  const { isSet: again, rest: others } = takeOption(args, "--again");
  const { isSet: isOwners, rest } = takeOption(others, "--owner-bears");
  const [number = "", amount = "", ...note] = rest;
  if (!/^\d{1,9}(\.\d{2})?$/.test(amount) || note.length === 0) {
    return explain(
      "Give the number of the reservation or order, the amount such as 1250.50, and the reason that the customer reads.",
    );
  }
  const refund = {
    number,
    amountMinor: Math.round(Number(amount) * 100),
    note: note.join(" "),
    again,
    borneBy: isOwners ? "owner" : "house",
  } as const;
  const refunded = await refundByOperator(refund, by, currentTime());
  if (!refunded.ok) return refuseRefund(refund, refunded);
  const { currency, leftMinor } = refunded.value;
  const [back, left] = [refund.amountMinor, leftMinor].map((minor) => money({ minor, currency }));
  say(`${back} of ${number} goes back, ${left} are left of what was paid; the customer gets a mail.`);
  say("`refunds list` shows it until it is done.");
  return 0;
}

type Refusal = Exclude<Awaited<ReturnType<typeof refundByOperator>>, { ok: true }>;

function refuseRefund({ number, amountMinor }: OperatorRefund, { code, details }: Refusal): number {
  const {
    currency = "TRY",
    leftMinor = 0,
    minutes = 0,
  } = (details ?? {}) as {
    currency?: ListedPayment["currency"];
    leftMinor?: number;
    minutes?: number;
  };
  const [amount, left] = [amountMinor, leftMinor].map((minor) => money({ minor, currency }));
  const sentences = {
    not_found: `Nothing was paid for ${number}, or there is no such number.`,
    refund_of_nothing: "The amount is zero.",
    refund_exceeds_paid: `${amount} are more than the ${left} that are left of what was paid.`,
    refund_needs_second: `${amount} need a second person: propose it in the console, and a colleague confirms it there.`,
    refund_repeated: `The same amount was refunded within ${minutes} minutes. Add --again to refund it once more.`,
  } as const satisfies Record<Refusal["code"], string>;
  say(`Refused: ${sentences[code]}`);
  return 1;
}

/** Sends a refused refund to the provider again. */
async function retryFailedRefund({ by, args: [id = ""] }: OperationInput): Promise<number> {
  if (!isUuid(id)) return explain("Give the refund's id, as `refunds list` shows it.");
  return report(
    await inTransaction((tx) => retryRefund(tx, id, by, currentTime())),
    "The running site asks the provider again.",
  );
}

/** Payments and refunds. */
export const MONEY_OPERATIONS: readonly Operation[] = [
  {
    name: "payments list",
    usage: `[${PAYMENT_STATES.join("|")}]`,
    summary: "the latest 100 payments, or those of one state, with the reason of a failure",
    run: listAllPayments,
  },
  {
    name: "refund",
    usage: "<number> <amount> <reason> [--again] [--owner-bears]",
    summary:
      "refund part of what was paid, outside every policy: our money, or the owner's; the customer reads the reason",
    dryRun: "rolled back",
    audits: "money_refunded",
    run: refundAmount,
  },
  { name: "refunds list", summary: "refunds that are on their way or were refused", run: listRefunds },
  {
    name: "refunds retry",
    usage: "<refund>",
    summary: "ask the provider once more for a refund that it refused",
    dryRun: "rolled back",
    audits: "refund_retried",
    run: retryFailedRefund,
  },
];
