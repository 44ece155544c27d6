CREATE TABLE "trip_guests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reservation_id" uuid NOT NULL,
	"browser_hash" text,
	"name" text NOT NULL,
	"coming" boolean NOT NULL,
	"adults" smallint NOT NULL,
	"child_ages" smallint[] NOT NULL,
	"note" text,
	"settled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trip_guests_once" UNIQUE("reservation_id","browser_hash"),
	CONSTRAINT "trip_guests_persons" CHECK ("trip_guests"."adults" >= 0 and "trip_guests"."coming" = ("trip_guests"."adults" + cardinality("trip_guests"."child_ages") > 0))
);
--> statement-breakpoint
CREATE TABLE "trip_invitations" (
	"reservation_id" uuid PRIMARY KEY NOT NULL,
	"link_id" uuid,
	"shows_cost" boolean DEFAULT false NOT NULL,
	"list_sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trip_invitations_link_id_unique" UNIQUE("link_id")
);
--> statement-breakpoint
ALTER TABLE "trip_guests" ADD CONSTRAINT "trip_guests_reservation_id_trip_invitations_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."trip_invitations"("reservation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_invitations" ADD CONSTRAINT "trip_invitations_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;