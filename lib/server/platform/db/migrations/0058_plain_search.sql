-- One search (decision 030): what led to rare boats, to boats that are surely sold and to prices that are surely the lowest
-- goes, with its columns, indexes and functions. Two scans are left, and two lookups by boat.
drop index boats_traits, boat_prices_traits, boats_notice, boats_recommended, boats_city_recommended, boats_port_recommended, boats_type_recommended;
--> statement-breakpoint
drop index boat_prices_shortest, boat_prices_city_shortest, boat_prices_type_shortest, boat_prices_city_type_shortest, boat_prices_taken, boat_prices_city_taken, boat_prices_type_taken, boat_busy_city;
--> statement-breakpoint
drop function boats_with_traits, prices_with_traits, search_traits, trait_months, price_parts, price_part, score_part, boat_price_standings, boat_sold_besides, boat_sold_days;
--> statement-breakpoint
-- As before (0049), without what boats may be sold for, and without berths.
create or replace function boat_facets(boat boats) returns table (facet text, option integer) language sql stable parallel safe as $$
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
drop function months_sold;
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
ALTER TABLE "boat_counts" DROP CONSTRAINT "boat_counts_facet";
--> statement-breakpoint
delete from boat_counts where facet = 'berths' or facet like 'sold\_%';
--> statement-breakpoint
ALTER TABLE "boat_counts" ADD CONSTRAINT "boat_counts_facet" CHECK ("boat_counts"."facet" in ('boats', 'instant', 'rating', 'facility', 'ban', 'capacity', 'length'));
--> statement-breakpoint
create or replace function keep_boat_busy() returns trigger language plpgsql as $$
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
drop trigger boats_busy on boats;
--> statement-breakpoint
create or replace function rewrite_boat_busy() returns trigger language plpgsql as $$
begin
  delete from boat_busy where boat_id = new.id;
  insert into boat_busy (boat_id, day, occupancy_id, hours, expires_at)
    select o.boat_id, busy.day, o.id, busy.hours, o.expires_at
    from boat_occupancies o, busy_days(o.period, new.turnaround_minutes) busy where o.boat_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger boats_busy after update of turnaround_minutes on boats
  for each row when (new.turnaround_minutes <> old.turnaround_minutes) execute function rewrite_boat_busy();
--> statement-breakpoint
ALTER TABLE "boat_busy" DROP COLUMN "city_id";
--> statement-breakpoint
ALTER TABLE "boats" DROP COLUMN "hourly_from";
--> statement-breakpoint
ALTER TABLE "boats" DROP COLUMN "hourly_until";
--> statement-breakpoint
ALTER TABLE "boats" DROP COLUMN "hourly_hours";
--> statement-breakpoint
ALTER TABLE "boats" DROP COLUMN "nightly_from";
--> statement-breakpoint
ALTER TABLE "boats" DROP COLUMN "nightly_until";
--> statement-breakpoint
ALTER TABLE "boats" DROP COLUMN "nightly_hours";
--> statement-breakpoint
ALTER TABLE "boats" DROP COLUMN "tour_from";
--> statement-breakpoint
ALTER TABLE "boats" DROP COLUMN "tour_until";
--> statement-breakpoint
ALTER TABLE "boats" DROP COLUMN "tour_hours";
--> statement-breakpoint
ALTER TABLE "boats" DROP COLUMN "sold_besides";
--> statement-breakpoint
ALTER TABLE "boat_prices" DROP COLUMN "standing";
--> statement-breakpoint
-- Lists in the recommended order, with all that filters and trips ask of a boat: along the coast, in a city or port, of a
-- type. Read by `recommendedSql`.
create index boats_recommended on boats (score desc, id) include (type_id, city_id, area_id, port_id, cruising_capacity, sleeping_capacity, rating, fast_app, facility_mask, rule_mask, from_try_minor, notice_hours, service_opens_hour, service_closes_hour, handover_start_hour, handover_end_hour) where status = 'published';
--> statement-breakpoint
create index boats_city_recommended on boats (city_id, score desc, id) include (type_id, area_id, port_id, cruising_capacity, sleeping_capacity, rating, fast_app, facility_mask, rule_mask, from_try_minor, notice_hours, service_opens_hour, service_closes_hour, handover_start_hour, handover_end_hour) where status = 'published';
--> statement-breakpoint
create index boats_port_recommended on boats (port_id, score desc, id) include (type_id, city_id, area_id, cruising_capacity, sleeping_capacity, rating, fast_app, facility_mask, rule_mask, from_try_minor, notice_hours, service_opens_hour, service_closes_hour, handover_start_hour, handover_end_hour) where status = 'published';
--> statement-breakpoint
create index boats_type_recommended on boats (type_id, score desc, id) include (city_id, area_id, port_id, cruising_capacity, sleeping_capacity, rating, fast_app, facility_mask, rule_mask, from_try_minor, notice_hours, service_opens_hour, service_closes_hour, handover_start_hour, handover_end_hour) where status = 'published';
--> statement-breakpoint
-- Any trip of a day by the price of the shortest one, with all that filters ask. Read by `byPriceSql`.
create index boat_prices_shortest on boat_prices (shortest_try_minor, boat_id) include (kind, valid_from, valid_until, weekdays, min_hours, price_minor, city_id, area_id, port_id, type_id, cruising_capacity, sleeping_capacity, fast_app, rating, facility_mask, rule_mask);
--> statement-breakpoint
create index boat_prices_city_shortest on boat_prices (city_id, shortest_try_minor, boat_id) include (kind, valid_from, valid_until, weekdays, min_hours, price_minor, area_id, port_id, type_id, cruising_capacity, sleeping_capacity, fast_app, rating, facility_mask, rule_mask);
--> statement-breakpoint
create index boat_prices_type_shortest on boat_prices (type_id, shortest_try_minor, boat_id) include (kind, valid_from, valid_until, weekdays, min_hours, price_minor, city_id, area_id, port_id, cruising_capacity, sleeping_capacity, fast_app, rating, facility_mask, rule_mask);
