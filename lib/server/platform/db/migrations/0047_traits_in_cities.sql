-- As before (0040), and within a city too: a city may have as many boats as a coast. A trait is the city (0 = the whole
-- coast), its family (as before, and 7 month in which it may be sold by the night), the option within it, and the part of
-- an order in which the boat stands: all of it below 2^52, which the program counts exactly.
drop index boats_traits;
--> statement-breakpoint
drop index boat_prices_traits;
--> statement-breakpoint
drop function search_traits;
--> statement-breakpoint
-- The months from a day to another, of any year; all of them where that is nearly a year.
create function trait_months(first date, until date) returns integer[] language plpgsql immutable parallel safe as $$
declare
  months integer[] := '{}';
  day date := first;
begin
  if not (isfinite(first) and isfinite(until) and until - first < 330) then
    return array[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  end if;
  while day < until loop
    months := months || extract(month from day)::integer;
    day := (date_trunc('month', day::timestamp) + interval '1 month')::date;
  end loop;
  return months;
end $$;
--> statement-breakpoint
create function search_traits(cities integer[], parts integer[], type_id integer,
  cruising_capacity integer, sleeping_capacity integer, fast_app boolean, rating double precision, facility_mask bigint,
  sold_months integer[], nights_months integer[])
  returns bigint[] language plpgsql immutable parallel safe as $$
declare
  family constant bigint := 1 << 16;
  traits bigint[] := array[type_id];
  rest bigint := facility_mask;
  bit integer := 0;
  number integer;
begin
  while rest <> 0 and bit < 63 loop
    if rest & 1 = 1 then traits := traits || (family + bit); end if;
    rest := rest >> 1;
    bit := bit + 1;
  end loop;
  if fast_app then traits := traits || (family * 2 + 1); end if;
  foreach number in array array[10, 20, 30, 40, 45] loop
    if rating * 10 >= number then traits := traits || (family * 3 + number); end if;
  end loop;
  foreach number in array array[4, 8, 12, 16, 24] loop
    if cruising_capacity >= number then traits := traits || (family * 4 + number); end if;
  end loop;
  foreach number in array array[4, 8, 12, 16] loop
    if sleeping_capacity >= number then traits := traits || (family * 5 + number); end if;
  end loop;
  foreach number in array sold_months loop
    traits := traits || (family * 6 + number);
  end loop;
  foreach number in array nights_months loop
    traits := traits || (family * 7 + number);
  end loop;
  return array(select (((city::bigint << 20) + trait) << 12) + part
    from unnest(cities) city, unnest(traits) trait, unnest(parts) part);
end $$;
--> statement-breakpoint
create index boats_traits on boats using gin (search_traits(array[0, city_id], array[score_part(score)], type_id, cruising_capacity, sleeping_capacity, fast_app, rating, facility_mask, trait_months(case when sold_besides = 0 then least(hourly_from, nightly_from, tour_from) else '-infinity' end, case when sold_besides = 0 then greatest(hourly_until, nightly_until, tour_until) else 'infinity' end), trait_months(case when sold_besides & 2 = 0 then nightly_from else '-infinity' end, case when sold_besides & 2 = 0 then nightly_until else 'infinity' end))) with (fastupdate = off) where status = 'published';
--> statement-breakpoint
create index boat_prices_traits on boat_prices using gin (search_traits(array[0], price_parts(kind, standing, price_part(try_minor), price_part(shortest_try_minor)), type_id, cruising_capacity, sleeping_capacity, fast_app, rating, facility_mask, trait_months(valid_from, valid_until), array[]::integer[])) with (fastupdate = off);
--> statement-breakpoint
create or replace function boats_with_traits(traits bigint[], below double precision, wanted integer) returns tid[]
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
      and search_traits(array[0, b.city_id], array[score_part(b.score)], b.type_id, b.cruising_capacity, b.sleeping_capacity, b.fast_app, b.rating, b.facility_mask, trait_months(case when b.sold_besides = 0 then least(b.hourly_from, b.nightly_from, b.tour_from) else '-infinity' end, case when b.sold_besides = 0 then greatest(b.hourly_until, b.nightly_until, b.tour_until) else 'infinity' end), trait_months(case when b.sold_besides & 2 = 0 then b.nightly_from else '-infinity' end, case when b.sold_besides & 2 = 0 then b.nightly_until else 'infinity' end)) @> keys);
    part := part - 1;
  end loop;
  return places;
end $$;
--> statement-breakpoint
create or replace function prices_with_traits(traits bigint[], first integer, last integer, downwards boolean, wanted integer) returns tid[]
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
      where search_traits(array[0], price_parts(p.kind, p.standing, price_part(p.try_minor), price_part(p.shortest_try_minor)), p.type_id, p.cruising_capacity, p.sleeping_capacity, p.fast_app, p.rating, p.facility_mask, trait_months(p.valid_from, p.valid_until), array[]::integer[]) @> keys);
    part := part + step;
  end loop;
  return places;
end $$;
