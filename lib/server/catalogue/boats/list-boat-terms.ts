import { sql } from "drizzle-orm";
import type { BoatTerms } from "@/lib/domain/pricing/trip-terms";
import { executePrepared } from "@/lib/server/platform/db/execute-prepared";
import type { Db } from "@/lib/server/platform/db/pool";

/** The terms with what a writer needs beside them: where the boat is and whether it is offered. */
export interface BoatWithTerms {
  id: number;
  published: boolean;
  cityId: number;
  portId: number;
  terms: BoatTerms;
}

/** The rates of boat `b` as a JSON array of `RateTerms`, in SQL. */
export const RATES_JSON = `
        coalesce((
          select json_agg(json_build_object(
            'id', r.id, 'kind', r.kind, 'priceMinor', r.price_minor, 'minHours', r.min_hours,
            'weekdays', r.weekdays, 'validFrom', r.valid_from, 'validUntil', r.valid_until,
            'createdAt', to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
          ) order by r.id) from rates r where r.boat_id = b.id), '[]')`;

/**
 * Everything that decides whether and for how much these boats can be rented, in one read, in no order.
 * Quotes, lists and reservations read their terms here, so that they agree.
 */
export async function listBoatTerms(db: Db, boatIds: readonly number[]): Promise<BoatWithTerms[]> {
  const { rows } = await executePrepared<{ boat: BoatWithTerms }>(
    db,
    sql`
    select json_build_object(
      'id', b.id, 'published', b.status = 'published', 'cityId', b.city_id, 'portId', b.port_id,
      'terms', json_build_object(
        'currency', b.currency,
        'serviceOpensHour', b.service_opens_hour,
        'serviceClosesHour', b.service_closes_hour,
        'turnaroundMinutes', b.turnaround_minutes,
        'noticeHours', b.notice_hours,
        'handoverStartHour', b.handover_start_hour,
        'handoverEndHour', b.handover_end_hour,
        'cruisingCapacity', b.cruising_capacity,
        'sleepingCapacity', b.sleeping_capacity,
        'foodCapacity', b.food_capacity,
        'prepaymentPercent', b.prepayment_percent,
        'fastApp', b.fast_app,
        'cancellationPolicy', b.cancellation_policy,
        'acceptedOnBoard', b.accepted_on_board,
        'rates', ${sql.raw(RATES_JSON)},
        'services', coalesce((
          select json_agg(json_build_object(
            'serviceId', s.id, 'type', s.type, 'unit', s.unit, 'priceMinor', o.price_minor,
            'maxQuantity', o.max_quantity, 'leadHours', o.lead_hours
          ) order by s.position, s.id)
          from boat_services o join services s on s.id = o.service_id where o.boat_id = b.id), '[]'),
        'fines', coalesce((
          select json_agg(json_build_object('usageRuleId', u.usage_rule_id, 'amountMinor', u.fine_minor)
            order by u.usage_rule_id)
          from boat_usage_rules u where u.boat_id = b.id and u.fine_minor is not null), '[]')
      )
    ) as boat
    from boats b where b.id = any(${sql.param(boatIds)}::int[])`,
  );
  return rows.map((row) => row.boat);
}
