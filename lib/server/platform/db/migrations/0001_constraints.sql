create extension if not exists btree_gist;
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
-- stale holds, for the sweep
create index boat_occupancies_expiry on boat_occupancies (expires_at) where expires_at is not null;
--> statement-breakpoint
-- Lists: one covering partial index per order and place level; the anti-join asks boat_occupancies lazily.
create index boats_recommended on boats (score desc, id) include (type_id, city_id, area_id, port_id, cruising_capacity, rating, facility_mask, rule_mask, from_try_minor) where status = 'published';
--> statement-breakpoint
create index boats_price on boats (from_try_minor, id) include (type_id, city_id, area_id, port_id, cruising_capacity, rating, facility_mask, rule_mask, score) where status = 'published';
--> statement-breakpoint
create index boats_city_recommended on boats (city_id, score desc, id) include (type_id, area_id, port_id, cruising_capacity, rating, facility_mask, rule_mask, from_try_minor) where status = 'published';
--> statement-breakpoint
create index boats_city_price on boats (city_id, from_try_minor, id) include (type_id, area_id, port_id, cruising_capacity, rating, facility_mask, rule_mask, score) where status = 'published';
--> statement-breakpoint
create index boats_port_recommended on boats (port_id, score desc, id) include (type_id, city_id, area_id, cruising_capacity, rating, facility_mask, rule_mask, from_try_minor) where status = 'published';
--> statement-breakpoint
create index boats_port_price on boats (port_id, from_try_minor, id) include (type_id, city_id, area_id, cruising_capacity, rating, facility_mask, rule_mask, score) where status = 'published';
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
create constraint trigger reservations_occupancy after insert or update of status on reservations
  deferrable initially deferred for each row execute function check_reservation_occupancy();
--> statement-breakpoint
create constraint trigger boat_occupancies_reservation_status after insert or update or delete on boat_occupancies
  deferrable initially deferred for each row execute function check_reservation_occupancy();
