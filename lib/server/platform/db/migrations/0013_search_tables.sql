CREATE TABLE "boat_busy" (
	"boat_id" integer NOT NULL,
	"day" date NOT NULL,
	"occupancy_id" bigint NOT NULL,
	"hours" integer NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "boat_busy_boat_id_day_occupancy_id_pk" PRIMARY KEY("boat_id","day","occupancy_id")
);
--> statement-breakpoint
CREATE TABLE "boat_counts" (
	"facet" text NOT NULL,
	"option" integer NOT NULL,
	"city_id" integer NOT NULL,
	"area_id" integer NOT NULL,
	"port_id" integer NOT NULL,
	"type_id" integer NOT NULL,
	"boats" integer NOT NULL,
	CONSTRAINT "boat_counts_facet_option_city_id_area_id_port_id_type_id_pk" PRIMARY KEY("facet","option","city_id","area_id","port_id","type_id"),
	CONSTRAINT "boat_counts_facet" CHECK ("boat_counts"."facet" in ('boats', 'instant', 'rating', 'facility', 'ban', 'capacity', 'length'))
);
--> statement-breakpoint
CREATE TABLE "boat_prices" (
	"boat_id" integer NOT NULL,
	"city_id" integer NOT NULL,
	"kind" text NOT NULL,
	"weekdays" smallint NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date NOT NULL,
	"min_hours" smallint NOT NULL,
	"price_minor" bigint NOT NULL,
	"try_minor" bigint NOT NULL,
	"shortest_try_minor" bigint NOT NULL,
	CONSTRAINT "boat_prices_boat_id_kind_valid_from_weekdays_pk" PRIMARY KEY("boat_id","kind","valid_from","weekdays"),
	CONSTRAINT "boat_prices_kind" CHECK ("boat_prices"."kind" in ('hourly', 'daily', 'swim_tour')),
	CONSTRAINT "boat_prices_season" CHECK ("boat_prices"."valid_from" < "boat_prices"."valid_until" and "boat_prices"."weekdays" between 1 and 127)
);
--> statement-breakpoint
ALTER TABLE "boat_prices" ADD CONSTRAINT "boat_prices_boat_id_boats_id_fk" FOREIGN KEY ("boat_id") REFERENCES "public"."boats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "boat_prices_shortest_hours" ON "boat_prices" USING btree ("min_hours") WHERE "boat_prices"."kind" = 'hourly';--> statement-breakpoint
CREATE INDEX "rates_valid_until" ON "rates" USING btree ("valid_until") WHERE "rates"."valid_until" is not null;