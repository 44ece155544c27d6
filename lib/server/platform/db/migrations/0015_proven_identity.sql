ALTER TABLE "codes" DROP CONSTRAINT "codes_purpose";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "stepped_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pending_email" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "sender_network" text;--> statement-breakpoint
ALTER TABLE "service_orders" ADD COLUMN "sender_network" text;--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_purpose" CHECK ("codes"."purpose" in ('verify_email', 'verify_phone', 'step_up', 'reset_password', 't_login', 'take_back_email'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_pending_email_lower" CHECK ("users"."pending_email" = lower("users"."pending_email" collate "C"));