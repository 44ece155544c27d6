import { sql } from "drizzle-orm";
import { noteToOwner } from "@/lib/domain/messages/mask-until-paid";
import { checkPersons } from "@/lib/domain/orders/check-persons";
import { planOrder, planOrderRequest } from "@/lib/domain/orders/plan-order";
import { MAX_OPEN_HOLDS } from "@/lib/domain/reservations/check-open-holds";
import { addMinutes } from "@/lib/domain/shared/instant";
import { atHour, toInstant } from "@/lib/domain/shared/istanbul-time";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { OrderStatus } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { HOME_DIAL_CODE, parsePhone } from "@/lib/i18n/parse-phone";
import type { Invoice } from "@/lib/server/booking/checkout/invoice-columns";
import { queueOrderExpiry } from "@/lib/server/booking/lifecycle/apply-order-event";
import { changeOrderOccupancy } from "@/lib/server/booking/lifecycle/change-order-occupancy";
import { limitHolds, sameCustomerSql } from "@/lib/server/booking/lifecycle/limit-holds";
import { limitRequests, type RequestRefusal } from "@/lib/server/booking/lifecycle/limit-requests";
import { type LockedCustomer, lockCustomer } from "@/lib/server/booking/lifecycle/lock-customer";
import { ORDER_STATUS_MAILS, queueOrderMails } from "@/lib/server/booking/lifecycle/order-mails";
import type { OrderChoice, OrderPriceRefusal } from "@/lib/server/booking/orders/calculate-order-price";
import { countTakenPlaces } from "@/lib/server/booking/orders/count-taken-places";
import { insertOrder } from "@/lib/server/booking/orders/insert-order";
import { lockService } from "@/lib/server/booking/orders/lock-service";
import { requirePackage } from "@/lib/server/booking/orders/require-package";
import { type OrderBoatRefusal, reserveOrderBoat } from "@/lib/server/booking/orders/reserve-order-boat";
import { createInSlot, type Remember } from "@/lib/server/catalogue/occupancy/create-in-slot";
import type { Slot } from "@/lib/server/catalogue/occupancy/set-occupancy";
import type { Tx } from "@/lib/server/platform/db/in-transaction";

export interface WantedOrder extends OrderChoice {
  placeId: number;
  startHour: number;
  userId: string;
  locale: Locale;
  customerName: string;
  /** As it was typed. */
  phone: string;
  email: string;
  note: string | null;
  invoice: Invoice | null;
  /** What the customer saw, in minor units. */
  expectedTotalMinor: number;
  /** The network of the request; null where holds are not counted by it. */
  senderNetwork: string | null;
}

export interface CreatedOrder {
  id: string;
  number: string;
  status: OrderStatus;
  expiresAt: Date;
}

export type OrderCreationRefusal =
  | OrderPriceRefusal
  | OrderBoatRefusal
  | "unauthorized"
  | "unknown_place"
  | "too_soon"
  | "invalid_phone"
  | "price_changed"
  | "contact_unproven"
  | "too_many_network_holds"
  | RequestRefusal
  | "too_many_orders";

type OrderCreation = Outcome<CreatedOrder, OrderCreationRefusal>;

interface Beginning {
  status: OrderStatus;
  expiresAt: Date;
}

/**
 * Orders a special service in one transaction: a place of the day, and the boat if one was chosen, are held for
 * payment; the owner of a boat on request is asked first, and then only the place is held. Refuses what cannot be had
 * (see `calculateOrderPrice`), another price than the customer saw, a third unpaid order, and a request that
 * `limitRequests` refuses. `remember` stores the
 * response for a repeated Idempotency-Key in the same transaction.
 */
export async function createOrder(
  wanted: WantedOrder,
  now: Date,
  remember?: Remember<CreatedOrder>,
): Promise<OrderCreation> {
  const phone = parsePhone(wanted.phone, HOME_DIAL_CODE)?.e164;
  if (!phone) return refuse("invalid_phone");
  return createInSlot((tx) => order(tx, { ...wanted, phone }, now), remember);
}

async function order(tx: Tx, wanted: WantedOrder, now: Date): Promise<OrderCreation> {
  const { userId, slug, packageId, day, placeId, boatId, startHour, locale } = wanted;
  const customer = await lockCustomer(tx, userId);
  if (!customer) return refuse("unauthorized");
  const allowed = await limitHolds(tx, customer, wanted.senderNetwork, now);
  if (!allowed.ok) return allowed;
  const found = await requirePackage(tx, slug, packageId, locale);
  if (!found.ok) return found;
  const offered = found.value;
  const persons = checkPersons(wanted.personCount, offered.maxPersons);
  if (!persons.ok) return persons;
  const place = await requireOrderPlace(tx, placeId);
  if (!place.ok) return place;
  const service = await lockService(tx, packageId);
  if (!service) return refuse("not_found");

  const { contentId, priceMinor } = offered;
  const takenThatDay = await countTakenPlaces(tx, contentId, day, now);
  const startsAt = toInstant(atHour(day, startHour));
  const { leadDays, dailyCapacity } = service;
  const plan = planOrder({ serviceDay: day, startsAt, leadDays, dailyCapacity, takenThatDay, now });
  if (!plan.ok) return plan;
  if ((await countOpenOrders(tx, customer, now)) >= MAX_OPEN_HOLDS)
    return refuse("too_many_orders", { max: MAX_OPEN_HOLDS });
  if (priceMinor !== wanted.expectedTotalMinor) {
    return refuse("price_changed", { total_price: priceMinor, currency: offered.currency });
  }
  let slot: Slot | null = null;
  let begun: Outcome<Beginning, "too_soon"> = plan;
  if (boatId !== null) {
    const part = { boatId, placeId, day, startHour, personCount: persons.value ?? 1 };
    const reserved = await reserveOrderBoat(tx, offered, part, now);
    if (!reserved.ok) return reserved;
    slot = reserved.value.slot;
    if (reserved.value.asked) {
      const asking = await limitRequests(tx, customer, boatId, now);
      if (!asking.ok) return asking;
      begun = planOrderRequest(startsAt, now);
    }
  }
  if (!begun.ok) return begun;
  const { status, expiresAt } = begun.value;
  const endsAt = offered.hours === null ? null : addMinutes(startsAt, offered.hours * 60);
  const note = noteToOwner(wanted.note, status === "order_requested");
  const row = await insertOrder(
    tx,
    { ...wanted, note, offered, slot, startsAt, endsAt, personCount: persons.value, status, expiresAt },
    now,
  );
  await changeOrderOccupancy(tx, row, null, status, now);
  await queueOrderExpiry(tx, row);
  await queueOrderMails(tx, row.id, ORDER_STATUS_MAILS[status]);
  return accept({ id: row.id, number: row.number, status, expiresAt });
}

/** Refuses a place without published boats: a special service takes place in a city or at a port that has some. */
async function requireOrderPlace(tx: Tx, placeId: number): Promise<Outcome<number, "unknown_place">> {
  const { rowCount } = await tx.execute(sql`
    select 1 from places p where p.id = ${placeId} and p.kind in ('city', 'port')
      and exists (select from boats b where b.status = 'published' and p.id in (b.city_id, b.port_id))`);
  return rowCount === 1 ? accept(placeId) : refuse("unknown_place");
}

async function countOpenOrders(tx: Tx, customer: LockedCustomer, now: Date): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from service_orders
    where user_id in ${sameCustomerSql(customer)} and status in ('order_requested', 'order_payment_pending')
      and expires_at > ${now.toISOString()}::timestamptz`);
  return rows[0]?.count ?? 0;
}
