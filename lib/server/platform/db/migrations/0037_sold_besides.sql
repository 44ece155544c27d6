ALTER TABLE "boats" ADD COLUMN "tour_from" date;--> statement-breakpoint
ALTER TABLE "boats" ADD COLUMN "tour_until" date;--> statement-breakpoint
ALTER TABLE "boats" ADD COLUMN "tour_hours" smallint;--> statement-breakpoint
ALTER TABLE "boats" ADD COLUMN "sold_besides" smallint DEFAULT 7 NOT NULL;--> statement-breakpoint
CREATE INDEX "boat_busy_day" ON "boat_busy" USING btree ("day","boat_id");
--> statement-breakpoint
-- The kinds (hourly 1, daily 2, swim_tour 4) of which the sold days on a boat's row do not say everything.
create function boat_sold_besides(ids integer[]) returns table (boat_id integer, kinds smallint)
  language sql stable parallel safe as $$
  select p.boat_id, bit_or(case p.kind when 'hourly' then 1 when 'daily' then 2 else 4 end)::smallint
  from boat_prices p left join boat_sold_days(ids) s on s.boat_id = p.boat_id and s.kind = p.kind
  where p.boat_id = any (ids)
    and (s.first <= p.valid_from and s.until >= p.valid_until and s.hours = p.min_hours) is not true
  group by 1
$$;
--> statement-breakpoint
update boats set tour_from = t.first, tour_until = t.until, tour_hours = t.hours
  from boat_sold_days(array(select id from boats)) t where t.boat_id = boats.id and t.kind = 'swim_tour';
--> statement-breakpoint
update boats set sold_besides = coalesce(besides.kinds, 0)
  from (select id, kinds from boats left join boat_sold_besides(array(select id from boats)) on boat_id = id) besides
  where besides.id = boats.id;
--> statement-breakpoint
drop index boats_recommended;
--> statement-breakpoint
drop index boats_city_recommended;
--> statement-breakpoint
drop index boats_port_recommended;
--> statement-breakpoint
-- As before, with the new columns: all that decides whether a boat has a trip.
create index boats_recommended on boats (score desc, id) include (type_id, city_id, area_id, port_id, cruising_capacity, sleeping_capacity, rating, fast_app, facility_mask, rule_mask, from_try_minor, notice_hours, service_opens_hour, service_closes_hour, handover_start_hour, handover_end_hour, hourly_from, hourly_until, hourly_hours, nightly_from, nightly_until, nightly_hours, tour_from, tour_until, tour_hours, sold_besides) where status = 'published';
--> statement-breakpoint
create index boats_city_recommended on boats (city_id, score desc, id) include (type_id, area_id, port_id, cruising_capacity, sleeping_capacity, rating, fast_app, facility_mask, rule_mask, from_try_minor, notice_hours, service_opens_hour, service_closes_hour, handover_start_hour, handover_end_hour, hourly_from, hourly_until, hourly_hours, nightly_from, nightly_until, nightly_hours, tour_from, tour_until, tour_hours, sold_besides) where status = 'published';
--> statement-breakpoint
create index boats_port_recommended on boats (port_id, score desc, id) include (type_id, city_id, area_id, cruising_capacity, sleeping_capacity, rating, fast_app, facility_mask, rule_mask, from_try_minor, notice_hours, service_opens_hour, service_closes_hour, handover_start_hour, handover_end_hour, hourly_from, hourly_until, hourly_hours, nightly_from, nightly_until, nightly_hours, tour_from, tour_until, tour_hours, sold_besides) where status = 'published';
