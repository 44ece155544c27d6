CREATE TABLE "service_order_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"event" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "service_order_history_actor" CHECK ("service_order_history"."actor" in ('customer', 'owner', 'operator', 'provider', 'system'))
);
--> statement-breakpoint
ALTER TABLE "service_orders" DROP CONSTRAINT "service_orders_boat_hours";--> statement-breakpoint
DROP INDEX "contracts_version";--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "subject" text DEFAULT 'reservation' NOT NULL;--> statement-breakpoint
ALTER TABLE "service_orders" ADD COLUMN "service_name" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "service_orders" ADD COLUMN "package_name" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "service_orders" ADD COLUMN "turnaround_minutes" integer;--> statement-breakpoint
ALTER TABLE "service_orders" ADD COLUMN "person_count" smallint;--> statement-breakpoint
ALTER TABLE "service_orders" ADD COLUMN "hold_extended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "service_orders" ADD COLUMN "demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "service_packages" ADD COLUMN "hours" smallint;--> statement-breakpoint
ALTER TABLE "service_packages" ADD COLUMN "max_persons" smallint;--> statement-breakpoint
ALTER TABLE "service_order_history" ADD CONSTRAINT "service_order_history_order_id_service_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."service_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_order_history_order" ON "service_order_history" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "service_orders_boat" ON "service_orders" USING btree ("boat_id","starts_at") WHERE "service_orders"."boat_id" is not null;--> statement-breakpoint
CREATE INDEX "service_orders_waiting" ON "service_orders" USING btree ("expires_at") WHERE "service_orders"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "service_orders_running" ON "service_orders" USING btree ("service_day") WHERE "service_orders"."status" = 'order_paid';--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_version" ON "contracts" USING btree ("kind","subject","version","locale");--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_subject" CHECK ("contracts"."subject" in ('reservation', 'order'));--> statement-breakpoint
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_times" CHECK ("service_orders"."starts_at" < "service_orders"."ends_at");--> statement-breakpoint
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_persons" CHECK ("service_orders"."person_count" > 0);--> statement-breakpoint
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_paid" CHECK ("service_orders"."status" not in ('order_paid', 'order_completed') or "service_orders"."paid_at" is not null);--> statement-breakpoint
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_boat_hours" CHECK (num_nonnulls("service_orders"."boat_id", "service_orders"."starts_at", "service_orders"."ends_at", "service_orders"."turnaround_minutes") in (0, 4));--> statement-breakpoint
ALTER TABLE "service_packages" ADD CONSTRAINT "service_packages_size" CHECK ("service_packages"."hours" between 1 and 24 and "service_packages"."max_persons" > 0);