import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { SaleFacts } from "@/lib/domain/ledger/allocate-sale";
import type { SaleTerms } from "@/lib/domain/ledger/sale-terms";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { type BookingRef, paysFor } from "@/lib/server/booking/checkout/payment-subject";
import type { Db } from "@/lib/server/platform/db/pool";
import { ledgerCorrections } from "@/lib/server/platform/db/schema/ledger";
import { payments, refunds } from "@/lib/server/platform/db/schema/payments";
import { reservations } from "@/lib/server/platform/db/schema/reservations";
import { serviceOrders } from "@/lib/server/platform/db/schema/services";

/** A booking as the ledger sees it. */
export interface SoldBooking {
  booking: BookingRef;
  boatId: number | null;
  currency: Currency;
  paidAt: Date | null;
  saleTerms: SaleTerms | null;
  facts: SaleFacts;
  demo: boolean;
}

/** What has happened to the money of a booking so far; null when there is none with this id. */
export async function readSale(db: Db, booking: BookingRef): Promise<SoldBooking | null> {
  const row = await (booking.kind === "order" ? readOrder(db, booking.id) : readReservation(db, booking.id));
  if (!row) return null;
  const { agreedMinor, totalMinor, returnedMinor, isCancelled, ...rest } = row;
  const received = await readReceived(db, booking);
  const returned = await readReturned(db, booking);
  const lostMinor = isCancelled ? (returnedMinor ?? returned.byRuleMinor) : 0;
  const facts: SaleFacts = {
    receivedMinor: received,
    refundedMinor: returned.minor,
    keptMinor: row.paidAt ? Math.max(0, agreedMinor - lostMinor) : 0,
    agreedMinor,
    totalMinor,
    ownerGoodwillMinor: returned.ownersMinor,
    correctionMinor: await readCorrection(db, booking),
    terms: row.saleTerms,
  };
  return { booking, ...rest, facts };
}

async function readReservation(db: Db, id: string) {
  const { boatId, currency, paidAt, saleTerms, returnedMinor, totalMinor, demo, status } = reservations;
  const [row] = await db
    .select({
      ...{ boatId, currency, paidAt, saleTerms, returnedMinor, totalMinor, demo },
      agreedMinor: reservations.prepaymentMinor,
      isCancelled: eq(status, "reservation_cancelled").mapWith(Boolean),
    })
    .from(reservations)
    .where(eq(reservations.id, id));
  return row ?? null;
}

async function readOrder(db: Db, id: string) {
  const { boatId, currency, paidAt, saleTerms, returnedMinor, totalMinor, demo, status } = serviceOrders;
  const [row] = await db
    .select({
      ...{ boatId, currency, paidAt, saleTerms, returnedMinor, totalMinor, demo },
      agreedMinor: serviceOrders.totalMinor,
      isCancelled: eq(status, "order_cancelled").mapWith(Boolean),
    })
    .from(serviceOrders)
    .where(eq(serviceOrders.id, id));
  return row ?? null;
}

async function readReceived(db: Db, booking: BookingRef): Promise<number> {
  const [row] = await db
    .select({ minor: sql`coalesce(sum(${payments.amountMinor}), 0)`.mapWith(Number) })
    .from(payments)
    .where(and(paysFor(booking), inArray(payments.state, ["paid", "paid_too_late"])));
  return row?.minor ?? 0;
}

async function readCorrection(db: Db, { kind, id }: BookingRef): Promise<number> {
  const { reservationId, serviceOrderId, amountMinor } = ledgerCorrections;
  const [row] = await db
    .select({ minor: sql`coalesce(sum(${amountMinor}), 0)`.mapWith(Number) })
    .from(ledgerCorrections)
    .where(eq(kind === "order" ? serviceOrderId : reservationId, id));
  return row?.minor ?? 0;
}

/** Reasons of refunds that the rules of a cancellation gave, before the sum was kept with the booking. */
const BY_RULE = ["cancelled_by_customer", "cancelled_by_owner", "weather"];

async function readReturned(db: Db, booking: BookingRef) {
  const sumOf = (which = sql`true`) =>
    sql`coalesce(sum(${refunds.amountMinor}) filter (where ${which}), 0)`.mapWith(Number);
  const isOpen = ne(refunds.state, "failed");
  const [row] = await db
    .select({
      minor: sumOf(isOpen),
      byRuleMinor: sumOf(inArray(refunds.reason, BY_RULE)),
      ownersMinor: sumOf(sql`${isOpen} and ${eq(refunds.borneBy, "owner")}`),
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(paysFor(booking));
  return row ?? { minor: 0, byRuleMinor: 0, ownersMinor: 0 };
}
