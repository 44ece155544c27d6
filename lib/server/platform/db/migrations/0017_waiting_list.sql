CREATE TABLE "waiting_wishes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"boat_id" integer NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"person_count" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "waiting_wishes_kind" CHECK ("waiting_wishes"."kind" in ('hourly', 'daily', 'swim_tour')),
	CONSTRAINT "waiting_wishes_persons" CHECK ("waiting_wishes"."person_count" between 1 and 500)
);
--> statement-breakpoint
ALTER TABLE "waiting_wishes" ADD CONSTRAINT "waiting_wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_wishes" ADD CONSTRAINT "waiting_wishes_boat_id_boats_id_fk" FOREIGN KEY ("boat_id") REFERENCES "public"."boats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_wishes_once" ON "waiting_wishes" USING btree ("user_id","boat_id","day");--> statement-breakpoint
CREATE INDEX "waiting_wishes_of_day" ON "waiting_wishes" USING btree ("boat_id","day");