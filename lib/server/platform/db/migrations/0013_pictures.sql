CREATE TABLE "pictures" (
	"key" text PRIMARY KEY NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "pictures_newest" ON "pictures" USING btree ("added_at");--> statement-breakpoint
-- until now the audit alone knew which pictures staff had added
insert into pictures (key, added_at)
  select subject_id, max(at) from audit_events where subject_kind = 'picture' and event = 'picture_added' group by 1;
