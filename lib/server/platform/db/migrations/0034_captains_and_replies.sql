ALTER TABLE "boats" ADD COLUMN "captain_languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "boats" ADD COLUMN "captain_licence" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "replied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "boats" ADD CONSTRAINT "boats_captain_licence" CHECK ("boats"."captain_licence" in ('yacht_149', 'yacht_499', 'yacht_unlimited'));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_reply" CHECK (("reviews"."reply" is null) = ("reviews"."replied_at" is null));
