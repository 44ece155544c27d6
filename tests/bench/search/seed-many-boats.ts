import type { Client } from "pg";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { rebuildSearch } from "@/lib/server/catalogue/search/projection/rebuild-search";

/** Filled in bulk: without their indexes, constraints and triggers, which are there again afterwards. */
const TABLES = [
  "boats",
  "rates",
  "boat_texts",
  "boat_pictures",
  "reviews",
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
/** From half the price of the original to one and a half times as much. */
const dearer = (price: string, number: string) =>
  `greatest(1, ${price} * (0.5 + (${number}) % 997 / 997.0))::bigint`;

/** What a copy does not share with its original; `n` counts the copies. */
const OWN: Readonly<Record<string, string>> = {
  id: `b.id + n * ${STEP}`,
  code: "b.code || 'L' || n",
  code_folded: "b.code_folded || 'l' || n",
  score: "floor(random() * 1000)",
  rating: "round((3 + random() * 2)::numeric, 2)",
  review_count: "3",
  cruising_capacity: "b.cruising_capacity + (random() * 4)::int",
  from_minor: dearer("b.from_minor", "n"),
  from_try_minor: dearer("b.from_try_minor", "n"),
};

/** A price for the whole year and one for each season within a year, as most owners have them. */
const SIMPLE_RATES = `delete from rates where weekdays is not null or valid_until <= current_date
  or valid_from > current_date + 365`;

const COPIES = [
  `insert into rates (boat_id, kind, price_minor, min_hours, weekdays, valid_from, valid_until)
   select b.id, r.kind, ${dearer("r.price_minor", `b.id / ${STEP}`)}, r.min_hours, r.weekdays, r.valid_from, r.valid_until
   from boats b join rates r on r.boat_id = ${original} where ${isCopy}`,
  `insert into boat_prices (boat_id, city_id, kind, weekdays, valid_from, valid_until, min_hours, price_minor,
     try_minor, shortest_try_minor, area_id, port_id, type_id, cruising_capacity, sleeping_capacity, fast_app,
     rating, facility_mask, rule_mask)
   select b.id, p.city_id, p.kind, p.weekdays, p.valid_from, p.valid_until, p.min_hours, price,
     round(price * x.try_per_unit), round(price * case p.kind when 'hourly' then p.min_hours else 1 end * x.try_per_unit),
     b.area_id, b.port_id, b.type_id, b.cruising_capacity, b.sleeping_capacity, b.fast_app, b.rating, b.facility_mask, b.rule_mask
   from boats b join boat_prices p on p.boat_id = ${original} join exchange_rates x on x.currency = b.currency
     cross join lateral (select ${dearer("p.price_minor", `b.id / ${STEP}`)} as price) copied
   where ${isCopy}`,
  `insert into boat_texts (boat_id, locale, name, description) select b.id, t.locale, t.name || ' ' || b.id, ''
   from boats b join boat_texts t on t.boat_id = ${original} where ${isCopy}`,
  `insert into boat_pictures (boat_id, position, media_key, alt, gallery)
   select b.id, p.position, p.media_key, p.alt, p.gallery
   from boats b join boat_pictures p on p.boat_id = ${original} where ${isCopy} and p.position < ${PICTURES}`,
  `insert into reviews (boat_id, user_id, locale, title, text, clean_rate, service_rate, comm_rate, pp_rate, demo, created_at)
   with originals as materialized (
     select *, row_number() over (partition by boat_id order by id) as number from reviews where published)
   select b.id, r.user_id, r.locale, r.title, r.text, r.clean_rate, r.service_rate, r.comm_rate, r.pp_rate, true,
     r.created_at - b.id * interval '1 second'
   from boats b join originals r on r.boat_id = ${original} and r.number <= 3 where ${isCopy}`,
  `insert into slugs (scope, locale, slug, entity_id, kind)
   select s.scope, s.locale, s.slug || '-' || b.id, b.id, s.kind
   from boats b join slugs s on s.scope = 'boat' and s.current and s.entity_id = ${original} where ${isCopy}`,
  `insert into boat_busy (boat_id, day, occupancy_id, hours, expires_at)
   select o.boat_id, busy.day, o.id, busy.hours, o.expires_at
   from boat_occupancies o join boats b on b.id = o.boat_id, busy_days(o.period, b.turnaround_minutes) busy where ${isCopy}`,
  `insert into boat_counts as counted (facet, option, city_id, area_id, port_id, type_id, boats)
   select f.facet, f.option, b.city_id, b.area_id, b.port_id, b.type_id, count(*)
   from boats b, boat_facets(b) f where ${isCopy} group by 1, 2, 3, 4, 5, 6
   on conflict (facet, option, city_id, area_id, port_id, type_id) do update set boats = counted.boats + excluded.boats`,
];

/** Over half a year, five hours each, on other days for other boats. */
const taken = (times: number) => `
  insert into boat_occupancies (boat_id, period, kind)
  select b.id, tstzrange(start, start + interval '5 hours'), 'block' from boats b, generate_series(1, ${times}) n
    cross join lateral (select date_trunc('day', now()) + (n * 18 + b.id / ${STEP} % 17) * interval '1 day'
      + (6 + b.id / ${STEP} % 9) * interval '1 hour' as start) s
  where ${isCopy}`;

const CONSTRAINTS = `
  select conrelid::regclass::text as "table", conname as name,
    pg_get_constraintdef(oid) || case contype when 'f' then ' not valid' else '' end as definition
  from pg_constraint where conrelid = any ($1::regclass[]) and contype in ('x', 'f')`;
const INDEXES = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index where indrelid = any ($1::regclass[])
    and not exists (select from pg_constraint where conindid = indexrelid)`;

/**
 * Makes about so many published boats, each taken so many times, and everything that searches read of them. Returns how
 * many there are. The connection must not have a time limit.
 */
export async function seedManyBoats(client: Client, wanted: number, timesTaken: number): Promise<number> {
  const copies = Math.ceil(wanted / (await countBoats(client))) - 1;
  await client.query(SIMPLE_RATES);
  await rebuildSearch(client, tripDayOf(new Date()));
  await client.query("set maintenance_work_mem = '1GB'");
  await client.query("set work_mem = '256MB'");
  const { rows: constraints } = await client.query(CONSTRAINTS, [TABLES]);
  const { rows: indexes } = await client.query(INDEXES, [TABLES]);
  for (const { table, name } of constraints)
    await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (const table of TABLES) await client.query(`alter table ${table} disable trigger user`);
  await copyBoats(client, copies);
  for (const statement of [taken(timesTaken), ...COPIES]) await client.query(statement);
  for (const { definition } of indexes) await client.query(definition);
  for (const { table, name, definition } of constraints)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  for (const table of TABLES) await client.query(`alter table ${table} enable trigger user`);
  await client.query("vacuum analyze");
  return countBoats(client);
}

async function copyBoats(client: Client, copies: number): Promise<void> {
  const { rows } = await client.query(
    "select column_name as name from information_schema.columns where table_name = 'boats' order by ordinal_position",
  );
  const names: string[] = rows.map(({ name }) => name);
  const values = names.map((name) => OWN[name] ?? `b.${name}`);
  await client.query(
    `insert into boats (${names.join(", ")}) select ${values.join(", ")}
     from boats b, generate_series(1, ${copies}) n where b.status = 'published'`,
  );
  await client.query("analyze boats");
}

async function countBoats(client: Client): Promise<number> {
  const { rows } = await client.query("select count(*)::int as boats from boats where status = 'published'");
  return rows[0].boats;
}
