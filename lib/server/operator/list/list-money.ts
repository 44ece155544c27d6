import { isUuid } from "@/lib/domain/shared/is-uuid";
import type { Currency, PaymentState, RefundState } from "@/lib/domain/shared/vocabulary";
import type { ShapeOf } from "@/lib/domain/staff/console-lists";
import type { ListQuery } from "@/lib/domain/staff/list-query";
import { onDays } from "@/lib/server/operator/list/day-range";
import {
  type Cut,
  cutSql,
  type ListedRow,
  type ListPage,
  readPage,
  Values,
} from "@/lib/server/operator/list/read-page";
import { getPool } from "@/lib/server/platform/db/pool";

export type PaymentQuery = ListQuery<ShapeOf<"payments">>;
export type RefundQuery = ListQuery<ShapeOf<"refunds">>;

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

const SORTS = {
  created: { column: "created_at", type: "timestamptz" },
  amount: { column: "amount_minor", type: "bigint" },
} as const;

/** A page of all payments that fit. */
export function listPaymentPage(query: PaymentQuery): Promise<ListPage<PaymentRow>> {
  return readPage(
    query,
    (id) => findKey("payments", query.sort, id),
    (cut) => readPayments(query, cut),
  );
}

/** A page of all refunds that fit. */
export function listRefundPage(query: RefundQuery): Promise<ListPage<RefundRow>> {
  return readPage(
    query,
    (id) => findKey("refunds", query.sort, id),
    (cut) => readRefunds(query, cut),
  );
}

async function findKey(
  table: "payments" | "refunds",
  sort: keyof typeof SORTS,
  id: string,
): Promise<string | null> {
  if (!isUuid(id)) return null;
  const { rows } = await getPool().query<{ key: string }>(
    `select ${SORTS[sort].column}::text as key from ${table} where id = $1`,
    [id],
  );
  return rows[0]?.key ?? null;
}

/** The payments of a cut. */
export async function readPayments(query: PaymentQuery, cut: Cut): Promise<PaymentRow[]> {
  const values = new Values();
  const { column, type } = SORTS[query.sort];
  const key = `p.${column}`;
  const { where, order } = cutSql(values, { key, type, id: "p.id" }, cut);
  const conditions = [...paymentConditions(query, values), where].join(" and ");
  const { rows } = await getPool().query<PaymentRow>(
    `select p.id, ${key}::text as key, coalesce(r.number, o.number) as number,
       coalesce(o.customer_name, u.name || ' ' || u.surname) as "customerName", p.provider,
       p.provider_payment_id as "providerPaymentId", p.amount_minor::float8 as "amountMinor", p.currency, p.state,
       p.in_review as "inReview", p.failure_code as "failureCode", p.created_at as "createdAt",
       p.settled_at as "settledAt", coalesce(c.expires_at, r.expires_at, o.expires_at) as "payableUntil"
     from payments p join users u on u.id = p.user_id
     left join reservations r on r.id = p.reservation_id left join service_orders o on o.id = p.service_order_id
     left join reservation_changes c on c.id = p.change_id
     where ${conditions} ${order}`,
    values.list,
  );
  return rows;
}

/** The refunds of a cut. */
export async function readRefunds(query: RefundQuery, cut: Cut): Promise<RefundRow[]> {
  const values = new Values();
  const { column, type } = SORTS[query.sort];
  const key = `f.${column}`;
  const { where, order } = cutSql(values, { key, type, id: "f.id" }, cut);
  const conditions = [...refundConditions(query, values), where].join(" and ");
  const { rows } = await getPool().query<RefundRow>(
    `select f.id, ${key}::text as key, coalesce(r.number, o.number) as number,
       coalesce(o.customer_name, u.name || ' ' || u.surname) as "customerName", p.provider,
       f.amount_minor::float8 as "amountMinor", f.currency, f.state, f.reason, f.note, f.attempts,
       f.failure_code as "failureCode", f.created_at as "createdAt", f.sent_at as "sentAt", f.done_at as "doneAt"
     from refunds f join payments p on p.id = f.payment_id join users u on u.id = p.user_id
     left join reservations r on r.id = p.reservation_id left join service_orders o on o.id = p.service_order_id
     where ${conditions} ${order}`,
    values.list,
  );
  return rows;
}

/** How many payments fit; counted up to `max`. */
export async function countPayments(query: PaymentQuery, max: number): Promise<number> {
  const values = new Values();
  const conditions = paymentConditions(query, values).join(" and ");
  return count(`select from payments p where ${conditions} limit ${max}`, values);
}

/** How many refunds fit; counted up to `max`. */
export async function countRefunds(query: RefundQuery, max: number): Promise<number> {
  const values = new Values();
  const conditions = refundConditions(query, values).join(" and ");
  return count(
    `select from refunds f join payments p on p.id = f.payment_id where ${conditions} limit ${max}`,
    values,
  );
}

async function count(rowsSql: string, values: Values): Promise<number> {
  const { rows } = await getPool().query<{ count: number }>(
    `select count(*)::int as count from (${rowsSql}) x`,
    values.list,
  );
  return rows[0]?.count ?? 0;
}

function paymentConditions({ chosen }: PaymentQuery, values: Values): string[] {
  const { number, state, review, currency, made_from, made_until } = chosen;
  return [
    "true",
    ...(number ? [named(values, number)] : []),
    ...(state ? [`p.state = ${values.add(state)}`] : []),
    // The partial index of what is being paid knows them.
    ...(review ? ["p.state = 'processing' and p.in_review"] : []),
    ...(currency ? [`p.currency = ${values.add(currency)}`] : []),
    ...onDays(values, "p.created_at", made_from, made_until),
  ];
}

function refundConditions({ chosen }: RefundQuery, values: Values): string[] {
  const { number, state, currency, made_from, made_until } = chosen;
  return [
    "true",
    ...(number ? [named(values, number)] : []),
    ...(state ? [`f.state = ${values.add(state)}`] : []),
    ...(currency ? [`f.currency = ${values.add(currency)}`] : []),
    ...onDays(values, "f.created_at", made_from, made_until),
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
