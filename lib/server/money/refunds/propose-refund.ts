import { and, eq } from "drizzle-orm";
import { isSameBasis, leftOf } from "@/lib/domain/payments/refund-basis";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { PaidBooking } from "@/lib/server/money/refunds/lock-paid";
import { readRefundNeeds } from "@/lib/server/money/refunds/read-refund-needs";
import {
  basisOf,
  checkRefund,
  giveBack,
  type OperatorRefund,
  type Refunded,
} from "@/lib/server/money/refunds/refund-by-operator";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";
import { refundProposals } from "@/lib/server/platform/db/schema/refund-proposals";
import { reservations } from "@/lib/server/platform/db/schema/reservations";
import { serviceOrders } from "@/lib/server/platform/db/schema/services";

type Proposal = typeof refundProposals.$inferSelect;
type Decided = "already_done" | "not_found";

/**
 * Refunds at once what one person may give back, and otherwise keeps a proposal that waits for a second one. Refuses
 * what `refundByOperator` refuses, a second proposal while one waits, and, above the first amount of the settings,
 * whoever has not confirmed by passkey.
 */
export async function refundOrPropose(
  refund: OperatorRefund,
  by: Actor<"staff">,
  { isConfirmed }: { isConfirmed: boolean },
  now: Date,
): Promise<Refunded | Outcome<null, "step_up_required" | "refund_waits">> {
  return inTransaction(async (tx) => {
    const checked = await checkRefund(tx, refund, now);
    if (!checked.ok) return checked;
    const { passkey, second } = await readRefundNeeds(tx, checked.value, refund.amountMinor);
    if (passkey && !isConfirmed) return refuse("step_up_required", { passkey: true });
    return second
      ? propose(tx, checked.value, refund, by, now)
      : giveBack(tx, checked.value, refund, by, now);
  });
}

async function propose(
  tx: Tx,
  paid: PaidBooking,
  { number, amountMinor, note, again, borneBy = "house" }: OperatorRefund,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<null, "refund_waits">> {
  const { reservationId, serviceOrderId, currency, subject } = paid;
  const [waiting] = await tx
    .select({ id: refundProposals.id })
    .from(refundProposals)
    .where(
      and(
        reservationId
          ? eq(refundProposals.reservationId, reservationId)
          : eq(refundProposals.serviceOrderId, serviceOrderId ?? ""),
        eq(refundProposals.state, "open"),
      ),
    );
  if (waiting) return refuse("refund_waits");
  await tx.insert(refundProposals).values({
    ...{ reservationId, serviceOrderId, amountMinor, currency, note, again, borneBy },
    basis: basisOf(paid),
    proposedBy: by.id ?? "",
    createdAt: now,
  });
  const data = { number: number.toUpperCase(), amountMinor, currency, borneBy };
  await audit(tx, { by, event: "refund_proposed", subject, data, reason: note });
  return accept(null);
}

/**
 * Carries out a proposal for another person than who proposed it, and only while the same money would come from the
 * same payments; otherwise the refusal says what was left then and now, and it must be proposed again.
 */
export async function confirmRefund(
  id: string,
  by: Actor<"staff">,
  now: Date,
): Promise<Refunded | Outcome<never, Decided | "refund_same_person" | "refund_differs">> {
  return inTransaction(async (tx) => {
    const found = await findProposal(tx, id);
    if (!found) return refuse("not_found");
    const refund = { ...found.proposal, number: found.number };
    const checked = await checkRefund(tx, refund, now);
    // Locked with the booking: nobody else has decided since.
    const proposal = await lockOpen(tx, id);
    if (!proposal) return refuse("already_done");
    if (proposal.proposedBy === by.id) return refuse("refund_same_person");
    const { currency, basis } = proposal;
    if (!checked.ok || !isSameBasis(basis, basisOf(checked.value))) {
      const isMinor = checked.ok ? leftOf(basisOf(checked.value)) : null;
      return refuse("refund_differs", { wasMinor: leftOf(basis), isMinor, currency });
    }
    await decide(tx, id, { state: "confirmed", decidedBy: by.id, decidedAt: now });
    return giveBack(tx, checked.value, refund, by, now, proposal.proposedBy);
  });
}

/** Ends a proposal without a refund, for a reason that colleagues read; who proposed it may take it back so. */
export async function refuseRefund(
  id: string,
  reason: string,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<null, Decided>> {
  return inTransaction(async (tx) => {
    const found = await findProposal(tx, id);
    if (!found) return refuse("not_found");
    const proposal = await lockOpen(tx, id);
    if (!proposal) return refuse("already_done");
    await decide(tx, id, { state: "refused", decidedBy: by.id, decidedAt: now, decisionReason: reason });
    const { reservationId, serviceOrderId, amountMinor, currency, proposedBy } = proposal;
    const subject = reservationId
      ? ({ kind: "reservation", id: reservationId } as const)
      : ({ kind: "order", id: serviceOrderId ?? "" } as const);
    const data = { amountMinor, currency, proposedBy };
    await audit(tx, { by, event: "refund_refused", subject, data, reason });
    return accept(null);
  });
}

async function findProposal(tx: Tx, id: string): Promise<{ proposal: Proposal; number: string } | null> {
  const [found] = await tx
    .select({ proposal: refundProposals, trip: reservations.number, order: serviceOrders.number })
    .from(refundProposals)
    .leftJoin(reservations, eq(reservations.id, refundProposals.reservationId))
    .leftJoin(serviceOrders, eq(serviceOrders.id, refundProposals.serviceOrderId))
    .where(eq(refundProposals.id, id));
  return found ? { proposal: found.proposal, number: found.trip ?? found.order ?? "" } : null;
}

async function lockOpen(tx: Tx, id: string): Promise<Proposal | null> {
  const [proposal] = await tx
    .select()
    .from(refundProposals)
    .where(and(eq(refundProposals.id, id), eq(refundProposals.state, "open")))
    .for("update");
  return proposal ?? null;
}

async function decide(tx: Tx, id: string, decided: Partial<Proposal>): Promise<void> {
  await tx.update(refundProposals).set(decided).where(eq(refundProposals.id, id));
}
