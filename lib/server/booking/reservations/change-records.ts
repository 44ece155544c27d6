import { type SQL, sql } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { changeEntry } from "@/lib/contracts/changes";
import { toTripTime } from "@/lib/domain/shared/istanbul-time";
import type { ChangeStatus, PartnerPaymentType } from "@/lib/domain/shared/vocabulary";
import type { StoredFine } from "@/lib/server/booking/reservations/insert-reservation";
import { isoInstant } from "@/lib/server/platform/db/iso-instant";
import { DEFAULT_LOCALE_SQL } from "@/lib/server/platform/db/localized-sql";
import type { ChangedLine } from "@/lib/server/platform/db/schema/changes";

/** A change of a reservation in any status. Instants are ISO texts. */
export interface ChangeRecord {
  id: string;
  status: ChangeStatus;
  /** The names of the boats in the default language, where the trip goes to another one. */
  boat: string | null;
  oldBoat: string | null;
  oldStartsAt: string;
  oldEndsAt: string;
  oldPersonCount: number;
  oldPrepaymentMinor: number;
  oldTotalMinor: number;
  startsAt: string;
  endsAt: string;
  personCount: number;
  totalMinor: number;
  prepaymentMinor: number;
  remainingMinor: number;
  /** From when the steps of the policy count once the change is made. */
  policyStartsAt: string;
  acceptedOnBoard: PartnerPaymentType[];
  possible: StoredFine[];
  lines: ChangedLine[];
  paymentMinor: number;
  refundMinor: number;
  ownerAsked: boolean;
  acceptedAt: string | null;
  expiresAt: string | null;
  reason: string | null;
  createdAt: string;
  endedAt: string | null;
}

const nameOf = (boatId: SQL) =>
  sql`(select n.name from boat_texts n where n.boat_id = ${boatId} and n.locale = ${DEFAULT_LOCALE_SQL})`;

/** The changes of the reservation (alias `r`), the oldest first, as JSON. */
export const CHANGES_SQL: SQL = sql`(select coalesce(json_agg(json_build_object('id', x.id, 'status', x.status,
    'boat', ${nameOf(sql`x.boat_id`)}, 'oldBoat', ${nameOf(sql`x.old_boat_id`)},
    'oldStartsAt', x.old_starts_at, 'oldEndsAt', x.old_ends_at, 'oldPersonCount', x.old_person_count,
    'oldPrepaymentMinor', x.old_prepayment_minor, 'oldTotalMinor', x.old_total_minor,
    'startsAt', x.starts_at, 'endsAt', x.ends_at, 'personCount', x.person_count,
    'totalMinor', x.total_minor, 'prepaymentMinor', x.prepayment_minor, 'remainingMinor', x.remaining_minor,
    'policyStartsAt', x.policy_starts_at,
    'acceptedOnBoard', x.accepted_on_board, 'possible', x.possible, 'lines', x.lines,
    'paymentMinor', x.payment_minor, 'refundMinor', x.refund_minor, 'ownerAsked', x.owner_asked,
    'acceptedAt', x.accepted_at, 'expiresAt', x.expires_at, 'reason', x.reason, 'createdAt', x.created_at, 'endedAt', x.ended_at)
    order by x.created_at, x.id), '[]')
  from reservation_changes x where x.reservation_id = r.id)`;

/** What holds now: a deadline that has passed ends the change for every reader, even before its job has run. */
export function changeStatusNow(
  { status, expiresAt }: Pick<ChangeRecord, "status" | "expiresAt">,
  now: Date,
): ChangeStatus {
  return expiresAt && new Date(expiresAt) <= now ? "expired" : status;
}

const timeOf = (instant: string) => toTripTime(new Date(instant));

/** A change as responses carry it. */
export function describeChange(change: ChangeRecord, now: Date): InferOutput<typeof changeEntry> {
  const status = changeStatusNow(change, now);
  return {
    id: change.id,
    status,
    from: {
      boat: change.oldBoat,
      start_date: timeOf(change.oldStartsAt),
      end_date: timeOf(change.oldEndsAt),
      person_count: change.oldPersonCount,
      total_price: change.oldTotalMinor,
    },
    to: {
      boat: change.boat,
      start_date: timeOf(change.startsAt),
      end_date: timeOf(change.endsAt),
      person_count: change.personCount,
      total_price: change.totalMinor,
    },
    payment: change.paymentMinor,
    refund: change.refundMinor,
    remaining: change.remainingMinor,
    expires_at: change.expiresAt && status === change.status ? isoInstant(change.expiresAt) : null,
    reason: change.reason,
    created_at: isoInstant(change.createdAt),
    ended_at: change.endedAt && isoInstant(change.endedAt),
  };
}
