import { type SQL, sql } from "drizzle-orm";
import type { StepActor } from "@/lib/contracts/lifecycle";
import type { ActorKind } from "@/lib/domain/shared/vocabulary";
import { isoInstant } from "@/lib/server/platform/db/iso-instant";

/** One step in the lifecycle of a reservation or an order. */
export interface StepRecord<S extends string> {
  status: S;
  /** What led to the status; a changed trip keeps its own. */
  event: string;
  actor: ActorKind;
  reason: string | null;
  at: string;
}

const HISTORIES = {
  reservation: sql`reservation_history h where h.reservation_id`,
  order: sql`service_order_history h where h.order_id`,
} as const;

/** The steps of the reservation or order whose id the expression gives, in order, as JSON. */
export function stepsSql(of: keyof typeof HISTORIES, id: SQL): SQL {
  return sql`(select coalesce(json_agg(json_build_object('status', h.to_status, 'event', h.event, 'actor', h.actor,
    'reason', h.reason, 'at', h.at) order by h.id), '[]') from ${HISTORIES[of]} = ${id})`;
}

/** A step as responses carry it: whoever of the staff caused it, to customers it was the operator. */
export function describeStep<S extends string>({
  actor,
  at,
  ...step
}: StepRecord<S>): Omit<StepRecord<S>, "actor"> & { actor: StepActor } {
  return { ...step, actor: actor === "staff" ? "operator" : actor, at: isoInstant(at) };
}
