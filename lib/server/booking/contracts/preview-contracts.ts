import { sql } from "drizzle-orm";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Locale } from "@/lib/i18n/locales";
import type { PaymentSubject } from "@/lib/server/booking/checkout/payment-subject";
import { getBuyer } from "@/lib/server/booking/contracts/buyer";
import type { BookingRecord } from "@/lib/server/booking/contracts/contract-values";
import {
  type ContractInForce,
  listFilledContracts,
} from "@/lib/server/booking/contracts/list-filled-contracts";
import { readOrders } from "@/lib/server/booking/orders/read-orders";
import { readChanged } from "@/lib/server/booking/reservations/changed-record";
import { readReservations } from "@/lib/server/booking/reservations/read-reservations";
import { getDb } from "@/lib/server/platform/db/pool";

/** The contracts of a reservation or order as they would be accepted now; another customer's is not found. */
export async function previewContracts(
  subject: PaymentSubject,
  userId: string,
  locale: Locale,
  now: Date,
): Promise<Outcome<ContractInForce[], "not_found">> {
  const record = await readOwn(subject, userId, locale);
  if (!record) return refuse("not_found");
  return accept(await previewContractsOf(record, userId, locale, now));
}

/** The contracts of a record that was read already; `userId` is the buyer. */
export async function previewContractsOf(
  record: BookingRecord,
  userId: string,
  locale: Locale,
  now: Date,
): Promise<ContractInForce[]> {
  const buyer = await getBuyer(getDb(), userId);
  return listFilledContracts(getDb(), record, buyer, locale, now);
}

async function readOwn(
  { kind, id }: PaymentSubject,
  userId: string,
  locale: Locale,
): Promise<BookingRecord | undefined> {
  const db = getDb();
  if (kind === "order")
    return (await readOrders(db, sql`o.id = ${id}::uuid and o.user_id = ${userId}`, locale, 1))[0];
  if (kind === "change") {
    const record = await readChanged(db, id, locale);
    return record?.userId === userId ? record : undefined;
  }
  return (await readReservations(db, sql`r.id = ${id}::uuid and r.user_id = ${userId}`, locale, 1))[0];
}
