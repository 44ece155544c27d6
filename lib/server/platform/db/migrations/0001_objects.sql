-- What Drizzle's schema cannot say: exclusion and deferred constraints, covering and partial indexes, functions and
-- triggers. `0000_tables.sql` is generated from `db/schema`.
create extension if not exists btree_gist;
--> statement-breakpoint
-- A status that holds the slot has an occupancy, the others have none: checked when the transaction ends, so
-- that no writer can forget half of a change (a completed trip keeps its row; blocks have no reservation).
create function check_reservation_occupancy() returns trigger language plpgsql as $$
declare
  reservation uuid := case tg_table_name when 'reservations' then (to_jsonb(new)->>'id')::uuid else (case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end ->> 'reservation_id')::uuid end;
  current_status text;
  occupancy_kind text;
begin
  if reservation is null then return null; end if;
  select status into current_status from reservations where id = reservation;
  if current_status is null then return null; end if;
  select kind into occupancy_kind from boat_occupancies where reservation_id = reservation;
  if current_status = 'request_created_payment_pending' and occupancy_kind is distinct from 'hold'
     or current_status in ('reservation_created', 'reservation_coming', 'reservation_completed') and occupancy_kind is distinct from 'reservation'
     or current_status in ('request_created', 'request_rejected', 'request_cancelled', 'request_timeout', 'reservation_cancelled') and occupancy_kind is not null
  then
    raise exception 'reservation % is % but its occupancy is %', reservation, current_status, coalesce(occupancy_kind, 'missing')
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
-- Never more goes back than was paid, whoever writes: the payment's row lock makes rivals wait for each other.
create function check_refund_sum() returns trigger language plpgsql as $$
declare
  paid payments%rowtype;
  returned bigint;
begin
  if new.state = 'failed' then return new; end if;
  select * into paid from payments where id = new.payment_id for no key update;
  select coalesce(sum(amount_minor), 0) into returned
    from refunds where payment_id = new.payment_id and id <> new.id and state <> 'failed';
  if paid.state not in ('paid', 'paid_too_late') or paid.currency <> new.currency
     or returned + new.amount_minor > paid.amount_minor
  then
    raise exception 'refund % of payment % (%) gives back more than was paid', new.id, paid.id, paid.state
      using errcode = 'check_violation', constraint = 'refunds_within_payment';
  end if;
  return new;
end $$;
--> statement-breakpoint
-- An order that takes a boat holds it while it waits for its payment and keeps it once it is paid; without a
-- boat, and once it is over before its time, it has no occupancy: checked when the transaction ends, as for
-- reservations.
create function check_order_occupancy() returns trigger language plpgsql as $$
declare
  ordered uuid := case tg_table_name when 'service_orders' then (to_jsonb(new)->>'id')::uuid else (case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end ->> 'service_order_id')::uuid end;
  current_status text;
  ordered_boat integer;
  occupancy_kind text;
  wanted_kind text;
begin
  if ordered is null then return null; end if;
  select status, boat_id into current_status, ordered_boat from service_orders where id = ordered;
  if current_status is null then return null; end if;
  select kind into occupancy_kind from boat_occupancies where service_order_id = ordered;
  wanted_kind := case
    when ordered_boat is null then null
    when current_status = 'order_payment_pending' then 'hold'
    when current_status in ('order_paid', 'order_completed') then 'service'
  end;
  if occupancy_kind is distinct from wanted_kind then
    raise exception 'order % is % but its occupancy is %', ordered, current_status, coalesce(occupancy_kind, 'missing')
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
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
-- The hours of Istanbul through which no trip can last while the period is taken, as bits of each day.
create function busy_days(period tstzrange, turnaround_minutes integer) returns table (day date, hours integer) language sql stable parallel safe as $$
  select date '1970-01-01' + number,
    ((1 << (least(last - number * 24, 23) - greatest(first - number * 24, 0) + 1)) - 1) << greatest(first - number * 24, 0)
  from (select
      floor((date_part('epoch', lower(period) at time zone 'Europe/Istanbul') - 3600 - turnaround_minutes * 60) / 3600)::integer + 1 as first,
      ceil(date_part('epoch', upper(period) at time zone 'Europe/Istanbul') / 3600)::integer - 1 as last) span,
    generate_series(floor(first / 24.0::float8)::integer, floor(last / 24.0::float8)::integer) number
$$;
--> statement-breakpoint
-- Only an open change holds time: checked when the transaction ends, as for reservations.
create function check_change_occupancy() returns trigger language plpgsql as $$
declare
  changed uuid := (case tg_table_name when 'reservation_changes' then to_jsonb(new)->>'id' else to_jsonb(new)->>'change_id' end)::uuid;
begin
  if changed is null then return null; end if;
  if exists (select from boat_occupancies o join reservation_changes c on c.id = o.change_id
    where c.id = changed and (c.expires_at is null or o.expires_at <> c.expires_at))
  then
    raise exception 'change % holds time beyond its own', changed using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
-- Nobody changes what was written down, and nobody removes it before ten years are over.
create function keep_audit_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '10 years' then return old; end if;
  raise exception 'audit_events only grows' using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
-- What a boat counts for in the numbers beside filters, one row for each option that she has.
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
-- Keeps `boat_counts` in step with every change of boats; rows are written in one order, so that writers do not deadlock.
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
-- Keeps `boat_busy` in step with the occupancies of a boat, and with her turnaround below.
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
create function rewrite_boat_busy() returns trigger language plpgsql as $$
begin
  delete from boat_busy where boat_id = new.id;
  insert into boat_busy (boat_id, day, occupancy_id, hours, expires_at)
    select o.boat_id, busy.day, o.id, busy.hours, o.expires_at
    from boat_occupancies o, busy_days(o.period, new.turnaround_minutes) busy where o.boat_id = new.id;
  return null;
end $$;
--> statement-breakpoint
-- No two rows of one boat overlap, whatever their kind and whether or not a hold has expired: the database
-- has the last word. Writers delete stale holds of the boat first, under the boat's row lock.
alter table boat_occupancies
  add constraint boat_occupancies_no_overlap exclude using gist (boat_id with =, period with &&);
--> statement-breakpoint
alter table boat_occupancies
  add constraint boat_occupancies_reservation_fk foreign key (reservation_id) references reservations (id);
--> statement-breakpoint
alter table boat_occupancies
  add constraint boat_occupancies_order_fk foreign key (service_order_id) references service_orders (id);
--> statement-breakpoint
create constraint trigger reservations_occupancy after insert or update of status on reservations
  deferrable initially deferred for each row execute function check_reservation_occupancy();
--> statement-breakpoint
create constraint trigger boat_occupancies_reservation_status after insert or update or delete on boat_occupancies
  deferrable initially deferred for each row execute function check_reservation_occupancy();
--> statement-breakpoint
create constraint trigger service_orders_occupancy after insert or update of status on service_orders
  deferrable initially deferred for each row execute function check_order_occupancy();
--> statement-breakpoint
create constraint trigger boat_occupancies_order_status after insert or update or delete on boat_occupancies
  deferrable initially deferred for each row execute function check_order_occupancy();
--> statement-breakpoint
alter table boat_occupancies
  add constraint boat_occupancies_change_fk foreign key (change_id) references reservation_changes (id);
--> statement-breakpoint
create constraint trigger reservation_changes_occupancy after insert or update on reservation_changes
  deferrable initially deferred for each row execute function check_change_occupancy();
--> statement-breakpoint
create constraint trigger boat_occupancies_change_status after insert or update on boat_occupancies
  deferrable initially deferred for each row execute function check_change_occupancy();
--> statement-breakpoint
-- stale holds, for the sweep
create index boat_occupancies_expiry on boat_occupancies (expires_at) where expires_at is not null;
--> statement-breakpoint
create index boats_price on boats (from_try_minor, id) include (type_id, city_id, area_id, port_id, cruising_capacity, rating, facility_mask, rule_mask, score) where status = 'published';
--> statement-breakpoint
create index boats_city_price on boats (city_id, from_try_minor, id) include (type_id, area_id, port_id, cruising_capacity, rating, facility_mask, rule_mask, score) where status = 'published';
--> statement-breakpoint
create index boats_port_price on boats (port_id, from_try_minor, id) include (type_id, city_id, area_id, cruising_capacity, rating, facility_mask, rule_mask, score) where status = 'published';
--> statement-breakpoint
-- Lists from the dearest boat down: read backwards, the indexes for the cheapest first would begin with boats without a price.
create index boats_price_desc on boats (from_try_minor desc nulls last, id) include (type_id, city_id, area_id, port_id, cruising_capacity, rating, facility_mask, rule_mask, score) where status = 'published';
--> statement-breakpoint
create index boats_city_price_desc on boats (city_id, from_try_minor desc nulls last, id) include (type_id, area_id, port_id, cruising_capacity, rating, facility_mask, rule_mask, score) where status = 'published';
--> statement-breakpoint
create index boats_port_price_desc on boats (port_id, from_try_minor desc nulls last, id) include (type_id, city_id, area_id, cruising_capacity, rating, facility_mask, rule_mask, score) where status = 'published';
--> statement-breakpoint
-- The range of "from" prices of a place or type, port by port.
create index boats_from_range on boats (port_id, type_id, from_kind, from_try_minor) where status = 'published' and from_kind is not null;
--> statement-breakpoint
-- What a search reads of a boat's prices, without a visit to the table.
create unique index boat_prices_key on boat_prices (boat_id, kind, valid_from, weekdays) include (valid_until, min_hours, price_minor);
--> statement-breakpoint
-- The cheapest first, within a city and over the whole coast, with all that filters ask: a trip of a kind by the price of
-- its unit, any trip of a day by its shortest length.
create index boat_prices_city_unit on boat_prices (kind, city_id, try_minor, boat_id) include (valid_from, valid_until, weekdays, min_hours, price_minor, area_id, port_id, type_id, cruising_capacity, sleeping_capacity, fast_app, rating, facility_mask, rule_mask);
--> statement-breakpoint
create index boat_prices_unit on boat_prices (kind, try_minor, boat_id) include (valid_from, valid_until, weekdays, min_hours, price_minor, city_id, area_id, port_id, type_id, cruising_capacity, sleeping_capacity, fast_app, rating, facility_mask, rule_mask);
--> statement-breakpoint
create index boat_prices_type_unit on boat_prices (kind, type_id, try_minor, boat_id) include (valid_from, valid_until, weekdays, min_hours, price_minor, city_id, area_id, port_id, cruising_capacity, sleeping_capacity, fast_app, rating, facility_mask, rule_mask);
--> statement-breakpoint
create unique index boat_busy_key on boat_busy (boat_id, day, occupancy_id) include (hours, expires_at);
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
--> statement-breakpoint
create trigger refunds_within_payment before insert or update of payment_id, amount_minor, currency, state on refunds
  for each row execute function check_refund_sum();
--> statement-breakpoint
create trigger boat_occupancies_busy after insert or update or delete on boat_occupancies
  for each row execute function keep_boat_busy();
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
create trigger audit_events_kept before update or delete on audit_events
  for each row execute function keep_audit_event();
--> statement-breakpoint
create trigger audit_events_never_emptied before truncate on audit_events
  for each statement execute function keep_audit_event();
--> statement-breakpoint
create trigger boats_busy after update of turnaround_minutes on boats
  for each row when (new.turnaround_minutes <> old.turnaround_minutes) execute function rewrite_boat_busy();
