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
create constraint trigger service_orders_occupancy after insert or update of status on service_orders
  deferrable initially deferred for each row execute function check_order_occupancy();
--> statement-breakpoint
create constraint trigger boat_occupancies_order_status after insert or update or delete on boat_occupancies
  deferrable initially deferred for each row execute function check_order_occupancy();
