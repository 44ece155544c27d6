import { sql } from "drizzle-orm";
import { occasionPlanOf, suggestedQuantity } from "@/lib/domain/occasions/occasion-plan";
import type { OccasionService } from "@/lib/domain/occasions/occasion-service";
import type { OccasionLine } from "@/lib/domain/occasions/plan-occasion-offer";
import { isCounted } from "@/lib/domain/pricing/service-quantity";
import type { Locale } from "@/lib/i18n/locales";
import { isForOccasion } from "@/lib/server/catalogue/boats/list-boats-for-occasion";
import { cachedRead } from "@/lib/server/platform/db/cached-read";
import { localizedSql } from "@/lib/server/platform/db/localized-sql";
import { type Db, getDb } from "@/lib/server/platform/db/pool";

/**
 * The services that can be added to an occasion, in the order of its plan; without a plan every service of the boats
 * that suit it. Reads the database; pages call `listOccasionLines`.
 */
export async function readOccasionLines(
  locale: Locale,
  key: string,
  db: Db = getDb(),
): Promise<OccasionService[]> {
  const { chosen, offered } = occasionPlanOf(key);
  const keys = [...chosen, ...offered];
  const isPlanned = keys.length > 0 ? sql`s.key = any(${sql.param(keys)}::text[])` : sql`true`;
  const { rows } = await db.execute<{ service: OccasionService }>(sql`
    select json_build_object('id', s.id, 'key', s.key, 'type', s.type, 'unit', s.unit,
      'name', ${localizedSql(sql`s.name`, locale)}, 'description', ${localizedSql(sql`s.description`, locale)},
      'fromMinor', min(o.price_minor) filter (where b.currency = 'TRY'), 'leadHours', max(o.lead_hours)) as service
    from boats b join boat_services o on o.boat_id = b.id join services s on s.id = o.service_id
    where b.status = 'published' and ${isForOccasion(key)} and ${isPlanned}
    group by s.id order by array_position(${sql.param(keys)}::text[], s.key), s.position, s.id`);
  return rows.map(({ service }) => service);
}

/** `readOccasionLines` from the cache that pages share. */
export const listOccasionLines: (locale: Locale, key: string) => Promise<OccasionService[]> = cachedRead(
  "occasion-lines",
  (locale: Locale, key: string) => readOccasionLines(locale, key),
);

/** The services that are selected at first, with the quantities for this number of guests. */
export function defaultLines(
  key: string,
  services: readonly OccasionService[],
  personCount: number,
): OccasionLine[] {
  const { chosen } = occasionPlanOf(key);
  return services
    .filter((service) => chosen.includes(service.key))
    .map(({ id, key: name, unit }) => ({
      serviceId: id,
      quantity: isCounted(unit) ? suggestedQuantity(name, personCount) : 1,
    }));
}
