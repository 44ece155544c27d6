CREATE TABLE "refund_proposals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reservation_id" uuid,
	"service_order_id" uuid,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"note" text NOT NULL,
	"again" boolean NOT NULL,
	"basis" jsonb NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"proposed_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"decision_reason" text,
	CONSTRAINT "refund_proposals_state" CHECK ("refund_proposals"."state" in ('open', 'confirmed', 'refused')),
	CONSTRAINT "refund_proposals_amount" CHECK ("refund_proposals"."amount_minor" > 0),
	CONSTRAINT "refund_proposals_of_one" CHECK (num_nonnulls("refund_proposals"."reservation_id", "refund_proposals"."service_order_id") = 1),
	CONSTRAINT "refund_proposals_decided" CHECK (("refund_proposals"."state" = 'open') = ("refund_proposals"."decided_at" is null)),
	CONSTRAINT "refund_proposals_by_two" CHECK ("refund_proposals"."state" <> 'confirmed' or "refund_proposals"."decided_by" <> "refund_proposals"."proposed_by")
);
--> statement-breakpoint
ALTER TABLE "refund_proposals" ADD CONSTRAINT "refund_proposals_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_proposals" ADD CONSTRAINT "refund_proposals_service_order_id_service_orders_id_fk" FOREIGN KEY ("service_order_id") REFERENCES "public"."service_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_proposals_open_reservation" ON "refund_proposals" USING btree ("reservation_id") WHERE "refund_proposals"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "refund_proposals_open_order" ON "refund_proposals" USING btree ("service_order_id") WHERE "refund_proposals"."state" = 'open';--> statement-breakpoint
CREATE INDEX "refund_proposals_reservation" ON "refund_proposals" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "refund_proposals_order" ON "refund_proposals" USING btree ("service_order_id");