import { and, desc, eq, sql } from "drizzle-orm";
import type { AuditSubject } from "@/lib/domain/shared/audit-events";
import type { LocalizedText } from "@/lib/i18n/locales";
import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { auditEvents } from "@/lib/server/platform/db/schema/audit";
import { places } from "@/lib/server/platform/db/schema/catalogue";
import { staff } from "@/lib/server/platform/db/schema/staff";

export interface ExchangeRate {
  currency: string;
  /** How many lira one unit costs. */
  tryPerUnit: number;
}

/** The kilometres by road between two cities, by their keys. */
export interface Road {
  place: string;
  other: string;
  km: number;
}

/** The stored settings by their keys; what is absent has its default. */
export async function listStoredSettings(): Promise<Map<string, unknown>> {
  const { rows } = await getPool().query<{ key: string; value: unknown }>("select key, value from settings");
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** The exchange rate of every currency but the lira. */
export async function listExchangeRates(): Promise<ExchangeRate[]> {
  const { rows } = await getPool().query<ExchangeRate>(
    `select currency, try_per_unit as "tryPerUnit" from exchange_rates where currency <> 'TRY' order by currency`,
  );
  return rows;
}

/** Every stored road. */
export async function listRoads(): Promise<Road[]> {
  const { rows } = await getPool().query<Road>(
    `select p.key as place, o.key as other, r.km from place_roads r
     join places p on p.id = r.place_id join places o on o.id = r.other_id order by 1, 2`,
  );
  return rows;
}

/** When a value was last changed, and by whom: a colleague's name, or the account at the command line. */
export interface LastChange {
  at: Date;
  by: string;
}

/** The last change of each subject of a kind, by its id. */
export async function listLastChanges(kind: AuditSubject["kind"]): Promise<Map<string, LastChange>> {
  const rows = await getDb()
    .selectDistinctOn([auditEvents.subjectId], {
      id: auditEvents.subjectId,
      at: auditEvents.at,
      by: sql<string>`coalesce(${staff.name}, ${auditEvents.actorId}, '')`,
    })
    .from(auditEvents)
    .leftJoin(staff, and(eq(auditEvents.actorKind, "staff"), eq(sql`${staff.id}::text`, auditEvents.actorId)))
    .where(eq(auditEvents.subjectKind, kind))
    .orderBy(auditEvents.subjectId, desc(auditEvents.id));
  return new Map(rows.map(({ id, ...change }) => [id, change]));
}

/** The cities that roads lead between, in their order. */
export async function listCities(): Promise<{ key: string; name: LocalizedText }[]> {
  return getDb()
    .select({ key: places.key, name: places.name })
    .from(places)
    .where(eq(places.kind, "city"))
    .orderBy(places.position, places.id);
}
