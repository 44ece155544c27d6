drop index "boat_busy_day";
--> statement-breakpoint
-- A search looks boats up by the days near it, and needs nothing else of them.
create index "boat_busy_days" on "boat_busy" ("boat_id", "day") include ("hours", "expires_at");
