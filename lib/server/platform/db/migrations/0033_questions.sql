CREATE TABLE "questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"user_id" uuid NOT NULL,
	"boat_id" integer NOT NULL,
	"trip" jsonb,
	"topics" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"reported_at" timestamp with time zone,
	"reported_by" text,
	"report" text,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "questions_number_unique" UNIQUE("number"),
	CONSTRAINT "questions_once" UNIQUE("user_id","boat_id"),
	CONSTRAINT "questions_reported_by" CHECK ("questions"."reported_by" in ('customer', 'owner')),
	CONSTRAINT "questions_report" CHECK (num_nonnulls("questions"."reported_at", "questions"."reported_by", "questions"."report") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_of_one";
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "question_id" uuid;
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "masked" smallint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "trip" jsonb;
--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_boat_id_boats_id_fk" FOREIGN KEY ("boat_id") REFERENCES "public"."boats"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "questions_of_boat" ON "questions" USING btree ("boat_id");
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "messages_question" ON "messages" USING btree ("question_id","id") WHERE "messages"."question_id" is not null;
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_trip" CHECK ("messages"."trip" is null or "messages"."question_id" is not null and "messages"."author" <> 'customer');
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_of_one" CHECK (num_nonnulls("messages"."reservation_id", "messages"."service_order_id", "messages"."question_id") = 1);
--> statement-breakpoint
CREATE INDEX "boats_owner_email" ON "boats" USING btree ("owner_email");
