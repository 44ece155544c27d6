import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";
import { contactMessages } from "@/lib/server/platform/db/schema/contents";
import { staffNotes } from "@/lib/server/platform/db/schema/staff-notes";
import { log } from "@/lib/server/platform/log";

/**
 * For how many years records are kept, as the information text on personal data (`kvkk.*.md`, section 6) promises.
 * Contracts and payments: whole calendar years after the one they were made in (Commercial Code, article 82).
 */
export const RETENTION_YEARS = { contracts: 10, consents: 3, contactMessages: 2 } as const;

/** The trigger of the table goes by its own clock. */
const KEPT_BY_TRIGGER = sql`now() - make_interval(years => ${RETENTION_YEARS.contracts})`;

/** Few enough for the statement timeout. */
const BATCH = 500;

/**
 * Removes what the information text on personal data promises to keep for a time only (decision 051): ten calendar
 * years after a trip or service its contracts, payments and refunds, and every text and contact in what remains of it;
 * as long what the audit wrote down; withdrawn consents after three years; messages of the contact form after two. Logs
 * how many, never whose.
 */
export async function removeOldRecords(now: Date, batch = BATCH): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const years = (count: number) => sql`make_interval(years => ${count})`;
  const newYear = sql`date_trunc('year', ${at} at time zone 'Europe/Istanbul')`;
  const firstKept = sql`((${newYear} - ${years(RETENTION_YEARS.contracts)}) at time zone 'Europe/Istanbul')`;
  const removed = {
    payments: await inBatches(batch, (tx) => removePayments(tx, firstKept, batch)),
    trips: await inBatches(batch, (tx) => clearTrips(tx, firstKept, batch)),
    orders: await inBatches(batch, (tx) => clearOrders(tx, firstKept, batch)),
    auditEvents: await inBatches(batch, (tx) =>
      deleteSome(tx, sql`audit_events`, sql`at < least(${firstKept}, ${KEPT_BY_TRIGGER})`, batch),
    ),
    consents: await inBatches(batch, (tx) =>
      deleteSome(tx, sql`consents`, sql`withdrawn_at <= ${at} - ${years(RETENTION_YEARS.consents)}`, batch),
    ),
    contactMessages: await inBatches(batch, (tx) =>
      removeContacts(tx, sql`created_at <= ${at} - ${years(RETENTION_YEARS.contactMessages)}`, batch),
    ),
  };
  if (Object.values(removed).some((count) => count > 0)) log("info", "old_records_removed", removed);
}

/** Runs the removal again and again, each time in a transaction of its own, until it finds less than a batch. */
async function inBatches(batch: number, remove: (tx: Tx) => Promise<number>): Promise<number> {
  for (let total = 0; ; ) {
    const count = await inTransaction((tx) => remove(tx));
    total += count;
    if (count < batch) return total;
  }
}

async function deleteSome(tx: Tx, table: SQL, condition: SQL, batch: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from ${table} where ctid = any(array(select ctid from ${table} where ${condition} limit ${batch}))`);
  return rowCount ?? 0;
}

/** With what staff noted about them. */
async function removeContacts(tx: Tx, condition: SQL, batch: number): Promise<number> {
  const { id } = contactMessages;
  const found = await tx.select({ id }).from(contactMessages).where(condition).limit(batch);
  const ids = found.map((row) => row.id);
  if (ids.length > 0) await tx.delete(contactMessages).where(inArray(id, ids));
  await dropNotes(tx, "contact", ids.map(String));
  return ids.length;
}

async function dropNotes(
  tx: Tx,
  kind: "reservation" | "order" | "contact",
  ids: readonly string[],
): Promise<void> {
  if (ids.length > 0)
    await tx
      .delete(staffNotes)
      .where(and(eq(staffNotes.subjectKind, kind), inArray(staffNotes.subjectId, [...ids])));
}

/** When what was paid for is over: a trip at its end, a service on its day. */
const OVER = sql`coalesce(
  (select r.ends_at from reservations r where r.id = p.reservation_id),
  (select o.service_day::timestamp at time zone 'Europe/Istanbul' from service_orders o where o.id = p.service_order_id))`;

async function removePayments(tx: Tx, firstKept: SQL, batch: number): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select p.id from payments p
    where p.created_at < ${firstKept} and ${OVER} < ${firstKept}
      and not exists (select from refunds f where f.payment_id = p.id
        and (f.created_at >= ${firstKept} or f.state in ('requested', 'sent')))
    limit ${batch} for update of p`);
  if (rows.length === 0) return 0;
  const ids = sql`any(${sql.param(rows.map(({ id }) => id))}::uuid[])`;
  await tx.execute(sql`delete from contract_acceptances where payment_id = ${ids}`);
  await tx.execute(sql`delete from refunds where payment_id = ${ids}`);
  await tx.execute(sql`delete from payment_events where payment_id = ${ids}`);
  await tx.execute(sql`delete from payments where id = ${ids}`);
  return rows.length;
}

/** The trip stays for the account's history and the boat's rating, without personal data and texts. */
async function clearTrips(tx: Tx, firstKept: SQL, batch: number): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select r.id from reservations r
    where r.ends_at < ${firstKept} and (num_nonnulls(r.note, r.cancel_reason, r.sender_network) > 0
      or exists (select from messages m where m.reservation_id = r.id)
      or exists (select from staff_notes n where n.subject_kind = 'reservation' and n.subject_id = r.id::text)
      or exists (select from reservation_history h where h.reservation_id = r.id and num_nonnulls(h.reason, h.actor_id) > 0)
      or exists (select from reservation_changes c where c.reservation_id = r.id
        and (num_nonnulls(c.reason, c.sender_network) > 0 or exists (select from contract_acceptances a where a.change_id = c.id))))
    limit ${batch} for update of r`);
  if (rows.length === 0) return 0;
  const ids = sql`any(${sql.param(rows.map(({ id }) => id))}::uuid[])`;
  await dropNotes(
    tx,
    "reservation",
    rows.map(({ id }) => id),
  );
  await tx.execute(sql`delete from conversations where reservation_id = ${ids}`);
  await tx.execute(sql`delete from messages where reservation_id = ${ids}`);
  await tx.execute(
    sql`update reservation_history set reason = null, actor_id = null where reservation_id = ${ids}`,
  );
  // A change that cost nothing has contracts without a payment.
  await tx.execute(sql`delete from contract_acceptances
    where change_id in (select id from reservation_changes where reservation_id = ${ids})`);
  await tx.execute(sql`update reservation_changes set reason = null, sender_network = null
    where reservation_id = ${ids}`);
  await tx.execute(
    sql`update reservations set note = null, cancel_reason = null, sender_network = null where id = ${ids}`,
  );
  return rows.length;
}

async function clearOrders(tx: Tx, firstKept: SQL, batch: number): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select o.id from service_orders o
    where (o.service_day::timestamp at time zone 'Europe/Istanbul') < ${firstKept}
      and (o.customer_name <> '***' or o.phone <> '' or o.email <> ''
        or num_nonnulls(o.note, o.cancel_reason, o.sender_network) > 0
        or exists (select from messages m where m.service_order_id = o.id)
        or exists (select from staff_notes n where n.subject_kind = 'order' and n.subject_id = o.id::text)
        or exists (select from service_order_history h where h.order_id = o.id and num_nonnulls(h.reason, h.actor_id) > 0))
    limit ${batch} for update of o`);
  if (rows.length === 0) return 0;
  const ids = sql`any(${sql.param(rows.map(({ id }) => id))}::uuid[])`;
  await dropNotes(
    tx,
    "order",
    rows.map(({ id }) => id),
  );
  await tx.execute(sql`delete from conversations where service_order_id = ${ids}`);
  await tx.execute(sql`delete from messages where service_order_id = ${ids}`);
  await tx.execute(
    sql`update service_order_history set reason = null, actor_id = null where order_id = ${ids}`,
  );
  await tx.execute(sql`update service_orders set customer_name = '***', phone = '', email = '', note = null,
    cancel_reason = null, sender_network = null where id = ${ids}`);
  return rows.length;
}
