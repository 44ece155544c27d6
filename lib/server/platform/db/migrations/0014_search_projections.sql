-- The cheapest first, within a city and over the whole coast: any trip of a day by its shortest length, a given length
-- by the price of its unit.
create index boat_prices_city_unit on boat_prices (kind, city_id, try_minor, boat_id) include (valid_from, valid_until, weekdays);
--> statement-breakpoint
create index boat_prices_unit on boat_prices (kind, try_minor, boat_id) include (valid_from, valid_until, weekdays);
--> statement-breakpoint
create index boat_prices_city_shortest on boat_prices (city_id, shortest_try_minor, boat_id) include (valid_from, valid_until, weekdays) where kind = 'hourly';
--> statement-breakpoint
create index boat_prices_shortest on boat_prices (shortest_try_minor, boat_id) include (valid_from, valid_until, weekdays) where kind = 'hourly';
--> statement-breakpoint
-- The range of "from" prices of a place or type, port by port.
create index boats_from_range on boats (port_id, type_id, from_kind, from_try_minor) where status = 'published' and from_kind is not null;
--> statement-breakpoint
-- The hours of a day that service covers, as bits; a boat that closes at or before its opening hour closes on the next
-- day, so the first hours of a day may belong to the service of the evening before.
create function open_hours(opens integer, closes integer) returns bigint language sql immutable parallel safe as $$
  select case when (closes - opens + 23) % 24 = 23 then x'FFFFFF'::bigint
    else ((((1::bigint << ((closes - opens + 24) % 24)) - 1) << opens) | ((((1::bigint << ((closes - opens + 24) % 24)) - 1) << opens) >> 24)) & x'FFFFFF'::bigint
  end
$$;
--> statement-breakpoint
-- Whether so many hours in a row are free, the first of them within the first day; `free` are the bits of two days.
create function has_free_run(free bigint, hours integer) returns boolean language sql immutable parallel safe as $$
  select position(repeat('1', hours) in (free & ((1::bigint << (least(hours, 24) + 23)) - 1))::bit(48)::text) > 0
$$;
--> statement-breakpoint
-- How many nights of [first, until) fall on these weekdays (Monday = 1 … Sunday = 64).
create function nights_on(first date, until date, weekdays integer) returns bigint language sql immutable parallel safe as $$
  select case when weekdays = 127 then (until - first)::bigint else (
    select sum((until - date '1900-01-01' + 6 - weekday) / 7 - (first - date '1900-01-01' + 6 - weekday) / 7)
    from generate_series(0, 6) weekday where weekdays >> weekday & 1 = 1) end
$$;
--> statement-breakpoint
-- Day by day the hours through which no trip can last: a trip through an hour also needs the turnaround after it.
create function busy_days(period tstzrange, turnaround_minutes integer) returns table (day date, hours integer) language sql stable parallel safe as $$
  select date '1970-01-01' + number::integer,
    ((1 << (least(last - number * 24, 23) - greatest(first - number * 24, 0) + 1)::integer) - 1)
      << greatest(first - number * 24, 0)::integer
  from (select
      floor((extract(epoch from lower(period) at time zone 'Europe/Istanbul') - 3600 - turnaround_minutes * 60) / 3600)::bigint + 1 as first,
      ceil(extract(epoch from upper(period) at time zone 'Europe/Istanbul') / 3600)::bigint - 1 as last) span,
    generate_series(floor(first / 24.0)::bigint, floor(last / 24.0)::bigint) number
$$;
--> statement-breakpoint
create function keep_boat_busy() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.boat_id = old.boat_id and new.period = old.period then
    update boat_busy set expires_at = new.expires_at
      where boat_id = new.boat_id and occupancy_id = new.id and expires_at is distinct from new.expires_at;
    return null;
  end if;
  if tg_op <> 'INSERT' then
    delete from boat_busy where boat_id = old.boat_id and occupancy_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into boat_busy (boat_id, day, occupancy_id, hours, expires_at)
      select new.boat_id, busy.day, new.id, busy.hours, new.expires_at
      from boats b, busy_days(new.period, b.turnaround_minutes) busy where b.id = new.boat_id;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger boat_occupancies_busy after insert or update or delete on boat_occupancies
  for each row execute function keep_boat_busy();
--> statement-breakpoint
create function keep_boat_turnaround() returns trigger language plpgsql as $$
begin
  delete from boat_busy where boat_id = new.id;
  insert into boat_busy (boat_id, day, occupancy_id, hours, expires_at)
    select o.boat_id, busy.day, o.id, busy.hours, o.expires_at
    from boat_occupancies o, busy_days(o.period, new.turnaround_minutes) busy where o.boat_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger boats_turnaround after update of turnaround_minutes on boats
  for each row when (new.turnaround_minutes <> old.turnaround_minutes) execute function keep_boat_turnaround();
--> statement-breakpoint
-- What a published boat is counted by.
create function boat_facets(boat boats) returns table (facet text, option integer) language sql stable parallel safe as $$
  select listed.facet, listed.option from (
    select 'boats' as facet, 0 as option
    union all select 'instant', 0 where boat.fast_app
    union all select 'rating', floor(boat.rating * 10)::integer where boat.rating is not null
    union all select 'capacity', boat.cruising_capacity
    union all select 'length', boat.length_cm
    union all select 'facility', bit from facilities where boat.facility_mask >> bit & 1 = 1
    union all select 'ban', bit from usage_rules where boat.rule_mask >> bit & 1 = 1
  ) listed where boat.status = 'published'
$$;
--> statement-breakpoint
-- Always in one order, so that two writers wait for each other and do not block each other for good.
create function keep_boat_counts() returns trigger language plpgsql as $$
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
      where (before.status, before.fast_app, before.rating, before.cruising_capacity, before.length_cm, before.facility_mask,
          before.rule_mask, before.city_id, before.area_id, before.port_id, before.type_id)
        is distinct from (after.status, after.fast_app, after.rating, after.cruising_capacity, after.length_cm,
          after.facility_mask, after.rule_mask, after.city_id, after.area_id, after.port_id, after.type_id)
      group by 1, 2, 3, 4, 5, 6 having sum(boat) <> 0 order by 1, 2, 3, 4, 5, 6
      on conflict (facet, option, city_id, area_id, port_id, type_id) do update set boats = counted.boats + excluded.boats;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger boats_counted_insert after insert on boats referencing new table as new_boats
  for each statement execute function keep_boat_counts();
--> statement-breakpoint
create trigger boats_counted_update after update on boats referencing old table as old_boats new table as new_boats
  for each statement execute function keep_boat_counts();
--> statement-breakpoint
create trigger boats_counted_delete after delete on boats referencing old table as old_boats
  for each statement execute function keep_boat_counts();
--> statement-breakpoint
-- What is there already. The rate of a day is chosen as `chooseRate` chooses it: one that names weekdays before others,
-- then the shorter season, then the newest.
insert into boat_busy (boat_id, day, occupancy_id, hours, expires_at)
  select o.boat_id, busy.day, o.id, busy.hours, o.expires_at
  from boat_occupancies o join boats b on b.id = o.boat_id, busy_days(o.period, b.turnaround_minutes) busy;
--> statement-breakpoint
insert into boat_counts (facet, option, city_id, area_id, port_id, type_id, boats)
  select f.facet, f.option, b.city_id, b.area_id, b.port_id, b.type_id, count(*)
  from boats b, boat_facets(b) f group by 1, 2, 3, 4, 5, 6;
--> statement-breakpoint
insert into boat_prices (boat_id, city_id, kind, weekdays, valid_from, valid_until, min_hours, price_minor, try_minor, shortest_try_minor)
  with bounds as (
    select boat_id, kind, coalesce(valid_from, '-infinity') as day from rates
    union select boat_id, kind, coalesce(valid_until, 'infinity') from rates
  ), seasons as (
    select boat_id, kind, day as first, lead(day) over (partition by boat_id, kind order by day) as until from bounds
  ), chosen as (
    select distinct on (s.boat_id, s.kind, s.first, weekday) s.*, weekday, r.id as rate_id
    from seasons s cross join generate_series(0, 6) weekday
    join rates r on r.boat_id = s.boat_id and r.kind = s.kind
      and coalesce(r.valid_from, '-infinity') <= s.first and s.until <= coalesce(r.valid_until, 'infinity')
      and coalesce(r.weekdays, 127) >> weekday & 1 = 1
    where s.until is not null
      and (s.first = '-infinity' or s.until = 'infinity' or nights_on(s.first, s.until, 1 << weekday) > 0)
    order by s.boat_id, s.kind, s.first, weekday, coalesce(r.weekdays, 127) = 127,
      r.valid_until - r.valid_from nulls last, r.created_at desc, r.id desc
  ), held as (
    select boat_id, kind, first, until, rate_id, sum(1 << weekday)::smallint as weekdays
    from chosen group by 1, 2, 3, 4, 5
  )
  select b.id, b.city_id, h.kind, h.weekdays, h.first, h.until, r.min_hours, r.price_minor,
    round(r.price_minor * x.try_per_unit),
    round(r.price_minor * case h.kind when 'hourly' then r.min_hours else 1 end * x.try_per_unit)
  from held h join rates r on r.id = h.rate_id join boats b on b.id = h.boat_id and b.status = 'published'
  join exchange_rates x on x.currency = b.currency
