import type { Currency, PaymentState, RefundState } from "@/lib/domain/shared/vocabulary";
import type { ShapeOf } from "@/lib/domain/staff/console-lists";
import type { ListChoice } from "@/lib/domain/staff/list-query";
import { onDays } from "@/lib/server/operator/list/day-range";
import type { ListedRow, Values } from "@/lib/server/operator/list/read-page";
import { tableList } from "@/lib/server/operator/list/table-list";

type PaymentChoice = ListChoice<ShapeOf<"payments">>;
type RefundChoice = ListChoice<ShapeOf<"refunds">>;

/** A payment in the list of all, with the booking that it is for. */
export interface PaymentRow extends ListedRow {
  number: string;
  customerName: string;
  provider: string;
  /** The id by which the provider knows it, once it does. */
  providerPaymentId: string | null;
  amountMinor: number;
  currency: Currency;
  state: PaymentState;
  /** The provider looks for fraud. */
  inReview: boolean;
  /** Our code for the provider's answer. */
  failureCode: string | null;
  createdAt: Date;
  settledAt: Date | null;
  /** Until when it can still be paid; null when nothing is pending. */
  payableUntil: Date | null;
}

/** A refund in the list of all. */
export interface RefundRow extends ListedRow {
  number: string;
  customerName: string;
  provider: string;
  amountMinor: number;
  currency: Currency;
  state: RefundState;
  reason: string;
  /** Why, as staff wrote it for the customer. */
  note: string | null;
  attempts: number;
  /** The provider's own code for a refusal. */
  failureCode: string | null;
  createdAt: Date;
  sentAt: Date | null;
  doneAt: Date | null;
}

const BOOKING = `left join reservations r on r.id = p.reservation_id
  left join service_orders o on o.id = p.service_order_id`;
const NAMES = `coalesce(r.number, o.number) as number,
  coalesce(o.customer_name, u.name || ' ' || u.surname) as "customerName", p.provider`;
const sortsOf = (table: "p" | "f") => ({
  created: { key: `${table}.created_at`, type: "timestamptz" },
  amount: { key: `${table}.amount_minor`, type: "bigint" },
});

/** All payments. */
export const paymentList = tableList<PaymentRow, PaymentChoice, "created" | "amount">({
  from: "payments p",
  joins: `join users u on u.id = p.user_id ${BOOKING} left join reservation_changes c on c.id = p.change_id`,
  columns: `${NAMES}, p.provider_payment_id as "providerPaymentId", p.amount_minor::float8 as "amountMinor", p.currency,
    p.state, p.in_review as "inReview", p.failure_code as "failureCode", p.created_at as "createdAt",
    p.settled_at as "settledAt", coalesce(c.expires_at, r.expires_at, o.expires_at) as "payableUntil"`,
  id: "p.id",
  sorts: sortsOf("p"),
  conditions: (chosen, values) => [
    ...conditionsOf("p", chosen, values),
    // The partial index of what is being paid knows them.
    ...(chosen.review ? ["p.state = 'processing' and p.in_review"] : []),
  ],
});

/** All refunds. */
export const refundList = tableList<RefundRow, RefundChoice, "created" | "amount">({
  from: "refunds f join payments p on p.id = f.payment_id",
  joins: `join users u on u.id = p.user_id ${BOOKING}`,
  columns: `${NAMES}, f.amount_minor::float8 as "amountMinor", f.currency, f.state, f.reason, f.note, f.attempts,
    f.failure_code as "failureCode", f.created_at as "createdAt", f.sent_at as "sentAt", f.done_at as "doneAt"`,
  id: "f.id",
  sorts: sortsOf("f"),
  conditions: (chosen, values) => conditionsOf("f", chosen, values),
});

function conditionsOf(table: "p" | "f", chosen: PaymentChoice | RefundChoice, values: Values): string[] {
  const { number, state, currency, made_from, made_until } = chosen;
  return [
    ...(number ? [named(values, number)] : []),
    ...(state ? [`${table}.state = ${values.add(state)}`] : []),
    ...(currency ? [`${table}.currency = ${values.add(currency)}`] : []),
    ...onDays(values, `${table}.created_at`, made_from, made_until),
  ];
}

/** Payments of the booking with this number, in any case of its letters, or of this id of a provider. */
function named(values: Values, text: string): string {
  const [number, id] = [values.add(text.toUpperCase()), values.add(text)];
  return `p.id in (
    select id from payments where reservation_id = (select id from reservations where number = ${number})
    union all
    select id from payments where service_order_id = (select id from service_orders where number = ${number})
    union all select id from payments where provider_payment_id = ${id})`;
}
