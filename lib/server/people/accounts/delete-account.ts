import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { UPCOMING_STATUSES } from "@/lib/domain/reservations/upcoming-trip";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { cancelOrder } from "@/lib/server/booking/orders/cancel-order";
import { cancelReservation } from "@/lib/server/booking/reservations/cancel-reservation";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";
import { type Db, getDb } from "@/lib/server/platform/db/pool";
import { users } from "@/lib/server/platform/db/schema/accounts";
import { oneOf } from "@/lib/server/platform/db/schema/one-of";
import { reservations } from "@/lib/server/platform/db/schema/reservations";
import { serviceOrders } from "@/lib/server/platform/db/schema/services";

/** Replaces a name; neutral in every language. */
const NOBODY = "***";

/**
 * Deletes a customer's account by making it anonymous: sessions, codes, passkeys, favourites, shared lists, guests,
 * questions and all personal fields go, open requests and unpaid orders are withdrawn. What the law demands stays, as
 * the privacy page says: amounts, payments, refunds and accepted contracts, whose text states name and address
 * (decision 029). Refused while a paid trip or service is still to come, and for an account that was deleted before.
 */
export async function deleteAccount(
  userId: string,
  by: Actor<"customer" | "staff">,
  now: Date,
): Promise<Outcome<null, "not_found" | "trip_coming">> {
  if (!(await isOpen(userId))) return refuse("not_found");
  if (await hasTripComing(getDb(), userId)) return refuse("trip_coming");
  await withdrawRequests(userId, by, now);
  return inTransaction(async (tx) => {
    // Reserving locks the customer too: nothing can be booked between the check and the deletion.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    if (await hasTripComing(tx, userId)) return refuse("trip_coming");
    await anonymise(tx, userId, now);
    await audit(tx, { by, event: "account_deleted", subject: { kind: "customer", id: userId } });
    return accept(null);
  });
}

async function isOpen(userId: string): Promise<boolean> {
  return (await getDb().$count(users, and(eq(users.id, userId), isNull(users.anonymisedAt)))) > 0;
}

async function hasTripComing(db: Db, userId: string): Promise<boolean> {
  const { rows } = await db.execute<{ coming: boolean }>(sql`
    select exists (select from reservations where user_id = ${userId}
        and ${oneOf(sql`status`, UPCOMING_STATUSES)})
      or exists (select from service_orders where user_id = ${userId} and status = 'order_paid') as coming`);
  return rows[0]?.coming ?? false;
}

async function withdrawRequests(userId: string, by: Actor<"customer" | "staff">, now: Date): Promise<void> {
  const open = await getDb()
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      and(
        eq(reservations.userId, userId),
        inArray(reservations.status, ["request_created", "request_created_payment_pending"]),
      ),
    );
  for (const { id: reservationId } of open) {
    // One that was settled meanwhile is refused here and checked again below.
    await cancelReservation({ reservationId, by, cause: "customer", reason: "account_deleted" }, now);
  }
  const orders = await getDb()
    .select({ id: serviceOrders.id })
    .from(serviceOrders)
    .where(
      and(
        eq(serviceOrders.userId, userId),
        inArray(serviceOrders.status, ["order_requested", "order_payment_pending"]),
      ),
    );
  for (const { id: orderId } of orders) {
    await cancelOrder({ orderId, by, cause: "customer", reason: "account_deleted" }, now);
  }
}

async function anonymise(tx: Tx, userId: string, now: Date): Promise<void> {
  const at = now.toISOString();
  // Before the address is removed: messages of the contact form are found by it, once it was proven.
  const own = sql`lower(email) = (select email from users where id = ${userId} and email_verified_at is not null)`;
  await tx.execute(sql`delete from staff_notes where subject_kind = 'contact'
    and subject_id in (select id::text from contact_messages where ${own})`);
  await tx.execute(sql`delete from contact_messages where ${own}`);
  await tx
    .update(users)
    .set({
      name: NOBODY,
      surname: NOBODY,
      email: null,
      emailVerifiedAt: null,
      pendingEmail: null,
      phone: null,
      dialCode: null,
      phoneVerifiedAt: null,
      passwordHash: null,
      googleSubject: null,
      birthdate: null,
      address: null,
      city: null,
      country: null,
      identityNumber: null,
      gender: null,
      writingBlockedAt: null,
      writingBlockedReason: null,
      anonymisedAt: now,
      updatedAt: now,
    })
    .where(eq(users.id, userId));
  // Before the questions are gone that some of them are about.
  await tx.execute(sql`delete from staff_notes where subject_id = ${userId} or subject_id in (
    select id::text from reservations where user_id = ${userId}
    union all select id::text from service_orders where user_id = ${userId}
    union all select id::text from questions where user_id = ${userId})`);
  for (const table of [
    "sessions",
    "codes",
    "passkeys",
    "favorites",
    "shortlists",
    "waiting_list_entries",
    // Their messages go with them.
    "questions",
    "idempotency_keys",
  ]) {
    await tx.execute(sql`delete from ${sql.identifier(table)} where user_id = ${userId}`);
  }
  await tx.execute(sql`update consents set client_address = null,
    withdrawn_at = coalesce(withdrawn_at, ${at}::timestamptz) where user_id = ${userId}`);
  await tx.execute(sql`delete from trip_invitations
    where reservation_id in (select id from reservations where user_id = ${userId})`);
  await tx.execute(sql`update reservations set note = null, cancel_reason = null, sender_network = null
    where user_id = ${userId}`);
  // What was invoiced is kept with the money, as the law demands; a company of what was never paid is not.
  for (const table of ["reservations", "service_orders"]) {
    await tx.execute(sql`update ${sql.identifier(table)} set invoice_title = null, invoice_tax_office = null,
      invoice_tax_number = null where user_id = ${userId} and paid_at is null`);
  }
  await tx.execute(sql`update refund_proposals set note = '', decision_reason = null
    where reservation_id in (select id from reservations where user_id = ${userId})
      or service_order_id in (select id from service_orders where user_id = ${userId})`);
  await tx.execute(sql`update refunds set note = null
    where payment_id in (select id from payments where user_id = ${userId})`);
  await tx.execute(sql`update reservation_changes set reason = null, sender_network = null
    where reservation_id in (select id from reservations where user_id = ${userId})`);
  await tx.execute(sql`update reservation_history set reason = null
    where reservation_id in (select id from reservations where user_id = ${userId})`);
  await tx.execute(sql`update service_orders set customer_name = ${NOBODY}, phone = '', email = '', note = null,
    cancel_reason = null, sender_network = null where user_id = ${userId}`);
  await tx.execute(sql`update service_order_history set reason = null
    where order_id in (select id from service_orders where user_id = ${userId})`);
  // The scores are part of the boat's rating and name nobody.
  await tx.execute(
    sql`update reviews set title = '', text = '', reply = null, replied_at = null where user_id = ${userId}`,
  );
  await tx.execute(sql`delete from conversations
    where reservation_id in (select id from reservations where user_id = ${userId})
      or service_order_id in (select id from service_orders where user_id = ${userId})`);
  await tx.execute(sql`delete from messages
    where reservation_id in (select id from reservations where user_id = ${userId})
      or service_order_id in (select id from service_orders where user_id = ${userId})`);
}
