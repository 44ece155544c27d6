-- Searches look nowhere when no boat of the place and types may be sold to so many guests in that month: an option of the
-- facets of sold trips is the month times a thousand and the guests that the boat takes, by night as many as it has berths.
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
    union all select 'sold_hourly', month * 1000 + boat.cruising_capacity
      from months_sold(boat.hourly_from, boat.hourly_until, boat.sold_besides & 1 <> 0) month
    union all select 'sold_daily', month * 1000 + least(boat.cruising_capacity, boat.sleeping_capacity)
      from months_sold(boat.nightly_from, boat.nightly_until, boat.sold_besides & 2 <> 0) month
    union all select 'sold_swim_tour', month * 1000 + boat.cruising_capacity
      from months_sold(boat.tour_from, boat.tour_until, boat.sold_besides & 4 <> 0) month
  ) listed where boat.status = 'published'
$$;
--> statement-breakpoint
delete from boat_counts where facet like 'sold\_%';
--> statement-breakpoint
insert into boat_counts (facet, option, city_id, area_id, port_id, type_id, boats)
  select f.facet, f.option, b.city_id, b.area_id, b.port_id, b.type_id, count(*)
  from boats b, boat_facets(b) f where f.facet like 'sold\_%' group by 1, 2, 3, 4, 5, 6;
