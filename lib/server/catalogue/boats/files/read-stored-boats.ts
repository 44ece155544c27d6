import { positionsOf } from "@/lib/domain/shared/bit-mask";
import {
  type ResolvedBoat,
  WEEKDAYS,
  type WrittenBoat,
} from "@/lib/server/catalogue/boats/files/boat-document";
import type { SqlClient } from "@/lib/server/platform/db/upsert-rows";
import { versionOf } from "@/lib/server/platform/files/version-of";

export interface StoredBoat extends ResolvedBoat {
  id: number;
}

const localizedText = (column: string) => `
  (select json_object_agg(t.locale, t.${column}) from boat_texts t where t.boat_id = b.id)`;

const STORED = `
  select b.id, b.code, b.status, b.fast_app as instant, b.model_year, b.length_cm, b.width_cm, b.cruising_capacity,
    b.food_capacity, b.sleeping_capacity, b.cabin_count, b.toilet_count,
    to_char(b.last_maintenance_on, 'YYYY-MM-DD') as last_maintenance_on, b.currency, b.prepayment_percent,
    b.cancellation_policy, b.accepted_on_board, b.service_opens_hour, b.service_closes_hour,
    b.handover_start_hour, b.handover_end_hour, b.turnaround_minutes, b.notice_hours,
    json_build_object('name', b.owner_name, 'email', b.owner_email, 'phone', b.owner_phone,
      'locale', b.owner_locale) as owner,
    json_build_object('name', b.captain_name, 'phone', b.captain_phone,
      'languages', b.captain_languages, 'licence', b.captain_licence) as captain,
    ty.key as type, port.key as port,
    ${localizedText("name")} as name, ${localizedText("description")} as description,
    (select json_object_agg(t.locale, t.rental_rules) from boat_texts t
      where t.boat_id = b.id and t.rental_rules is not null) as rental_rules,
    (select json_object_agg(s.locale, s.slug) from slugs s
      where s.scope = 'boat' and s.entity_id = b.id and s.current) as slug,
    coalesce((select json_agg(f.key order by f.position, f.id) from boat_facilities x
      join facilities f on f.id = x.facility_id where x.boat_id = b.id), '[]') as facilities,
    coalesce((select json_agg(json_build_object('key', u.key, 'fine_minor', x.fine_minor)
      order by u.position, u.id) from boat_usage_rules x join usage_rules u on u.id = x.usage_rule_id
      where x.boat_id = b.id), '[]') as usage_rules,
    coalesce((select json_agg(json_build_object('key', s.key, 'max_quantity', x.max_quantity,
      'lead_hours', x.lead_hours, 'price_minor', x.price_minor) order by s.position, s.id)
      from boat_services x join services s on s.id = x.service_id where x.boat_id = b.id), '[]') as services,
    coalesce((select json_agg(json_build_object('kind', r.kind, 'min_hours', r.min_hours,
      'weekdays', r.weekdays, 'from', r.valid_from, 'until', r.valid_until, 'price_minor', r.price_minor)
      order by r.id) from rates r where r.boat_id = b.id), '[]') as rates,
    coalesce((select json_agg(json_build_object('key', p.media_key, 'alt', p.alt, 'gallery', p.gallery)
      order by p.position) from boat_pictures p where p.boat_id = b.id), '[]') as pictures,
    (select json_build_object('key', m.media_key, 'poster', m.poster_key, 'title', m.title,
      'description', m.description, 'published_on', m.published_on) from boat_videos m
      where m.boat_id = b.id) as video
  from boats b join types ty on ty.id = b.type_id join places port on port.id = b.port_id
  where $1::text[] is null or b.code = any ($1::text[])
  order by b.code`;

/** The boats with these codes, or all of them, as files would carry them. */
export async function readStoredBoats(
  client: SqlClient,
  codes: readonly string[] | null = null,
): Promise<StoredBoat[]> {
  const { rows } = await client.query<StoredBoat>(STORED, [codes]);
  return rows;
}

/** The version of a stored boat: it changes with everything that a file says of the boat. */
export function versionOfBoat({ id: _, ...boat }: StoredBoat): string {
  return versionOf(boat);
}

/** A stored boat as an export writes it, with its version; importing it changes nothing. */
export function exportBoat({ id, ...boat }: StoredBoat): WrittenBoat {
  const { code, ...rest } = writeBoat(boat);
  return { code, version: versionOfBoat({ id, ...boat }), ...rest };
}

/** What a file says of a boat. */
export function writeBoat(boat: ResolvedBoat): WrittenBoat {
  const { length_cm, width_cm, usage_rules, services, rates, ...rest } = boat;
  return {
    ...rest,
    length_m: decimal(length_cm),
    width_m: decimal(width_cm),
    usage_rules: usage_rules.map(({ fine_minor, ...rule }) =>
      fine_minor === null ? rule : { ...rule, fine: decimal(fine_minor) },
    ),
    services: services.map(({ price_minor, ...service }) => ({ ...service, price: decimal(price_minor) })),
    rates: rates.map(({ price_minor, weekdays, ...rate }) => ({
      ...rate,
      price: decimal(price_minor),
      weekdays: weekdays === null ? null : positionsOf(BigInt(weekdays)).map((day) => WEEKDAYS[day] ?? "mon"),
    })),
  };
}

function decimal(hundredths: number): string {
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, "0")}`;
}
