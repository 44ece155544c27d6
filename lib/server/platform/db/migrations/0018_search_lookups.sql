ALTER TABLE "boat_prices" DROP CONSTRAINT "boat_prices_boat_id_kind_valid_from_weekdays_pk";--> statement-breakpoint
CREATE INDEX "boat_pictures_gallery" ON "boat_pictures" USING btree ("boat_id","position") WHERE "boat_pictures"."gallery";--> statement-breakpoint
CREATE INDEX "boat_occupancies_boat_end" ON "boat_occupancies" USING btree ("boat_id",upper("period"));
--> statement-breakpoint
-- What a search reads of a boat's prices, without a visit to the table.
create unique index boat_prices_key on boat_prices (boat_id, kind, valid_from, weekdays) include (valid_until, min_hours, price_minor);
--> statement-breakpoint
-- The same hours, computed in whole seconds.
create or replace function busy_days(period tstzrange, turnaround_minutes integer) returns table (day date, hours integer) language sql stable parallel safe as $$
  select date '1970-01-01' + number,
    ((1 << (least(last - number * 24, 23) - greatest(first - number * 24, 0) + 1)) - 1) << greatest(first - number * 24, 0)
  from (select
      floor((date_part('epoch', lower(period) at time zone 'Europe/Istanbul') - 3600 - turnaround_minutes * 60) / 3600)::integer + 1 as first,
      ceil(date_part('epoch', upper(period) at time zone 'Europe/Istanbul') / 3600)::integer - 1 as last) span,
    generate_series(floor(first / 24.0::float8)::integer, floor(last / 24.0::float8)::integer) number
$$;
