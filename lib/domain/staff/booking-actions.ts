import { planOrderTransition } from "@/lib/domain/orders/plan-order-transition";
import { waitsForPayment } from "@/lib/domain/payments/waits-for-payment";
import { mayMissTrip } from "@/lib/domain/reservations/may-miss-trip";
import { planTransition } from "@/lib/domain/reservations/plan-transition";
import type { TripDay } from "@/lib/domain/shared/istanbul-time";
import type { OrderStatus, ReservationStatus } from "@/lib/domain/shared/vocabulary";
import { may, type Permission, type StaffRole } from "./permissions";

/** What staff does with a reservation or an order, in the order of the buttons. */
const BOOKING_ACTIONS = [
  "accept",
  "decline",
  "extend",
  "payment_link",
  "move",
  "complete",
  "no_show",
  "came",
  "cancel",
  "refund",
  "resend",
] as const;
export type BookingAction = (typeof BOOKING_ACTIONS)[number];

const permissionOf = (action: BookingAction): Permission =>
  action === "refund" ? "bookings.refund" : "bookings.write";

export type ActedBooking = (
  | { kind: "reservation"; status: ReservationStatus; startsAt: Date; endsAt: Date; noShowAt: Date | null }
  | { kind: "order"; status: OrderStatus; startsAt: Date | null; endsAt: Date | null; day: TripDay }
) & {
  expiresAt: Date | null;
  /** What is left of what was paid online, in minor units. */
  keptMinor: number;
  /** Whether a mail about it was sent. */
  wasTold: boolean;
};

/** What this role may do with a booking now; what the rules refuse is left out, as is what the role may not do. */
export function listBookingActions(booking: ActedBooking, role: StaffRole, now: Date): BookingAction[] {
  const can = (event: "accept" | "decline" | "complete" | "cancel" | "change") => {
    if (booking.kind === "reservation") return planTransition(booking, event, "staff", now).ok;
    if (event === "change") return false;
    return planOrderTransition({ ...booking, serviceDay: booking.day }, event, "staff", now).ok;
  };
  const POSSIBLE: Record<BookingAction, () => boolean> = {
    accept: () => can("accept"),
    decline: () => can("decline"),
    extend: () => booking.expiresAt !== null && booking.expiresAt > now,
    payment_link: () => waitsForPayment(booking, now),
    move: () => can("change"),
    complete: () => can("complete"),
    no_show: () => booking.kind === "reservation" && !booking.noShowAt && mayMissTrip(booking, now),
    came: () => booking.kind === "reservation" && booking.noShowAt !== null && mayMissTrip(booking, now),
    cancel: () => can("cancel"),
    refund: () => booking.keptMinor > 0,
    resend: () => booking.wasTold,
  };
  return BOOKING_ACTIONS.filter((action) => may(role, permissionOf(action)) && POSSIBLE[action]());
}
