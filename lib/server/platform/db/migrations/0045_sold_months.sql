-- A search for a day looks nowhere when no boat of its place and types may be sold in that month: in winter it looked at all
-- boats of a city to find none. Months are those of any year: from the first day up to, not including, the last one; all of
-- them where a boat is sold besides.
ALTER TABLE "boat_counts" DROP CONSTRAINT "boat_counts_facet";--> statement-breakpoint
ALTER TABLE "boat_counts" ADD CONSTRAINT "boat_counts_facet" CHECK ("boat_counts"."facet" in ('boats', 'instant', 'rating', 'facility', 'ban', 'capacity', 'length', 'berths', 'sold_hourly', 'sold_daily', 'sold_swim_tour'));
--> statement-breakpoint
create function months_sold(first date, until date, besides boolean) returns setof integer
  language sql immutable parallel safe as $$
  select month from generate_series(1, 12) month
  where besides or first < until and case
    when first = '-infinity' or until = 'infinity' then true
    when until - first > 365 then true
    else month in (select extract(month from day)::integer
      from generate_series(date_trunc('month', first::timestamp), (until - 1)::timestamp, interval '1 month') day) end
$$;
--> statement-breakpoint
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
    union all select 'sold_hourly', month from months_sold(boat.hourly_from, boat.hourly_until, boat.sold_besides & 1 <> 0) month
    union all select 'sold_daily', month from months_sold(boat.nightly_from, boat.nightly_until, boat.sold_besides & 2 <> 0) month
    union all select 'sold_swim_tour', month from months_sold(boat.tour_from, boat.tour_until, boat.sold_besides & 4 <> 0) month
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
          before.rule_mask, before.city_id, before.area_id, before.port_id, before.type_id,
          before.hourly_from, before.hourly_until, before.nightly_from, before.nightly_until, before.tour_from, before.tour_until, before.sold_besides)
        is distinct from (after.status, after.fast_app, after.rating, after.cruising_capacity, after.length_cm, after.sleeping_capacity,
          after.facility_mask, after.rule_mask, after.city_id, after.area_id, after.port_id, after.type_id,
          after.hourly_from, after.hourly_until, after.nightly_from, after.nightly_until, after.tour_from, after.tour_until, after.sold_besides)
      group by 1, 2, 3, 4, 5, 6 having sum(boat) <> 0 order by 1, 2, 3, 4, 5, 6
      on conflict (facet, option, city_id, area_id, port_id, type_id) do update set boats = counted.boats + excluded.boats;
  end if;
  return null;
end $$;
--> statement-breakpoint
insert into boat_counts (facet, option, city_id, area_id, port_id, type_id, boats)
  select f.facet, f.option, b.city_id, b.area_id, b.port_id, b.type_id, count(*)
  from boats b, boat_facets(b) f where f.facet like 'sold\_%' group by 1, 2, 3, 4, 5, 6;
