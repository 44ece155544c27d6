import * as v from "valibot";
import { CONTRACT_KINDS, ORDER_STATUSES } from "@/lib/domain/shared/vocabulary";
import { paymentInReview, refundEntry, refundPreview } from "./cancellation";
import {
  currency,
  email,
  instant,
  minor,
  personName,
  phone,
  picture,
  rowId,
  textOf,
  tripDay,
  tripTime,
  uuid,
  wholeNumber,
} from "./fields";
import { invoiceInBody, invoiceInResponse } from "./invoice";
import { cancelledIn, createdIn, historyIn } from "./lifecycle";

/** Ids and choices, never prices. With a boat, the order takes its hours. */
const orderChoice = {
  package_id: rowId,
  date: tripDay,
  person_count: v.optional(v.nullable(wholeNumber(1, 500)), null),
  vehicle_id: v.optional(v.nullable(rowId), null),
};

const startHour = wholeNumber(0, 23);

export const orderPriceBody = v.strictObject({
  ...orderChoice,
  /** City or port; boats elsewhere are left out. */
  place: v.optional(v.nullable(rowId), null),
  start_hour: v.optional(v.nullable(startHour), null),
});
export type OrderPriceBody = v.InferInput<typeof orderPriceBody>;

export const orderPriceResponse = v.object({
  currency,
  total_price: minor,
  /** Remaining places on that day, this order not counted. */
  places_left: v.number(),
  /** What the package includes of the boat; null when it is not booked by the hour. */
  hours: v.nullable(v.number()),
  /** Until when a cancellation gives everything back; null when it would give nothing back from the start. */
  refund_until: v.nullable(instant),
  /** Boats that the package may include, each with the start hours at which it is free. */
  vehicles: v.array(
    v.object({
      id: rowId,
      code: v.string(),
      name: v.string(),
      port: v.string(),
      cruising_capacity: v.number(),
      /** False: the owner is asked before anything is held or paid. */
      fast_app: v.boolean(),
      start_hours: v.array(v.number()),
    }),
  ),
});
export type OrderPriceResponse = v.InferOutput<typeof orderPriceResponse>;

export const createOrderBody = v.strictObject({
  ...orderChoice,
  /** City or port where the event takes place, also when Palamar chooses the boat. */
  place: rowId,
  start_hour: startHour,
  customer_name: personName(120, 2),
  phone,
  email,
  note: v.optional(v.nullable(textOf(1000)), null),
  /** A company; without it the invoice is made out to the customer. */
  invoice: invoiceInBody,
  /** The total that the customer saw; with another total the response is 409 price_changed. */
  expected_total: minor,
});
export type CreateOrderBody = v.InferInput<typeof createOrderBody>;

export const createOrderResponse = createdIn(ORDER_STATUSES);

const orderSummary = v.object({
  id: uuid,
  number: v.string(),
  created_at: instant,
  service: v.object({ slug: v.string(), title: v.string(), picture: v.nullable(picture) }),
  package: v.object({ id: rowId, name: v.string() }),
  date: tripDay,
  /** Where: city or port; null in orders from before it was asked. */
  place: v.nullable(v.string()),
  /** The end only for packages that are booked by the hour. */
  start_date: v.nullable(tripTime),
  end_date: v.nullable(tripTime),
  vehicle: v.nullable(v.object({ id: rowId, code: v.string(), slug: v.string(), name: v.string() })),
  person_count: v.nullable(v.number()),
  total_price: minor,
  currency,
  status: v.picklist(ORDER_STATUSES),
  expires_at: v.nullable(instant),
  payment_in_review: paymentInReview,
});
export type OrderSummary = v.InferOutput<typeof orderSummary>;

export const ordersResponse = v.object({ items: v.array(orderSummary) });

export const orderResponse = v.object({
  ...orderSummary.entries,
  customer_name: v.string(),
  phone: v.string(),
  email: v.string(),
  note: v.nullable(v.string()),
  invoice: invoiceInResponse,
  meeting_point: v.nullable(v.string()),
  port: v.nullable(v.string()),
  paid_at: v.nullable(instant),
  /** Once paid and until it is over: what one shows and whom one calls on the day. */
  boarding: v.nullable(
    v.object({
      check_code: v.string(),
      /** With a boat that the customer chose; otherwise Palamar writes whom to call. */
      captain: v.nullable(v.string()),
      phone: v.nullable(v.string()),
      latitude: v.number(),
      longitude: v.number(),
    }),
  ),
  unread_messages: v.number(),
  /** Whether the customer may still cancel. */
  cancellable: v.boolean(),
  history: historyIn(ORDER_STATUSES),
  refunds: v.array(refundEntry),
  /** As they were accepted. */
  contracts: v.array(v.object({ kind: v.picklist(CONTRACT_KINDS), title: v.string(), text: v.string() })),
});
export type OrderResponse = v.InferOutput<typeof orderResponse>;

export const orderCancellationResponse = v.object(refundPreview);

export const cancelOrderResponse = cancelledIn(ORDER_STATUSES);
