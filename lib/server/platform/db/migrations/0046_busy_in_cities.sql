-- Busy days know the city of their boat, so that a price list is compared with the busy boats of a city at once; and the
-- days of a boat are read from their index alone, which takes as long for a week as for a day.
DROP INDEX "boat_busy_day";--> statement-breakpoint
ALTER TABLE "boat_busy" DROP CONSTRAINT "boat_busy_boat_id_day_occupancy_id_pk";--> statement-breakpoint
truncate boat_busy;
--> statement-breakpoint
ALTER TABLE "boat_busy" ADD COLUMN "city_id" integer;
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
    insert into boat_busy (boat_id, day, occupancy_id, hours, expires_at, city_id)
      select new.boat_id, busy.day, new.id, busy.hours, new.expires_at, b.city_id
      from boats b, busy_days(new.period, b.turnaround_minutes) busy where b.id = new.boat_id;
  end if;
  return null;
end $$;
--> statement-breakpoint
drop trigger boats_turnaround on boats;
--> statement-breakpoint
drop function keep_boat_turnaround;
--> statement-breakpoint
create function rewrite_boat_busy() returns trigger language plpgsql as $$
begin
  delete from boat_busy where boat_id = new.id;
  insert into boat_busy (boat_id, day, occupancy_id, hours, expires_at, city_id)
    select o.boat_id, busy.day, o.id, busy.hours, o.expires_at, new.city_id
    from boat_occupancies o, busy_days(o.period, new.turnaround_minutes) busy where o.boat_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger boats_busy after update of turnaround_minutes, city_id on boats
  for each row when ((old.turnaround_minutes, old.city_id) is distinct from (new.turnaround_minutes, new.city_id))
  execute function rewrite_boat_busy();
--> statement-breakpoint
insert into boat_busy (boat_id, day, occupancy_id, hours, expires_at, city_id)
  select o.boat_id, busy.day, o.id, busy.hours, o.expires_at, b.city_id
  from boat_occupancies o join boats b on b.id = o.boat_id, busy_days(o.period, b.turnaround_minutes) busy;
--> statement-breakpoint
create unique index boat_busy_key on boat_busy (boat_id, day, occupancy_id) include (hours, expires_at);
--> statement-breakpoint
create index boat_busy_city on boat_busy (day, city_id, boat_id);
