/** Queued jobs carry the names of mails: `rejected` and `lapsed_owner` keep theirs, whatever word the screens use. */
export const RESERVATION_MAILS = [
  "request_received",
  "request_to_owner",
  "accepted",
  "rejected",
  "withdrawn",
  "withdrawn_owner",
  "timed_out",
  "lapsed_owner",
  "paid",
  "paid_owner",
  "invoice_operator",
  "paid_late",
  "reminder",
  "review_invitation",
  "reviewed_owner",
  "cancelled",
  "cancelled_owner",
  "change_asked",
  "change_to_owner",
  "change_accepted",
  "change_refused",
  "change_expired",
  "change_ended_owner",
  "change_paid_late",
  "changed",
  "changed_owner",
  "moved_away_owner",
] as const;
export type ReservationMail = (typeof RESERVATION_MAILS)[number];

export const ORDER_MAILS = [
  "requested",
  "request_to_owner",
  "accepted",
  "rejected",
  "withdrawn_owner",
  "lapsed_owner",
  "received",
  "paid",
  "paid_operator",
  "paid_owner",
  "timed_out",
  "cancelled",
  "cancelled_operator",
  "cancelled_owner",
  "paid_late",
  "reminder",
] as const;
export type OrderMail = (typeof ORDER_MAILS)[number];

export type BookingMail = ReservationMail | OrderMail;
