import { type BookingMail, ORDER_MAILS, RESERVATION_MAILS } from "@/lib/domain/shared/booking-mails";
import type { BookingRef } from "@/lib/server/booking/checkout/payment-subject";
import { findBooking } from "@/lib/server/operator/find-booking";
import { type ListedAuditEvent, listAuditEvents } from "@/lib/server/operator/list/list-audit-events";
import { type OrderSheet, readOrderSheet } from "@/lib/server/operator/list-orders";
import { type ListedProposal, listRefundProposals } from "@/lib/server/operator/list-refund-proposals";
import { type BookingStep, listSteps } from "@/lib/server/operator/list-steps";
import { type InvitationSheet, readInvitation } from "@/lib/server/operator/read-invitation";
import { type ReservationSheet, readReservationSheet } from "@/lib/server/operator/read-reservation-sheet";
import { listStaffNotes, type StaffNote } from "@/lib/server/people/staff/staff-notes";
import { listSentMails } from "@/lib/server/talk/mail/resend-mail";

/** A reservation or an order with everything that happened to it and what was written down about it. */
export type BookingRecord = (
  | { kind: "reservation"; sheet: ReservationSheet }
  | { kind: "order"; sheet: OrderSheet }
) & {
  id: string;
  steps: BookingStep[];
  /** What payments brought, in minor units; also what came too late, until it is refunded. */
  paidMinor: number;
  /** What went back or is on its way, in minor units. */
  refundedMinor: number;
  /** The mails that a server took within 90 days, the oldest first. */
  mails: { name: BookingMail; at: Date }[];
  notes: StaffNote[];
  /** Refunds that need, or needed, a second person, the newest first. */
  proposals: ListedProposal[];
  /** Of a trip; null when nobody was invited. */
  invitation: InvitationSheet | null;
  /** The newest first. */
  audit: ListedAuditEvent[];
};

const MAILS: readonly BookingMail[] = [...new Set([...RESERVATION_MAILS, ...ORDER_MAILS])];

const MAX_AUDIT = 30;

/** The reservation or order of this number; null when there is none. */
export async function readBooking(number: string, now: Date): Promise<BookingRecord | null> {
  const booking = await findBooking(number);
  if (!booking) return null;
  const [sheet, steps, sent, notes, proposals, invitation, audit] = await Promise.all([
    readSheet(booking, now),
    listSteps(booking),
    listSentMails(booking),
    listStaffNotes(booking),
    listRefundProposals({ number: number.toUpperCase() }),
    readInvitation(number),
    listAuditEvents({ about: number }, MAX_AUDIT),
  ]);
  const sumOf = (counts: (step: BookingStep) => boolean) =>
    steps.filter(counts).reduce((sum, { amountMinor }) => sum + (amountMinor ?? 0), 0);
  return {
    ...sheet,
    id: booking.id,
    steps,
    paidMinor: sumOf(({ kind, name }) => kind === "payment" && (name === "paid" || name === "paid_too_late")),
    refundedMinor: sumOf(({ kind, name }) => kind === "refund" && name !== "failed"),
    mails: sent.flatMap(({ name, at }) =>
      MAILS.filter((one) => one === name).map((known) => ({ name: known, at })),
    ),
    notes,
    proposals,
    invitation,
    audit,
  };
}

async function readSheet({ kind, id }: BookingRef, now: Date) {
  return kind === "reservation"
    ? { kind, sheet: await readReservationSheet(id, now) }
    : { kind, sheet: await readOrderSheet(id) };
}
