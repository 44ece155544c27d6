import type { Pool } from "pg";

/** Ids of copies keep the number of the boat that they were made from as their last three digits. */
const STATEMENTS = [
  `insert into boats select copy.* from boats b, generate_series(1, $1::int) n
     cross join lateral jsonb_populate_record(b, jsonb_build_object('id', b.id + n * 1000, 'code', b.code || 'L' || n,
       'code_folded', b.code_folded || 'l' || n, 'score', random() * 10,
       'from_minor', 50000 + (random() * 5e6)::int, 'from_try_minor', 50000 + (random() * 5e6)::int)) copy
   where b.status = 'published'`,
  `insert into rates (boat_id, kind, price_minor, min_hours, weekdays, valid_from, valid_until)
   select b.id, r.kind, r.price_minor, r.min_hours, r.weekdays, r.valid_from, r.valid_until
   from boats b join rates r on r.boat_id = b.id % 1000 where b.id > 1000`,
  `insert into boat_texts (boat_id, locale, name, description)
   select b.id, t.locale, t.name || ' ' || b.id, t.description
   from boats b join boat_texts t on t.boat_id = b.id % 1000 where b.id > 1000`,
  `insert into boat_pictures (boat_id, position, media_key, alt)
   select b.id, p.position, p.media_key, p.alt
   from boats b join boat_pictures p on p.boat_id = b.id % 1000 where b.id > 1000`,
  `insert into slugs (scope, locale, slug, entity_id, kind)
   select s.scope, s.locale, s.slug || '-' || b.id, b.id, s.kind
   from boats b join slugs s on s.scope = 'boat' and s.current and s.entity_id = b.id % 1000 where b.id > 1000`,
  `insert into boat_occupancies (boat_id, period, kind)
   select b.id, tstzrange(start, start + interval '5 hours'), 'block'
   from boats b, generate_series(1, 10) n
     cross join lateral (select date_trunc('day', now()) + (n * 6 + b.id % 5) * interval '1 day'
       + (6 + b.id % 9) * interval '1 hour' as start) s
   where b.id > 1000`,
  "vacuum analyze",
];

/** Copies every published demo boat until there are about so many, each with its texts, prices and ten taken times. */
export async function multiplyBoats(pool: Pool, wanted: number): Promise<number> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query(
      "select count(*)::int as boats from boats where status = 'published'",
    );
    const copies = Math.ceil(wanted / rows[0].boats) - 1;
    for (const statement of STATEMENTS)
      await client.query(statement, statement.includes("$1") ? [copies] : []);
    const { rows: all } = await client.query(
      "select count(*)::int as boats from boats where status = 'published'",
    );
    return all[0].boats;
  } finally {
    client.release(true);
  }
}
