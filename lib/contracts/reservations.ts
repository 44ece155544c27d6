import * as v from "valibot";
import { possibleCharge, quoteLine, tripChoice } from "@/lib/contracts/boats/quote";
import {
  CANCELLATION_POLICIES,
  PARTNER_PAYMENT_TYPES,
  RENT_TYPES,
  RESERVATION_STATUSES,
} from "@/lib/domain/shared/vocabulary";
import { paymentInReview, refundEntry, refundPreview } from "./cancellation";
import { changeEntry } from "./changes";
import {
  currency,
  instant,
  lineOf,
  minor,
  picture,
  reviewScores,
  rowId,
  textOf,
  tripTime,
  uuid,
} from "./fields";
import { invoiceInBody, invoiceInResponse } from "./invoice";
import { cancelledIn, createdIn, historyIn } from "./lifecycle";

export const createReservationBody = v.strictObject({
  ...tripChoice,
  departure_port: rowId,
  arrival_port: v.optional(v.nullable(rowId), null),
  note: v.optional(v.nullable(textOf(1000)), null),
  /** A company; without it the invoice is made out to the customer. */
  invoice: invoiceInBody,
  /** The total that the customer saw; with another total the response is 409 price_changed. */
  expected_total: minor,
});
export type CreateReservationBody = v.InferInput<typeof createReservationBody>;

export const createReservationResponse = createdIn(RESERVATION_STATUSES);

const port = v.object({ id: rowId, name: v.string() });

export const reviewBody = v.strictObject({ title: lineOf(80, 3), text: textOf(2000, 10), ...reviewScores });
export type ReviewBody = v.InferInput<typeof reviewBody>;

const publishedReview = { title: v.string(), text: v.string(), ...reviewScores, created_at: instant };
export const reviewResponse = v.object({ id: rowId, ...publishedReview });

const reservationSummary = v.object({
  id: uuid,
  number: v.string(),
  created_at: instant,
  vehicle: v.object({
    id: rowId,
    code: v.string(),
    slug: v.string(),
    name: v.string(),
    picture: v.nullable(picture),
  }),
  departure_port: port,
  arrival_port: v.nullable(port),
  person_count: v.number(),
  rent_type: v.picklist(RENT_TYPES),
  swim_tour: v.boolean(),
  start_date: tripTime,
  end_date: tripTime,
  extras: v.array(quoteLine),
  total_price: minor,
  prepayment: minor,
  remaining: minor,
  currency,
  status: v.picklist(RESERVATION_STATUSES),
  /** Whether its owner was asked: a hold then began with the owner's yes, else with the booking. */
  asked: v.boolean(),
  expires_at: v.nullable(instant),
  payment_in_review: paymentInReview,
  /** The change of the trip that waits for its owner or its payment; its new time is held until then. */
  open_change: v.nullable(changeEntry),
  /** Refunds under way or completed, the oldest first. */
  refunds: v.array(refundEntry),
  /** Messages of the other side that the customer has not opened yet. */
  unread_messages: v.number(),
  /** Whether a review may be written: the trip is over and has none. */
  reviewable: v.boolean(),
});
export type ReservationSummary = v.InferOutput<typeof reservationSummary>;

export const reservationsResponse = v.object({ items: v.array(reservationSummary) });

export const reservationResponse = v.object({
  ...reservationSummary.entries,
  invoice: invoiceInResponse,
  note: v.nullable(v.string()),
  lines: v.array(quoteLine),
  possible: v.array(possibleCharge),
  accepted_on_board: v.array(v.picklist(PARTNER_PAYMENT_TYPES)),
  cancellation_policy: v.picklist(CANCELLATION_POLICIES),
  meeting_point: v.nullable(v.string()),
  history: historyIn(RESERVATION_STATUSES),
  paid_at: v.nullable(instant),
  /** Every requested change of the trip, the oldest first. */
  changes: v.array(changeEntry),
  /** What a traveller needs on the quay; null before payment and after the trip. */
  boarding: v.nullable(
    v.object({
      captain: v.nullable(v.string()),
      phone: v.nullable(v.string()),
      latitude: v.number(),
      longitude: v.number(),
      /** Lets the captain verify the boarding card; has no other use. */
      check_code: v.string(),
    }),
  ),
  /** The customer's own review. */
  review: v.nullable(v.object(publishedReview)),
});
export type ReservationResponse = v.InferOutput<typeof reservationResponse>;

export const cancellationResponse = v.object({
  ...refundPreview,
  policy: v.picklist(CANCELLATION_POLICIES),
});
export type CancellationResponse = v.InferOutput<typeof cancellationResponse>;

export const cancelResponse = cancelledIn(RESERVATION_STATUSES);
