import { findSubject } from "@/lib/server/operator/find-booking";
import { type ListedAuditEvent, listAuditEvents } from "@/lib/server/operator/list-audit-events";
import { type BookingStep, listSteps } from "@/lib/server/operator/list-steps";
import { type InvitationSheet, readInvitation } from "@/lib/server/operator/read-invitation";
import { type ReservationSheet, readReservationSheet } from "@/lib/server/operator/read-reservation-sheet";

/** A reservation with everything that happened to it and what was written down about it. */
export interface ReservationRecord {
  sheet: ReservationSheet;
  steps: BookingStep[];
  /** What payments brought, in minor units; also what came too late, until it is refunded. */
  paidMinor: number;
  /** What went back or is on its way, in minor units. */
  refundedMinor: number;
  /** Null when nobody was invited. */
  invitation: InvitationSheet | null;
  /** The newest first. */
  audit: ListedAuditEvent[];
}

const MAX_AUDIT = 30;

/** The reservation of this number; null when there is none. */
export async function readReservation(number: string, now: Date): Promise<ReservationRecord | null> {
  const subject = await findSubject(number);
  if (subject?.kind !== "reservation") return null;
  const [sheet, steps, invitation, audit] = await Promise.all([
    readReservationSheet(subject.id, now),
    listSteps({ kind: "reservation", id: subject.id }),
    readInvitation(number),
    listAuditEvents({ about: number }, MAX_AUDIT),
  ]);
  const sumOf = (counts: (step: BookingStep) => boolean) =>
    steps.filter(counts).reduce((sum, { amountMinor }) => sum + (amountMinor ?? 0), 0);
  return {
    sheet,
    steps,
    paidMinor: sumOf(({ kind, name }) => kind === "payment" && (name === "paid" || name === "paid_too_late")),
    refundedMinor: sumOf(({ kind, name }) => kind === "refund" && name !== "failed"),
    invitation,
    audit,
  };
}
