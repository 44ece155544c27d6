-- As before (0041), and the days on which another kind costs less are those of its own prices, not the longest time of a
-- year within which it is sold: the prices of next year's season looked open, and each of their boats was looked at.
create or replace function boat_price_standings(ids integer[])
  returns table (boat_id integer, kind text, valid_from date, weekdays smallint, standing smallint)
  language sql stable parallel safe as $$
  with prices as (
    select p.*, p.price_minor * case p.kind when 'hourly' then p.min_hours else 1 end as total,
      array_position(array['hourly', 'daily', 'swim_tour'], p.kind) as place
    from boat_prices p where p.boat_id = any (ids)
  ), rivals as (
    select p.boat_id, p.kind, p.valid_from, p.weekdays, bool_or(cheaper) as beaten,
      bool_and(cheaper and implied) and sum(shared_days) = min(own_days) as always,
      bool_and(cheaper and spare) and sum(shared_days) = min(own_days) as mostly
    from prices p join prices q on q.boat_id = p.boat_id and q.kind <> p.kind and q.weekdays & p.weekdays <> 0
      and q.valid_from < p.valid_until and q.valid_until > p.valid_from
    join boats b on b.id = p.boat_id
    cross join lateral (select (q.total, q.place) < (p.total, p.place) as cheaper,
      case p.kind || '>' || q.kind
        when 'swim_tour>hourly' then q.min_hours <= p.min_hours
        when 'daily>hourly' then has_free_run(night.hours & open.hours, q.min_hours)
        when 'daily>swim_tour' then has_free_run(night.hours & open.hours & (255::bigint << 10), q.min_hours)
        else false end as implied,
      case q.kind when 'hourly' then has_free_run(open.hours, q.min_hours)
        when 'swim_tour' then has_free_run(open.hours & (255::bigint << 10), q.min_hours) else false end as spare,
      nights_on(greatest(p.valid_from, q.valid_from, '2000-01-01'), least(p.valid_until, q.valid_until, '2100-01-01'), p.weekdays & q.weekdays) as shared_days,
      nights_on(greatest(p.valid_from, '2000-01-01'), least(p.valid_until, '2100-01-01'), p.weekdays) as own_days
      from (select ((1::bigint << (24 + b.handover_end_hour - b.handover_start_hour)) - 1) << b.handover_start_hour as hours) night,
        (select open_hours(b.service_opens_hour, b.service_closes_hour) * 16777217 as hours) open) compared
    group by 1, 2, 3, 4, q.kind
  ), judged as materialized (
    select r.boat_id, r.kind, r.valid_from, r.weekdays, bool_or(beaten) as beaten, bool_or(always) as always,
      bool_or(mostly) as mostly
    from rivals r group by 1, 2, 3, 4
  )
  select p.boat_id, p.kind, p.valid_from, p.weekdays, (case when j.always or not own.fits then 3 when j.mostly then 0
    when j.beaten then 2 else 1 end)::smallint
  from prices p left join judged j using (boat_id, kind, valid_from, weekdays) join boats b on b.id = p.boat_id
  cross join lateral (select open_hours(b.service_opens_hour, b.service_closes_hour) * 16777217 as hours) open
  cross join lateral (select case p.kind when 'daily' then p.min_hours <= 24
    when 'hourly' then has_free_run(open.hours, p.min_hours)
    else has_free_run(open.hours & (255::bigint << 10), p.min_hours) end as fits) own
$$;
--> statement-breakpoint
update boat_prices p set standing = s.standing from boat_price_standings(array(select id from boats)) s
  where (s.boat_id, s.kind, s.valid_from, s.weekdays) = (p.boat_id, p.kind, p.valid_from, p.weekdays) and s.standing <> p.standing;
--> statement-breakpoint
-- Prices that only matter where something takes the boat's time (0 taken) apart from the others of their list.
create index boat_prices_taken on boat_prices (shortest_try_minor, boat_id) include (kind, valid_from, valid_until, weekdays, min_hours, price_minor, standing, city_id, area_id, port_id, type_id, cruising_capacity, sleeping_capacity, fast_app, rating, facility_mask, rule_mask) where standing = 0;
--> statement-breakpoint
create index boat_prices_city_taken on boat_prices (city_id, shortest_try_minor, boat_id) include (kind, valid_from, valid_until, weekdays, min_hours, price_minor, standing, area_id, port_id, type_id, cruising_capacity, sleeping_capacity, fast_app, rating, facility_mask, rule_mask) where standing = 0;
--> statement-breakpoint
create index boat_prices_type_taken on boat_prices (type_id, shortest_try_minor, boat_id) include (kind, valid_from, valid_until, weekdays, min_hours, price_minor, standing, city_id, area_id, port_id, cruising_capacity, sleeping_capacity, fast_app, rating, facility_mask, rule_mask) where standing = 0;
