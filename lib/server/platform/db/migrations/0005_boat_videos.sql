CREATE TABLE "boat_videos" (
	"boat_id" integer PRIMARY KEY NOT NULL,
	"media_key" text NOT NULL,
	"description" jsonb NOT NULL,
	"published_on" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "boat_videos" ADD CONSTRAINT "boat_videos_boat_id_boats_id_fk" FOREIGN KEY ("boat_id") REFERENCES "public"."boats"("id") ON DELETE cascade ON UPDATE no action;