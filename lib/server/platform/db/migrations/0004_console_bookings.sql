CREATE TABLE "staff_notes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"text" text NOT NULL,
	"written_by_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reservation_changes" ADD COLUMN "boat_id" integer;--> statement-breakpoint
ALTER TABLE "reservation_changes" ADD COLUMN "old_boat_id" integer;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "no_show_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "staff_notes_subject" ON "staff_notes" USING btree ("subject_kind","subject_id","id");--> statement-breakpoint
ALTER TABLE "reservation_changes" ADD CONSTRAINT "reservation_changes_boat_id_boats_id_fk" FOREIGN KEY ("boat_id") REFERENCES "public"."boats"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_changes" ADD CONSTRAINT "reservation_changes_old_boat_id_boats_id_fk" FOREIGN KEY ("old_boat_id") REFERENCES "public"."boats"("id") ON DELETE no action ON UPDATE no action;