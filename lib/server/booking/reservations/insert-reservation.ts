import { randomBytes } from "node:crypto";
import { inArray } from "drizzle-orm";
import type { Quote } from "@/lib/domain/pricing/trip-terms";
import type { DeadlinePlan } from "@/lib/domain/reservations/plan-deadline";
import { POLICY_STEPS } from "@/lib/domain/reservations/plan-refund";
import { reservationNumber } from "@/lib/domain/reservations/reservation-number";
import type { Actor } from "@/lib/domain/shared/actor";
import { toInstant } from "@/lib/domain/shared/istanbul-time";
import type { CancellationPolicy } from "@/lib/domain/shared/vocabulary";
import type { Locale, LocalizedText } from "@/lib/i18n/locales";
import { type Invoice, invoiceColumnsOf } from "@/lib/server/booking/checkout/invoice-columns";
import type { ReservationRow } from "@/lib/server/booking/lifecycle/lock-reservation";
import type { NameLine } from "@/lib/server/catalogue/boats/name-lines";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { usageRules } from "@/lib/server/platform/db/schema/catalogue";
import {
  reservationHistory,
  reservationLines,
  reservations,
} from "@/lib/server/platform/db/schema/reservations";

/** A fine as the reservation keeps it (column `possible`). */
export interface StoredFine {
  usage_rule_id: number;
  amount_minor: number;
  name: LocalizedText;
}

export interface AcceptedTrip {
  /** Who books: the customer, or staff for them. */
  by: Actor<"customer" | "staff">;
  userId: string;
  locale: Locale;
  boatId: number;
  departurePortId: number;
  arrivalPortId: number | null;
  note: string | null;
  invoice: Invoice | null;
  quote: Quote;
  plan: DeadlinePlan;
  senderNetwork: string | null;
  /** As staff chose them for a caller; null = as usual. */
  holdHours: number | null;
  cancellationPolicy: CancellationPolicy;
  turnaroundMinutes: number;
}

/**
 * Writes the reservation with the accepted quote and the steps of its policy copied into it, its lines and the first
 * row of its history.
 */
export async function insertReservation(
  tx: Tx,
  trip: AcceptedTrip,
  nameLine: NameLine,
  now: Date,
): Promise<ReservationRow> {
  const { quote, plan } = trip;
  const [row] = await tx
    .insert(reservations)
    .values({
      number: reservationNumber(randomBytes(5)),
      userId: trip.userId,
      boatId: trip.boatId,
      rentType: quote.rentType,
      swimTour: quote.swimTour,
      startsAt: toInstant(quote.startsAt),
      endsAt: toInstant(quote.endsAt),
      personCount: quote.personCount,
      departurePortId: trip.departurePortId,
      arrivalPortId: trip.arrivalPortId,
      note: trip.note,
      ...invoiceColumnsOf(trip.invoice),
      status: plan.status,
      currency: quote.currency,
      totalMinor: quote.totalMinor,
      prepaymentMinor: quote.prepaymentMinor,
      remainingMinor: quote.remainingMinor,
      acceptedOnBoard: quote.acceptedOnBoard,
      possible: await namedFines(tx, quote.possible),
      cancellationPolicy: trip.cancellationPolicy,
      policySteps: POLICY_STEPS[trip.cancellationPolicy],
      turnaroundMinutes: trip.turnaroundMinutes,
      senderNetwork: trip.senderNetwork,
      holdHours: trip.holdHours,
      expiresAt: plan.expiresAt,
      locale: trip.locale,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error("An inserted reservation came back empty");
  await insertLines(tx, row.id, quote.lines, nameLine);
  await tx.insert(reservationHistory).values({
    reservationId: row.id,
    fromStatus: null,
    toStatus: plan.status,
    event: "create",
    actor: trip.by.kind,
    actorId: trip.by.id,
    at: now,
  });
  return row;
}

async function insertLines(
  tx: Tx,
  reservationId: string,
  lines: Quote["lines"],
  nameLine: NameLine,
): Promise<void> {
  await tx.insert(reservationLines).values(
    lines.map((line, position) => ({
      reservationId,
      position,
      code: line.code,
      serviceId: line.serviceId,
      label: nameLine(line),
      unit: line.unit,
      quantity: line.quantity,
      unitPriceMinor: line.unitPriceMinor,
      amountMinor: line.amountMinor,
    })),
  );
}

/** The fines with the names that they have now. */
export async function namedFines(tx: Tx, possible: Quote["possible"]): Promise<StoredFine[]> {
  if (possible.length === 0) return [];
  const rules = await tx
    .select({ id: usageRules.id, name: usageRules.name })
    .from(usageRules)
    .where(
      inArray(
        usageRules.id,
        possible.map(({ usageRuleId }) => usageRuleId),
      ),
    );
  const names = new Map(rules.map(({ id, name }) => [id, name]));
  return possible.flatMap(({ usageRuleId, amountMinor }) => {
    const name = names.get(usageRuleId);
    return name ? [{ usage_rule_id: usageRuleId, amount_minor: amountMinor, name }] : [];
  });
}
