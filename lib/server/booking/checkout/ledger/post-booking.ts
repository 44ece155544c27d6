import { eq, sql } from "drizzle-orm";
import { allocateSale, entriesBetween, type LedgerEntry } from "@/lib/domain/ledger/allocate-sale";
import type { LedgerEvent } from "@/lib/domain/ledger/words";
import type { Actor } from "@/lib/domain/shared/actor";
import { readSale, type SoldBooking } from "@/lib/server/booking/checkout/ledger/read-sale";
import { readSaleTerms } from "@/lib/server/booking/checkout/ledger/read-sale-terms";
import { writeTransaction } from "@/lib/server/booking/checkout/ledger/write-transaction";
import type { BookingRef } from "@/lib/server/booking/checkout/payment-subject";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import type { Db } from "@/lib/server/platform/db/pool";
import { ledgerEntries, ledgerTransactions } from "@/lib/server/platform/db/schema/ledger";
import { reservations } from "@/lib/server/platform/db/schema/reservations";
import { serviceOrders } from "@/lib/server/platform/db/schema/services";

export interface BookingPosting {
  event: LedgerEvent;
  by: Actor;
  now: Date;
  /** What the rules give back of a cancelled booking, whether or not it had gone back before. */
  returnedMinor?: number;
}

/**
 * Brings the ledger in step with what has happened to the money of a booking, in the transaction of the event, which
 * holds its lock: one transaction of the ledger with what differs, or none. The terms of the sale are copied with the
 * first payment, and again when the trip moves to another boat. Returns whether something was written.
 */
export async function postBooking(tx: Tx, booking: BookingRef, posting: BookingPosting): Promise<boolean> {
  const { event, by, now, returnedMinor } = posting;
  await lockRow(tx, booking);
  if (returnedMinor !== undefined) await updateBooking(tx, booking, { returnedMinor });
  const sold = await readSale(tx, booking);
  if (!sold) throw new Error(`No ${booking.kind} ${booking.id}`);
  const terms = await keepTerms(tx, sold, now);
  const target = allocateSale({ ...sold.facts, terms });
  const entries = entriesBetween(await readPosted(tx, booking), target);
  if (entries.length === 0) return false;
  const { currency, demo } = sold;
  await writeTransaction(tx, { event, about: aboutOf(booking), currency, entries, by, at: now, demo });
  return true;
}

/** Two events of one booking would otherwise both write what differs. */
async function lockRow(tx: Tx, { kind, id }: BookingRef): Promise<void> {
  const table = kind === "order" ? serviceOrders : reservations;
  await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for("no key update");
}

/** The terms of a sale, copied now where they have not been, or are of another boat. */
async function keepTerms(tx: Tx, { booking, paidAt, boatId, saleTerms }: SoldBooking, now: Date) {
  if (!paidAt || (saleTerms && saleTerms.boatId === boatId)) return saleTerms;
  const terms = await readSaleTerms(tx, booking.kind, boatId, saleTerms ? now : paidAt);
  await updateBooking(tx, booking, { saleTerms: terms });
  return terms;
}

async function updateBooking(
  tx: Tx,
  { kind, id }: BookingRef,
  set: Partial<Pick<typeof reservations.$inferInsert, "saleTerms" | "returnedMinor">>,
): Promise<void> {
  if (kind === "order") await tx.update(serviceOrders).set(set).where(eq(serviceOrders.id, id));
  else await tx.update(reservations).set(set).where(eq(reservations.id, id));
}

export const aboutOf = ({ kind, id }: BookingRef) =>
  kind === "order" ? { serviceOrderId: id } : { reservationId: id };

/** What stands on the accounts for a booking. */
export async function readPosted(db: Db, { kind, id }: BookingRef): Promise<LedgerEntry[]> {
  const { account, ownerId, amountMinor } = ledgerEntries;
  return db
    .select({ account, ownerId, amountMinor: sql`sum(${amountMinor})`.mapWith(Number) })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(eq(kind === "order" ? ledgerTransactions.serviceOrderId : ledgerTransactions.reservationId, id))
    .groupBy(account, ownerId);
}
