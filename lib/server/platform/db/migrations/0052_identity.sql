CREATE TABLE "counted_mails" (
	"key" text PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "trip_guests" ADD COLUMN "sender_network" text;--> statement-breakpoint
CREATE INDEX "counted_mails_recipient" ON "counted_mails" USING btree ("recipient","counted_at");