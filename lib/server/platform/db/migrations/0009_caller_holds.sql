ALTER TABLE "reservations" ADD COLUMN "hold_hours" smallint;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_hold_hours" CHECK ("reservations"."hold_hours" > 0);