CREATE TABLE "calendar_events" (
	"feed_id" uuid NOT NULL,
	"period" "tstzrange" NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" text,
	CONSTRAINT "calendar_events_feed_id_period_pk" PRIMARY KEY("feed_id","period"),
	CONSTRAINT "calendar_events_period" CHECK (not isempty("calendar_events"."period") and not lower_inf("calendar_events"."period") and not upper_inf("calendar_events"."period")),
	CONSTRAINT "calendar_events_settled" CHECK (("calendar_events"."settled_at" is null) = ("calendar_events"."settled_by" is null))
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"boat_id" integer NOT NULL,
	"name" text NOT NULL,
	"address" text,
	"etag" text,
	"digest" text,
	"event_count" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"changed_at" timestamp with time zone,
	"next_read_at" timestamp with time zone,
	"error" text,
	"waiting_digest" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_next" CHECK ("calendar_feeds"."address" is not null or "calendar_feeds"."next_read_at" is null)
);
--> statement-breakpoint
CREATE TABLE "calendar_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"boat_id" integer NOT NULL,
	"name" text NOT NULL,
	"whole_days" boolean NOT NULL,
	"with_imported" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "boat_occupancies" ADD COLUMN "feed_id" uuid;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_feed_id_calendar_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."calendar_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_boat_id_boats_id_fk" FOREIGN KEY ("boat_id") REFERENCES "public"."boats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_links" ADD CONSTRAINT "calendar_links_boat_id_boats_id_fk" FOREIGN KEY ("boat_id") REFERENCES "public"."boats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_feeds_boat" ON "calendar_feeds" USING btree ("boat_id");--> statement-breakpoint
CREATE INDEX "calendar_feeds_due" ON "calendar_feeds" USING btree ("next_read_at") WHERE "calendar_feeds"."next_read_at" is not null;--> statement-breakpoint
CREATE INDEX "calendar_links_boat" ON "calendar_links" USING btree ("boat_id");--> statement-breakpoint
ALTER TABLE "boat_occupancies" ADD CONSTRAINT "boat_occupancies_feed_id_calendar_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."calendar_feeds"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "boat_occupancies_feed" ON "boat_occupancies" USING btree ("feed_id") WHERE "boat_occupancies"."feed_id" is not null;--> statement-breakpoint
ALTER TABLE "boat_occupancies" ADD CONSTRAINT "boat_occupancies_feed_blocks" CHECK ("boat_occupancies"."feed_id" is null or "boat_occupancies"."kind" = 'block');