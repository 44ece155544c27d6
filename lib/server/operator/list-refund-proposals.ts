import { desc, eq, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { leftOf } from "@/lib/domain/payments/refund-basis";
import type { Currency, ProposalState } from "@/lib/domain/shared/vocabulary";
import { getDb } from "@/lib/server/platform/db/pool";
import { users } from "@/lib/server/platform/db/schema/accounts";
import { payments, refunds } from "@/lib/server/platform/db/schema/payments";
import { refundProposals } from "@/lib/server/platform/db/schema/refund-proposals";
import { reservations } from "@/lib/server/platform/db/schema/reservations";
import { serviceOrders } from "@/lib/server/platform/db/schema/services";
import { staff } from "@/lib/server/platform/db/schema/staff";

/** A refund that needs, or needed, a second person. */
export interface ListedProposal {
  id: string;
  /** Of the reservation or order. */
  number: string;
  customerName: string;
  amountMinor: number;
  currency: Currency;
  note: string;
  state: ProposalState;
  proposedById: string;
  proposedBy: string;
  createdAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
  decisionReason: string | null;
  /** What was left of the payments when it was proposed, and what is now. */
  leftThenMinor: number;
  leftNowMinor: number;
}

const MAX_LISTED = 100;

/** Proposals that wait, or those of one booking, decided ones too; the newest first. */
export async function listRefundProposals(which: { number: string } | "open"): Promise<ListedProposal[]> {
  const [proposer, decider] = [alias(staff, "proposer"), alias(staff, "decider")];
  const number = sql<string>`coalesce(${reservations.number}, ${serviceOrders.number})`;
  const left = sql`(select coalesce(sum(${payments.amountMinor} - coalesce((select sum(${refunds.amountMinor})
      from ${refunds} where ${refunds.paymentId} = ${payments.id} and ${refunds.state} <> 'failed'), 0)), 0)
    from ${payments} where ${payments.state} in ('paid', 'paid_too_late')
      and (${payments.reservationId} = ${refundProposals.reservationId}
        or ${payments.serviceOrderId} = ${refundProposals.serviceOrderId}))`;
  const rows = await getDb()
    .select({
      proposal: refundProposals,
      number,
      customerName: sql<string>`coalesce(${serviceOrders.customerName}, ${users.name} || ' ' || ${users.surname}, '')`,
      proposedBy: sql<string>`coalesce(${proposer.name}, ${refundProposals.proposedBy})`,
      decidedBy: sql<string | null>`coalesce(${decider.name}, ${refundProposals.decidedBy})`,
      leftNowMinor: left.mapWith(Number),
    })
    .from(refundProposals)
    .leftJoin(reservations, eq(reservations.id, refundProposals.reservationId))
    .leftJoin(serviceOrders, eq(serviceOrders.id, refundProposals.serviceOrderId))
    .leftJoin(users, eq(users.id, reservations.userId))
    .leftJoin(proposer, eq(sql`${proposer.id}::text`, refundProposals.proposedBy))
    .leftJoin(decider, eq(sql`${decider.id}::text`, refundProposals.decidedBy))
    .where(
      which === "open"
        ? eq(refundProposals.state, "open")
        : or(eq(reservations.number, which.number), eq(serviceOrders.number, which.number)),
    )
    .orderBy(desc(refundProposals.createdAt), desc(refundProposals.id))
    .limit(MAX_LISTED);
  return rows.map(({ proposal, ...names }) => {
    const { id, amountMinor, currency, note, state, createdAt, decidedAt, decisionReason } = proposal;
    return {
      ...{ id, amountMinor, currency, note, state, createdAt, decidedAt, decisionReason, ...names },
      proposedById: proposal.proposedBy,
      leftThenMinor: leftOf(proposal.basis),
    };
  });
}
