ALTER TABLE "refunds" DROP CONSTRAINT "refunds_state";--> statement-breakpoint
update "refunds" set "state" = 'requested' where "state" = 'pending';--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "state" SET DEFAULT 'requested';--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "page_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "in_review" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "provider_items" jsonb;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "parts" jsonb;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "failure_code" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("created_at") WHERE "refunds"."state" in ('requested', 'sent');--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_review" CHECK (not "payments"."in_review" or "payments"."state" = 'processing');--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_state" CHECK ("refunds"."state" in ('requested', 'sent', 'done', 'failed'));--> statement-breakpoint
-- Never more goes back than was paid, whoever writes: the payment's row lock makes rivals wait for each other.
create function check_refund_sum() returns trigger language plpgsql as $$
declare
  paid payments%rowtype;
  returned bigint;
begin
  if new.state = 'failed' then return new; end if;
  select * into paid from payments where id = new.payment_id for no key update;
  select coalesce(sum(amount_minor), 0) into returned
    from refunds where payment_id = new.payment_id and id <> new.id and state <> 'failed';
  if paid.state not in ('paid', 'paid_too_late') or paid.currency <> new.currency
     or returned + new.amount_minor > paid.amount_minor
  then
    raise exception 'refund % of payment % (%) gives back more than was paid', new.id, paid.id, paid.state
      using errcode = 'check_violation', constraint = 'refunds_within_payment';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger refunds_within_payment before insert or update of payment_id, amount_minor, currency, state on refunds
  for each row execute function check_refund_sum();
