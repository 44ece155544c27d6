ALTER TABLE "codes" DROP CONSTRAINT "codes_purpose";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "writing_blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "writing_blocked_reason" text;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_purpose" CHECK ("codes"."purpose" in ('verify_email', 'verify_phone', 'step_up', 'reset_password', 't_login', 'take_back_email', 'correct_email'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_writing_blocked" CHECK (("users"."writing_blocked_at" is null) = ("users"."writing_blocked_reason" is null));