ALTER TABLE "service_orders" DROP CONSTRAINT "service_orders_status";--> statement-breakpoint
ALTER TABLE "service_orders" DROP CONSTRAINT "service_orders_deadline";--> statement-breakpoint
ALTER TABLE "service_orders" DROP CONSTRAINT "service_orders_boat_hours";--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "reservation_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "service_order_id" uuid;--> statement-breakpoint
ALTER TABLE "service_orders" ADD COLUMN "place_id" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_service_order_id_service_orders_id_fk" FOREIGN KEY ("service_order_id") REFERENCES "public"."service_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_order" ON "messages" USING btree ("service_order_id","id") WHERE "messages"."service_order_id" is not null;--> statement-breakpoint
CREATE INDEX "service_orders_place" ON "service_orders" USING btree ("place_id");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_of_one" CHECK (num_nonnulls("messages"."reservation_id", "messages"."service_order_id") = 1);--> statement-breakpoint
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_status" CHECK ("service_orders"."status" in ('order_requested', 'order_payment_pending', 'order_paid', 'order_completed', 'order_rejected', 'order_cancelled', 'order_timeout'));--> statement-breakpoint
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_deadline" CHECK (("service_orders"."status" in ('order_requested', 'order_payment_pending')) = ("service_orders"."expires_at" is not null));--> statement-breakpoint
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_boat_hours" CHECK (num_nonnulls("service_orders"."boat_id", "service_orders"."turnaround_minutes") in (0, 2) and ("service_orders"."boat_id" is null or "service_orders"."ends_at" is not null) and ("service_orders"."ends_at" is null or "service_orders"."starts_at" is not null));