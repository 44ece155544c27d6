alter table boat_counts drop constraint boat_counts_facet;
--> statement-breakpoint
alter table boat_counts add constraint boat_counts_facet check (facet in ('boats', 'instant', 'rating', 'facility', 'ban', 'capacity', 'length', 'berths'));
--> statement-breakpoint
-- As before (0014), and berths, of which searches for nights ask.
create or replace function boat_facets(boat boats) returns table (facet text, option integer) language sql stable parallel safe as $$
  select listed.facet, listed.option from (
    select 'boats' as facet, 0 as option
    union all select 'instant', 0 where boat.fast_app
    union all select 'rating', floor(boat.rating * 10)::integer where boat.rating is not null
    union all select 'capacity', boat.cruising_capacity
    union all select 'length', boat.length_cm
    union all select 'berths', boat.sleeping_capacity
    union all select 'facility', bit from facilities where boat.facility_mask >> bit & 1 = 1
    union all select 'ban', bit from usage_rules where boat.rule_mask >> bit & 1 = 1
  ) listed where boat.status = 'published'
$$;
--> statement-breakpoint
create or replace function keep_boat_counts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into boat_counts as counted (facet, option, city_id, area_id, port_id, type_id, boats)
      select f.facet, f.option, b.city_id, b.area_id, b.port_id, b.type_id, count(*)
      from new_boats b, boat_facets(b) f
      group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
      on conflict (facet, option, city_id, area_id, port_id, type_id) do update set boats = counted.boats + excluded.boats;
  elsif tg_op = 'DELETE' then
    insert into boat_counts as counted (facet, option, city_id, area_id, port_id, type_id, boats)
      select f.facet, f.option, b.city_id, b.area_id, b.port_id, b.type_id, -count(*)
      from old_boats b, boat_facets(b) f
      group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
      on conflict (facet, option, city_id, area_id, port_id, type_id) do update set boats = counted.boats + excluded.boats;
  else
    insert into boat_counts as counted (facet, option, city_id, area_id, port_id, type_id, boats)
      select changed.facet, changed.option, changed.city_id, changed.area_id, changed.port_id, changed.type_id, sum(boat)
      from old_boats before join new_boats after using (id)
        cross join lateral (
          select f.facet, f.option, after.city_id, after.area_id, after.port_id, after.type_id, 1 as boat from boat_facets(after) f
          union all
          select f.facet, f.option, before.city_id, before.area_id, before.port_id, before.type_id, -1 from boat_facets(before) f
        ) changed
      where (before.status, before.fast_app, before.rating, before.cruising_capacity, before.length_cm, before.sleeping_capacity, before.facility_mask,
          before.rule_mask, before.city_id, before.area_id, before.port_id, before.type_id)
        is distinct from (after.status, after.fast_app, after.rating, after.cruising_capacity, after.length_cm, after.sleeping_capacity,
          after.facility_mask, after.rule_mask, after.city_id, after.area_id, after.port_id, after.type_id)
      group by 1, 2, 3, 4, 5, 6 having sum(boat) <> 0 order by 1, 2, 3, 4, 5, 6
      on conflict (facet, option, city_id, area_id, port_id, type_id) do update set boats = counted.boats + excluded.boats;
  end if;
  return null;
end $$;
--> statement-breakpoint
insert into boat_counts (facet, option, city_id, area_id, port_id, type_id, boats)
  select 'berths', sleeping_capacity, city_id, area_id, port_id, type_id, count(*) from boats where status = 'published'
  group by 2, 3, 4, 5, 6;
--> statement-breakpoint
-- The recommended order in 64 parts, the last of which is its beginning.
create function score_part(score double precision) returns integer language sql immutable parallel safe as $$
  select least(63, greatest(0, floor(score / 16)))::integer
$$;
--> statement-breakpoint
-- Prices in parts: from a hundred lira up sixteen for each time that the price doubles.
create function price_part(price bigint) returns integer language sql immutable parallel safe as $$
  select least(255, greatest(0, floor(16 * ln(greatest(price, 1)::float8 / 10000) / ln(2::float8))))::integer
$$;
--> statement-breakpoint
-- The parts of the price lists in which a row of `boat_prices` stands: that of its kind (1, 2, 3) by the price of its unit, and
-- that of any trip (0) by the shortest.
create function price_parts(kind text, standing smallint, unit integer, shortest integer) returns integer[]
  language sql immutable parallel safe as $$
  select array_position(array['hourly', 'daily', 'swim_tour'], kind) * 256 + unit
    || case when standing < 3 then array[shortest] else array[]::integer[] end
$$;
--> statement-breakpoint
-- What a search may ask of a boat, one number for each trait: its family (0 type, 1 facility, 2 bookable at once, 3 rating,
-- 4 guests, 5 berths, 6 month in which it may be sold), the option within it, and the part of an order in which the boat stands.
-- Of numbers, such as guests, these are the steps that the boat reaches: `TRAIT_STEPS`.
create function search_traits(parts integer[], type_id integer,
  cruising_capacity integer, sleeping_capacity integer, fast_app boolean, rating double precision, facility_mask bigint,
  valid_from date, valid_until date) returns bigint[] language plpgsql immutable parallel safe as $$
declare
  traits bigint[] := array[type_id];
  rest bigint := facility_mask;
  bit integer := 0;
  step integer;
  day date;
begin
  while rest <> 0 and bit < 63 loop
    if rest & 1 = 1 then traits := traits || ((1::bigint << 32) + bit); end if;
    rest := rest >> 1;
    bit := bit + 1;
  end loop;
  if fast_app then traits := traits || ((2::bigint << 32) + 1); end if;
  foreach step in array array[10, 20, 30, 40, 45] loop
    if rating * 10 >= step then traits := traits || ((3::bigint << 32) + step); end if;
  end loop;
  foreach step in array array[4, 8, 12, 16, 24] loop
    if cruising_capacity >= step then traits := traits || ((4::bigint << 32) + step); end if;
  end loop;
  foreach step in array array[4, 8, 12, 16] loop
    if sleeping_capacity >= step then traits := traits || ((5::bigint << 32) + step); end if;
  end loop;
  if valid_from is not null then
    if isfinite(valid_from) and isfinite(valid_until) and valid_until - valid_from < 330 then
      day := valid_from;
      while day < valid_until loop
        traits := traits || ((6::bigint << 32) + extract(month from day)::integer);
        day := (date_trunc('month', day::timestamp) + interval '1 month')::date;
      end loop;
    else
      traits := traits || array(select (6::bigint << 32) + month from generate_series(1, 12) month);
    end if;
  end if;
  return array(select (trait << 12) + part from unnest(traits) trait, unnest(parts) part);
end $$;
--> statement-breakpoint
-- Filters that few boats pass, together: the boats and prices with all of some traits, part by part of an order. Changes go
-- into the index at once (`fastupdate`), since a search would read what waits.
create index boats_traits on boats using gin (search_traits(array[score_part(score)], type_id, cruising_capacity, sleeping_capacity, fast_app, rating, facility_mask, case when sold_besides = 0 then least(hourly_from, nightly_from, tour_from) else '-infinity' end, case when sold_besides = 0 then greatest(hourly_until, nightly_until, tour_until) else 'infinity' end)) with (fastupdate = off) where status = 'published';
--> statement-breakpoint
create index boat_prices_traits on boat_prices using gin (search_traits(price_parts(kind, standing, price_part(try_minor), price_part(shortest_try_minor)), type_id, cruising_capacity, sleeping_capacity, fast_app, rating, facility_mask, valid_from, valid_until)) with (fastupdate = off);
--> statement-breakpoint
-- Where the published boats with all these traits (numbers without the part) are that stand below the part of a score: whole
-- parts of the order, until there are so many. Fewer are all. For the caller's own statement only, as row identifiers are.
create function boats_with_traits(traits bigint[], below double precision, wanted integer) returns tid[]
  language plpgsql stable set plan_cache_mode = force_generic_plan
  set enable_bitmapscan = on set enable_indexscan = off set enable_seqscan = off as $$
declare
  part integer := case when below = 'infinity' then 63 else score_part(below) - 1 end;
  places tid[] := '{}';
  keys bigint[] := traits;
begin
  while part >= 0 and cardinality(places) < wanted loop
    for number in 1 .. cardinality(traits) loop
      keys[number] := traits[number] + part;
    end loop;
    places := places || array(select b.ctid from boats b where b.status = 'published'
      and search_traits(array[score_part(b.score)], b.type_id, b.cruising_capacity, b.sleeping_capacity, b.fast_app, b.rating, b.facility_mask, case when b.sold_besides = 0 then least(b.hourly_from, b.nightly_from, b.tour_from) else '-infinity' end, case when b.sold_besides = 0 then greatest(b.hourly_until, b.nightly_until, b.tour_until) else 'infinity' end) @> keys);
    part := part - 1;
  end loop;
  return places;
end $$;
--> statement-breakpoint
-- The same for prices: whole parts of a list from one part to another, upwards or downwards; none where there is no first.
create function prices_with_traits(traits bigint[], first integer, last integer, downwards boolean, wanted integer) returns tid[]
  language plpgsql stable set plan_cache_mode = force_generic_plan
  set enable_bitmapscan = on set enable_indexscan = off set enable_seqscan = off as $$
declare
  part integer := first;
  step integer := case when downwards then -1 else 1 end;
  places tid[] := '{}';
  keys bigint[] := traits;
begin
  while (last - part) * step >= 0 and cardinality(places) < wanted loop
    for number in 1 .. cardinality(traits) loop
      keys[number] := traits[number] + part;
    end loop;
    places := places || array(select p.ctid from boat_prices p
      where search_traits(price_parts(p.kind, p.standing, price_part(p.try_minor), price_part(p.shortest_try_minor)), p.type_id, p.cruising_capacity, p.sleeping_capacity, p.fast_app, p.rating, p.facility_mask, p.valid_from, p.valid_until) @> keys);
    part := part + step;
  end loop;
  return places;
end $$;
