create extension if not exists pg_trgm;--> statement-breakpoint
-- A text in the form of `foldText`, so that a name is found however it is typed: without marks and invisible letters,
-- one `i` for `i ı İ I`, lower case.
create function fold_text(text text) returns text language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(translate(replace(lower(regexp_replace(normalize(text, NFKD),
    '[\u0300-\u036f\u064b-\u065f\u0670\u200b-\u200f\u2060-\u2069]', '', 'g') collate "und-x-icu"), 'ß', 'ss'),
    'ıøđł٠١٢٣٤٥٦٧٨٩', 'iodl0123456789'), '\s+', ' ', 'g'))
$$;--> statement-breakpoint
CREATE TABLE "staff_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_views" ADD CONSTRAINT "staff_views_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_views_name" ON "staff_views" USING btree ("staff_id","list","name");--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ((' ' || fold_text("name" || ' ' || "surname" || ' ' || coalesce("email", ''))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_phone_end" ON "users" USING btree (reverse("phone") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "boat_texts_search" ON "boat_texts" USING gin ((' ' || fold_text("name")) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "boats_code_prefix" ON "boats" USING btree ("code_folded" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "payments_by_creation" ON "payments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_state" ON "payments" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_amount" ON "payments" USING btree ("amount_minor","id");--> statement-breakpoint
CREATE INDEX "payments_provider_id" ON "payments" USING btree ("provider_payment_id") WHERE "payments"."provider_payment_id" is not null;--> statement-breakpoint
CREATE INDEX "payments_settled" ON "payments" USING btree ("settled_at") WHERE "payments"."settled_at" is not null;--> statement-breakpoint
CREATE INDEX "refunds_by_creation" ON "refunds" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "refunds_done" ON "refunds" USING btree ("done_at") WHERE "refunds"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "reservation_history_cancelled" ON "reservation_history" USING btree ("at") WHERE "reservation_history"."event" = 'cancel';--> statement-breakpoint
CREATE INDEX "reservations_sailing" ON "reservations" USING gist (tstzrange("starts_at", "ends_at")) WHERE "reservations"."status" in ('reservation_created', 'reservation_coming', 'reservation_completed');--> statement-breakpoint
CREATE INDEX "reservations_by_departure" ON "reservations" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "reservations_by_creation" ON "reservations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reservations_by_total" ON "reservations" USING btree ("total_minor","id");--> statement-breakpoint
CREATE INDEX "reservations_by_port" ON "reservations" USING btree ("departure_port_id","starts_at");--> statement-breakpoint
CREATE INDEX "reservations_number_prefix" ON "reservations" USING btree ("number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "service_orders_by_departure" ON "service_orders" USING btree (coalesce("starts_at", "service_day"::timestamp at time zone 'Europe/Istanbul'),"id");--> statement-breakpoint
CREATE INDEX "service_orders_by_creation" ON "service_orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "service_orders_by_total" ON "service_orders" USING btree ("total_minor","id");--> statement-breakpoint
CREATE INDEX "service_orders_by_day" ON "service_orders" USING btree ("service_day");--> statement-breakpoint
CREATE INDEX "service_orders_phone_end" ON "service_orders" USING btree (reverse("phone") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "service_orders_number_prefix" ON "service_orders" USING btree ("number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "boats_port" ON "boats" USING btree ("port_id");--> statement-breakpoint
CREATE INDEX "reservation_history_answers" ON "reservation_history" USING btree ("at","reservation_id","event","to_status","actor") WHERE "reservation_history"."event" in ('create', 'accept', 'decline');
--> statement-breakpoint
-- Words in messages, in any spelling: read by `listConversations`.
create index messages_words on messages using gin (fold_text(text) gin_trgm_ops);
