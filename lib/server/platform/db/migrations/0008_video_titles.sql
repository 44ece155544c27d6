ALTER TABLE "boat_videos" ADD COLUMN "poster_key" text;--> statement-breakpoint
ALTER TABLE "boat_videos" ADD COLUMN "title" jsonb;--> statement-breakpoint
-- Videos from before are called as their boat is.
UPDATE "boat_videos" v SET "title" = coalesce(
	(SELECT jsonb_object_agg(t.locale, t.name) FROM "boat_texts" t WHERE t.boat_id = v.boat_id), '{}'::jsonb);--> statement-breakpoint
ALTER TABLE "boat_videos" ALTER COLUMN "title" SET NOT NULL;
