ALTER TABLE "facilities" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "types" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "usage_rules" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "shipped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Until now only the seed wrote contracts, and an import of texts alone moved updated_at.
update contracts set shipped = true;--> statement-breakpoint
update contents set edited_at = updated_at where updated_at <> created_at;
