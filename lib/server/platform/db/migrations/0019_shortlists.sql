CREATE TABLE "shortlist_boats" (
	"shortlist_id" uuid NOT NULL,
	"boat_id" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "shortlist_boats_shortlist_id_boat_id_pk" PRIMARY KEY("shortlist_id","boat_id")
);
--> statement-breakpoint
CREATE TABLE "shortlist_votes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"shortlist_id" uuid NOT NULL,
	"boat_id" integer NOT NULL,
	"voter_hash" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shortlist_votes_once" UNIQUE("shortlist_id","boat_id","voter_hash")
);
--> statement-breakpoint
CREATE TABLE "shortlists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"trip" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "favorites" ADD COLUMN "trip" jsonb;--> statement-breakpoint
ALTER TABLE "shortlist_boats" ADD CONSTRAINT "shortlist_boats_shortlist_id_shortlists_id_fk" FOREIGN KEY ("shortlist_id") REFERENCES "public"."shortlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_boats" ADD CONSTRAINT "shortlist_boats_boat_id_boats_id_fk" FOREIGN KEY ("boat_id") REFERENCES "public"."boats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_votes" ADD CONSTRAINT "shortlist_votes_boat" FOREIGN KEY ("shortlist_id","boat_id") REFERENCES "public"."shortlist_boats"("shortlist_id","boat_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlists" ADD CONSTRAINT "shortlists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shortlists_user_id" ON "shortlists" USING btree ("user_id","created_at");