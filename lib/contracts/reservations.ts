import * as v from "valibot";
import {
  ACTORS,
  CANCELLATION_POLICIES,
  PARTNER_PAYMENT_TYPES,
  RENT_TYPES,
  RESERVATION_STATUSES,
} from "@/lib/domain/shared/vocabulary";
import { currency, instant, minor, picture, rowId, textOf, tripTime, uuid } from "./fields";
import { possibleCharge, quoteLine, tripChoice } from "./quote";

export const createReservationBody = v.strictObject({
  ...tripChoice,
  departure_port: rowId,
  arrival_port: v.optional(v.nullable(rowId), null),
  note: v.optional(v.nullable(textOf(1000)), null),
  /** The total that the customer saw; another total answers 409 price_changed. */
  expected_total: minor,
});
export type CreateReservationBody = v.InferInput<typeof createReservationBody>;

export const createReservationAnswer = v.object({
  id: uuid,
  number: v.string(),
  status: v.picklist(RESERVATION_STATUSES),
  expires_at: v.nullable(instant),
});

const port = v.object({ id: rowId, name: v.string() });

export const reservationSummary = v.object({
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
  expires_at: v.nullable(instant),
});
export type ReservationSummary = v.InferOutput<typeof reservationSummary>;

export const reservationsAnswer = v.object({ items: v.array(reservationSummary) });

export const reservationAnswer = v.object({
  ...reservationSummary.entries,
  note: v.nullable(v.string()),
  lines: v.array(quoteLine),
  possible: v.array(possibleCharge),
  accepted_on_board: v.array(v.picklist(PARTNER_PAYMENT_TYPES)),
  cancellation_policy: v.picklist(CANCELLATION_POLICIES),
  meeting_point: v.nullable(v.string()),
  history: v.array(
    v.object({
      status: v.picklist(RESERVATION_STATUSES),
      actor: v.picklist(ACTORS),
      reason: v.nullable(v.string()),
      at: instant,
    }),
  ),
  paid_at: v.nullable(instant),
});
export type ReservationAnswer = v.InferOutput<typeof reservationAnswer>;
