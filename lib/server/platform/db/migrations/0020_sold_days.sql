ALTER TABLE "boats" ADD COLUMN "hourly_from" date;--> statement-breakpoint
ALTER TABLE "boats" ADD COLUMN "hourly_until" date;--> statement-breakpoint
ALTER TABLE "boats" ADD COLUMN "hourly_hours" smallint;--> statement-breakpoint
ALTER TABLE "boats" ADD COLUMN "nightly_from" date;--> statement-breakpoint
ALTER TABLE "boats" ADD COLUMN "nightly_until" date;--> statement-breakpoint
ALTER TABLE "boats" ADD COLUMN "nightly_hours" smallint;--> statement-breakpoint
ALTER TABLE "boat_prices" ADD COLUMN "area_id" integer;--> statement-breakpoint
ALTER TABLE "boat_prices" ADD COLUMN "port_id" integer;--> statement-breakpoint
ALTER TABLE "boat_prices" ADD COLUMN "type_id" integer;--> statement-breakpoint
ALTER TABLE "boat_prices" ADD COLUMN "cruising_capacity" smallint;--> statement-breakpoint
ALTER TABLE "boat_prices" ADD COLUMN "sleeping_capacity" smallint;--> statement-breakpoint
ALTER TABLE "boat_prices" ADD COLUMN "fast_app" boolean;--> statement-breakpoint
ALTER TABLE "boat_prices" ADD COLUMN "rating" double precision;--> statement-breakpoint
ALTER TABLE "boat_prices" ADD COLUMN "facility_mask" bigint;--> statement-breakpoint
ALTER TABLE "boat_prices" ADD COLUMN "rule_mask" bigint;--> statement-breakpoint
ALTER TABLE "boat_prices" ADD COLUMN "standing" smallint DEFAULT 2 NOT NULL;
--> statement-breakpoint
update boat_prices p set (area_id, port_id, type_id, cruising_capacity, sleeping_capacity, fast_app, facility_mask, rule_mask, rating) = (b.area_id, b.port_id, b.type_id, b.cruising_capacity, b.sleeping_capacity, b.fast_app, b.facility_mask, b.rule_mask, b.rating) from boats b where b.id = p.boat_id;
--> statement-breakpoint
alter table boat_prices alter column area_id set not null, alter column port_id set not null, alter column type_id set not null, alter column cruising_capacity set not null, alter column sleeping_capacity set not null, alter column fast_app set not null, alter column facility_mask set not null, alter column rule_mask set not null;
--> statement-breakpoint
-- For each boat and kind the longest time within which it is sold every day, and the most hours that its shortest trip has
-- then. A season shorter than a week names only the weekdays that it has.
create function boat_sold_days(ids integer[]) returns table (boat_id integer, kind text, first date, until date, hours smallint)
  language sql stable parallel safe as $$
  with seasons as (
    select p.boat_id, p.kind, p.valid_from, p.valid_until, max(p.min_hours) as hours from boat_prices p
    where p.boat_id = any (ids) group by 1, 2, 3, 4
    having case when bit_or(p.weekdays) = 127 then true
      when isfinite(p.valid_from) and isfinite(p.valid_until)
        then sum(case when isfinite(p.valid_from) and isfinite(p.valid_until)
          then nights_on(p.valid_from, p.valid_until, p.weekdays) end) = p.valid_until - p.valid_from
      else false end
  ), stretches as (
    select s.*, count(*) filter (where starts) over (partition by s.boat_id, s.kind order by s.valid_from) as stretch from (
      select seasons.*, lag(valid_until) over (partition by seasons.boat_id, seasons.kind order by valid_from)
        is distinct from valid_from as starts from seasons) s
  )
  select distinct on (1, 2) s.boat_id, s.kind, min(s.valid_from), max(s.valid_until), max(s.hours)
  from stretches s group by 1, 2, stretch
  order by 1, 2, least(max(s.valid_until), date '2500-01-01') - greatest(min(s.valid_from), date '2000-01-01') desc, 3
$$;
--> statement-breakpoint
-- The standing of each price (0 taken, 1 first, 2 open, 3 never), see the schema. A night leaves the hours from its hand-over to the
-- next free, so that a short trip fits into them; a swim tour, from ten to six, leaves its own hours.
create function boat_price_standings(ids integer[])
  returns table (boat_id integer, kind text, valid_from date, weekdays smallint, standing smallint)
  language sql stable parallel safe as $$
  with prices as (
    select p.*, p.price_minor * case p.kind when 'hourly' then p.min_hours else 1 end as total,
      array_position(array['hourly', 'daily', 'swim_tour'], p.kind) as place
    from boat_prices p where p.boat_id = any (ids)
  ), sold as (select * from boat_sold_days(ids)),
  rivals as (
    select p.boat_id, p.kind, p.valid_from, p.weekdays, bool_or(cheaper) as beaten,
      bool_and(cheaper and implied and covered) as always, bool_and(cheaper and spare and covered) as mostly
    from prices p join prices q on q.boat_id = p.boat_id and q.kind <> p.kind and q.weekdays & p.weekdays <> 0
      and q.valid_from < p.valid_until and q.valid_until > p.valid_from
    left join sold s on s.boat_id = p.boat_id and s.kind = q.kind
    join boats b on b.id = p.boat_id
    cross join lateral (select (q.total, q.place) < (p.total, p.place) as cheaper,
      case p.kind || '>' || q.kind
        when 'swim_tour>hourly' then q.min_hours <= p.min_hours
        when 'daily>hourly' then has_free_run(night.hours & open.hours, q.min_hours)
        when 'daily>swim_tour' then has_free_run(night.hours & open.hours & (255::bigint << 10), q.min_hours)
        else false end as implied,
      case q.kind when 'hourly' then has_free_run(open.hours, q.min_hours)
        when 'swim_tour' then has_free_run(open.hours & (255::bigint << 10), q.min_hours) else false end as spare,
      coalesce(s.first <= p.valid_from and s.until >= p.valid_until, false) as covered
      from (select ((1::bigint << (24 + b.handover_end_hour - b.handover_start_hour)) - 1) << b.handover_start_hour as hours) night,
        (select open_hours(b.service_opens_hour, b.service_closes_hour) * 16777217 as hours) open) compared
    group by 1, 2, 3, 4, q.kind
  ), judged as (
    select r.boat_id, r.kind, r.valid_from, r.weekdays, bool_or(beaten) as beaten, bool_or(always) as always,
      bool_or(mostly) as mostly
    from rivals r group by 1, 2, 3, 4
  )
  select p.boat_id, p.kind, p.valid_from, p.weekdays, (case when j.always then 3 when j.mostly then 0 when j.beaten then 2 else 1 end)::smallint
  from prices p left join judged j using (boat_id, kind, valid_from, weekdays)
$$;
--> statement-breakpoint
update boats set hourly_from = h.first, hourly_until = h.until, hourly_hours = h.hours
  from boat_sold_days(array(select id from boats)) h where h.boat_id = boats.id and h.kind = 'hourly';
--> statement-breakpoint
update boats set nightly_from = n.first, nightly_until = n.until, nightly_hours = n.hours
  from boat_sold_days(array(select id from boats)) n where n.boat_id = boats.id and n.kind = 'daily';
--> statement-breakpoint
update boat_prices p set standing = s.standing from boat_price_standings(array(select id from boats)) s
  where (s.boat_id, s.kind, s.valid_from, s.weekdays) = (p.boat_id, p.kind, p.valid_from, p.weekdays) and s.standing <> p.standing;
--> statement-breakpoint
drop index boats_recommended;
--> statement-breakpoint
drop index boats_city_recommended;
--> statement-breakpoint
drop index boats_port_recommended;
--> statement-breakpoint
-- All that decides whether a boat has a trip, so that a search by date visits only the boats that it shows.
create index boats_recommended on boats (score desc, id) include (type_id, city_id, area_id, port_id, cruising_capacity, sleeping_capacity, rating, fast_app, facility_mask, rule_mask, from_try_minor, notice_hours, service_opens_hour, service_closes_hour, handover_start_hour, handover_end_hour, hourly_from, hourly_until, hourly_hours, nightly_from, nightly_until, nightly_hours) where status = 'published';
--> statement-breakpoint
create index boats_city_recommended on boats (city_id, score desc, id) include (type_id, area_id, port_id, cruising_capacity, sleeping_capacity, rating, fast_app, facility_mask, rule_mask, from_try_minor, notice_hours, service_opens_hour, service_closes_hour, handover_start_hour, handover_end_hour, hourly_from, hourly_until, hourly_hours, nightly_from, nightly_until, nightly_hours) where status = 'published';
--> statement-breakpoint
create index boats_port_recommended on boats (port_id, score desc, id) include (type_id, city_id, area_id, cruising_capacity, sleeping_capacity, rating, fast_app, facility_mask, rule_mask, from_try_minor, notice_hours, service_opens_hour, service_closes_hour, handover_start_hour, handover_end_hour, hourly_from, hourly_until, hourly_hours, nightly_from, nightly_until, nightly_hours) where status = 'published';
--> statement-breakpoint
drop index boat_prices_city_unit;
--> statement-breakpoint
drop index boat_prices_unit;
--> statement-breakpoint
drop index boat_prices_city_shortest;
--> statement-breakpoint
drop index boat_prices_shortest;
--> statement-breakpoint
-- The cheapest first, within a city and over the whole coast, with all that filters ask: a trip of a kind by the price of
-- its unit, any trip of a day by its shortest length.
create index boat_prices_city_unit on boat_prices (kind, city_id, try_minor, boat_id) include (valid_from, valid_until, weekdays, min_hours, price_minor, area_id, port_id, type_id, cruising_capacity, sleeping_capacity, fast_app, rating, facility_mask, rule_mask);
--> statement-breakpoint
create index boat_prices_unit on boat_prices (kind, try_minor, boat_id) include (valid_from, valid_until, weekdays, min_hours, price_minor, city_id, area_id, port_id, type_id, cruising_capacity, sleeping_capacity, fast_app, rating, facility_mask, rule_mask);
--> statement-breakpoint
create index boat_prices_city_shortest on boat_prices (city_id, shortest_try_minor, boat_id) include (kind, valid_from, valid_until, weekdays, min_hours, price_minor, standing, area_id, port_id, type_id, cruising_capacity, sleeping_capacity, fast_app, rating, facility_mask, rule_mask) where standing < 3;
--> statement-breakpoint
create index boat_prices_shortest on boat_prices (shortest_try_minor, boat_id) include (kind, valid_from, valid_until, weekdays, min_hours, price_minor, standing, city_id, area_id, port_id, type_id, cruising_capacity, sleeping_capacity, fast_app, rating, facility_mask, rule_mask) where standing < 3;
