-- As before (0037, 0039), and the days on which boats are sold are found out once: where the planner knew of few prices, it
-- found them out again for each price, and a rebuild of a thousand boats took for ever. So are the rivals of a price.
create or replace function boat_sold_besides(ids integer[]) returns table (boat_id integer, kinds smallint)
  language sql stable parallel safe as $$
  with sold as materialized (select * from boat_sold_days(ids))
  select p.boat_id, bit_or(case p.kind when 'hourly' then 1 when 'daily' then 2 else 4 end)::smallint
  from boat_prices p left join sold s on s.boat_id = p.boat_id and s.kind = p.kind
  where p.boat_id = any (ids)
    and (s.first <= p.valid_from and s.until >= p.valid_until and s.hours = p.min_hours) is not true
  group by 1
$$;
--> statement-breakpoint
create or replace function boat_price_standings(ids integer[])
  returns table (boat_id integer, kind text, valid_from date, weekdays smallint, standing smallint)
  language sql stable parallel safe as $$
  with prices as (
    select p.*, p.price_minor * case p.kind when 'hourly' then p.min_hours else 1 end as total,
      array_position(array['hourly', 'daily', 'swim_tour'], p.kind) as place
    from boat_prices p where p.boat_id = any (ids)
  ), sold as materialized (select * from boat_sold_days(ids)),
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
