import { eq } from "drizzle-orm";
import { type ChangeEnd, nextChangeStatus } from "@/lib/domain/changes/next-change-status";
import type { ReservationMail } from "@/lib/domain/shared/booking-mails";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { queueChangeMails } from "@/lib/server/booking/lifecycle/change-mails";
import type { ChangeRow } from "@/lib/server/booking/lifecycle/lock-change";
import { queueChangeExpiry } from "@/lib/server/booking/lifecycle/queue-change-expiry";
import { releaseChange } from "@/lib/server/catalogue/occupancy/hold-change";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { reservationChanges } from "@/lib/server/platform/db/schema/changes";

/** The mail to the customer for each end; none for a withdrawal, which the customer caused. */
const CUSTOMER_MAILS = {
  refuse: ["change_refused"],
  withdraw: [],
  expire: ["change_expired"],
} as const satisfies Record<ChangeEnd, readonly ReservationMail[]>;

/** The mails for the end of a change; owners get one only if they were asked. */
function mailsOf(end: ChangeEnd, { ownerAsked }: ChangeRow): readonly ReservationMail[] {
  const owner: readonly ReservationMail[] = ownerAsked && end !== "refuse" ? ["change_ended_owner"] : [];
  return [...CUSTOMER_MAILS[end], ...owner];
}

interface ChangeEnding {
  end: ChangeEnd;
  now: Date;
  /** Why the owner refused. */
  reason?: string | null;
  /** Sends no mails: the mail about the reservation's end is enough. */
  silent?: boolean;
}

/**
 * Ends an open change without touching its trip: what it held is free, its deadline and unsent mails are gone. The
 * change is locked, its boat and reservation before it. Refuses a change that is over, an expiry before the deadline,
 * and everything else after it.
 */
export async function endChange(
  tx: Tx,
  change: ChangeRow,
  boatId: number,
  { end, now, reason = null, silent = false }: ChangeEnding,
): Promise<Outcome<ChangeRow, "transition_not_allowed">> {
  const { id, status, expiresAt } = change;
  const next = nextChangeStatus(status, end);
  if (!next.ok) return next;
  const isOver = expiresAt !== null && expiresAt <= now;
  if (isOver !== (end === "expire")) return refuse("transition_not_allowed", { from: status, event: end });
  await tx
    .update(reservationChanges)
    .set({ status: next.value, expiresAt: null, endedAt: now, reason })
    .where(eq(reservationChanges.id, id));
  await releaseChange(tx, id, { ...change, boatId }, now);
  await queueChangeExpiry(tx, id, null);
  if (!silent) await queueChangeMails(tx, change, mailsOf(end, change));
  return accept({ ...change, status: next.value, expiresAt: null, endedAt: now, reason });
}

/** Ends the open change of a locked reservation that is cancelled or over: its trip is not changed any more. */
export async function dropChange(tx: Tx, change: ChangeRow, boatId: number, now: Date): Promise<void> {
  const isOver = change.expiresAt !== null && change.expiresAt <= now;
  const ended = await endChange(tx, change, boatId, {
    end: isOver ? "expire" : "withdraw",
    now,
    silent: true,
  });
  if (!ended.ok) throw new Error(`An open change could not be ended: ${ended.code}`);
}
