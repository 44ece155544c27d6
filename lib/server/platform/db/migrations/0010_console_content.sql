CREATE TABLE "redirects" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"from_path" text NOT NULL,
	"to_path" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redirects_from_path_unique" UNIQUE("from_path"),
	CONSTRAINT "redirects_differ" CHECK ("redirects"."from_path" <> "redirects"."to_path")
);
--> statement-breakpoint
CREATE TABLE "text_drafts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"fields" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"edited_by_id" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "text_drafts_kind" CHECK ("text_drafts"."kind" in ('content', 'contract'))
);
--> statement-breakpoint
ALTER TABLE "content_texts" ADD COLUMN "picture_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "text_drafts_name" ON "text_drafts" USING btree ("kind","name");--> statement-breakpoint
CREATE INDEX "contract_acceptances_contract" ON "contract_acceptances" USING btree ("contract_id");