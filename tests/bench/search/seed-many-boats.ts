import type { Client } from "pg";

/** Filled in bulk: without their indexes and constraints, which are built again afterwards. */
const TABLES = [
  "boats",
  "rates",
  "boat_texts",
  "boat_pictures",
  "slugs",
  "boat_occupancies",
  "boat_prices",
  "boat_busy",
];
const PICTURES = 3;

/** Copies of a demo boat keep its id as the rest of a division by this. */
const STEP = 1000;
const isCopy = `b.id > ${STEP}`;
const original = `b.id % ${STEP}`;

/** Copies of every published demo boat, each with its texts and pictures, a tenth dearer or cheaper in many steps. */
const COPIES = [
  `insert into boats select copy.* from boats b, generate_series(1, $1::int) n
     cross join lateral jsonb_populate_record(b, jsonb_build_object('id', b.id + n * ${STEP}, 'code', b.code || 'L' || n,
       'code_folded', b.code_folded || 'l' || n, 'score', random() * 10, 'rating', round((3 + random() * 2)::numeric, 2),
       'review_count', 3, 'cruising_capacity', b.cruising_capacity + (random() * 4)::int,
       'from_minor', (b.from_minor * (0.5 + n % 997 / 997.0))::bigint,
       'from_try_minor', (b.from_try_minor * (0.5 + n % 997 / 997.0))::bigint)) copy
   where b.status = 'published'`,
  `insert into rates (boat_id, kind, price_minor, min_hours, weekdays, valid_from, valid_until)
   select b.id, r.kind, greatest(1, r.price_minor * (0.5 + b.id / ${STEP} % 997 / 997.0)), r.min_hours, r.weekdays,
     r.valid_from, r.valid_until from boats b join rates r on r.boat_id = ${original} where ${isCopy}`,
  `insert into boat_texts (boat_id, locale, name, description)
   select b.id, t.locale, t.name || ' ' || b.id, t.description
   from boats b join boat_texts t on t.boat_id = ${original} where ${isCopy}`,
  `insert into boat_pictures (boat_id, position, media_key, alt) select b.id, p.position, p.media_key, p.alt
   from boats b join boat_pictures p on p.boat_id = ${original} where ${isCopy} and p.position < ${PICTURES}`,
  `insert into slugs (scope, locale, slug, entity_id, kind) select s.scope, s.locale, s.slug || '-' || b.id, b.id, s.kind
   from boats b join slugs s on s.scope = 'boat' and s.current and s.entity_id = ${original} where ${isCopy}`,
  `insert into boat_prices select b.id, p.city_id, p.kind, p.weekdays, p.valid_from, p.valid_until, p.min_hours,
     price, round(price * x.try_per_unit), round(price * case p.kind when 'hourly' then p.min_hours else 1 end * x.try_per_unit)
   from boats b join boat_prices p on p.boat_id = ${original} join exchange_rates x on x.currency = b.currency
     cross join lateral (select greatest(1, p.price_minor * (0.5 + b.id / ${STEP} % 997 / 997.0))::bigint as price) dearer
   where ${isCopy}`,
  // Over half a year, five hours each, on other days for other boats: about one boat in twenty is taken on a day.
  `insert into boat_occupancies (boat_id, period, kind)
   select b.id, tstzrange(start, start + interval '5 hours'), 'block' from boats b, generate_series(1, $2::int) n
     cross join lateral (select date_trunc('day', now()) + (n * 18 + b.id / ${STEP} % 17) * interval '1 day'
       + (6 + b.id / ${STEP} % 9) * interval '1 hour' as start) s
   where ${isCopy}`,
  `insert into boat_busy (boat_id, day, occupancy_id, hours, expires_at)
   select o.boat_id, busy.day, o.id, busy.hours, o.expires_at
   from boat_occupancies o join boats b on b.id = o.boat_id, busy_days(o.period, b.turnaround_minutes) busy where ${isCopy}`,
  `insert into boat_counts as counted (facet, option, city_id, area_id, port_id, type_id, boats)
   select f.facet, f.option, b.city_id, b.area_id, b.port_id, b.type_id, count(*)
   from boats b, boat_facets(b) f where ${isCopy} group by 1, 2, 3, 4, 5, 6
   on conflict (facet, option, city_id, area_id, port_id, type_id) do update set boats = counted.boats + excluded.boats`,
];

const CONSTRAINTS = `
  select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where conrelid = any ($1::regclass[]) and contype = 'x'`;
const INDEXES = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index where indrelid = any ($1::regclass[]) and not indisunique
    and not exists (select from pg_constraint where conindid = indexrelid)`;

/**
 * Makes about so many published boats, each with so many taken times, and everything that searches read of them. Returns
 * how many there are. The connection must not have a time limit.
 */
export async function seedManyBoats(client: Client, wanted: number, timesTaken: number): Promise<number> {
  const copies = Math.ceil(wanted / (await countBoats(client))) - 1;
  // No checks of foreign keys and no triggers: the rows are copies of sound ones.
  await client.query("set session_replication_role = replica");
  await client.query("set maintenance_work_mem = '1GB'; set work_mem = '256MB'");
  const { rows: constraints } = await client.query(CONSTRAINTS, [TABLES]);
  const { rows: indexes } = await client.query(INDEXES, [TABLES]);
  for (const { table, name } of constraints)
    await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (const statement of COPIES) {
    const values = [copies, timesTaken].filter((_, index) => statement.includes(`$${index + 1}`));
    await client.query(statement.replace("$2", values.length === 1 ? "$1" : "$2"), values);
  }
  for (const { definition } of indexes) await client.query(definition);
  for (const { table, name, definition } of constraints)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  await client.query("set session_replication_role = origin");
  await client.query("vacuum analyze");
  return countBoats(client);
}

async function countBoats(client: Client): Promise<number> {
  const { rows } = await client.query("select count(*)::int as boats from boats where status = 'published'");
  return rows[0].boats;
}
