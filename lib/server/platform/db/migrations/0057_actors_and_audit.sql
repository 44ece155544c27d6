CREATE TABLE "audit_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"event" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reason" text,
	"request_id" text,
	CONSTRAINT "audit_events_actor_kind" CHECK ("audit_events"."actor_kind" in ('customer', 'owner', 'staff', 'provider', 'system'))
);--> statement-breakpoint
ALTER TABLE "reservation_history" DROP CONSTRAINT "reservation_history_actor";--> statement-breakpoint
ALTER TABLE "service_order_history" DROP CONSTRAINT "service_order_history_actor";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "written_by" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "written_by_id" text;--> statement-breakpoint
ALTER TABLE "reservation_history" ADD COLUMN "actor_id" text;--> statement-breakpoint
ALTER TABLE "service_order_history" ADD COLUMN "actor_id" text;--> statement-breakpoint
-- Who works for the operator is staff; the operator is the company.
update reservation_history set actor = 'staff' where actor = 'operator';--> statement-breakpoint
update service_order_history set actor = 'staff' where actor = 'operator';--> statement-breakpoint
update reservation_history h set actor_id = r.user_id::text from reservations r
  where r.id = h.reservation_id and h.actor = 'customer';--> statement-breakpoint
update service_order_history h set actor_id = o.user_id::text from service_orders o
  where o.id = h.order_id and h.actor = 'customer';--> statement-breakpoint
update messages m set
  written_by = case when by_operator or author = 'operator' then 'staff' else author end,
  written_by_id = case author when 'customer' then coalesce(
    (select user_id from reservations where id = m.reservation_id),
    (select user_id from service_orders where id = m.service_order_id),
    (select user_id from questions where id = m.question_id))::text end;--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "written_by" SET NOT NULL;--> statement-breakpoint
-- The release before this one still writes messages while it runs beside this one.
create function fill_written_by() returns trigger language plpgsql as $$
begin
  new.written_by := case when new.by_operator or new.author = 'operator' then 'staff' else new.author end;
  return new;
end $$;--> statement-breakpoint
create trigger messages_written_by before insert on messages
  for each row when (new.written_by is null) execute function fill_written_by();--> statement-breakpoint
CREATE INDEX "audit_events_subject" ON "audit_events" USING btree ("subject_kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_events_at" ON "audit_events" USING btree ("at");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_written_by" CHECK ("messages"."written_by" in ('customer', 'owner', 'staff', 'provider', 'system'));--> statement-breakpoint
ALTER TABLE "reservation_history" ADD CONSTRAINT "reservation_history_actor" CHECK ("reservation_history"."actor" in ('customer', 'owner', 'staff', 'provider', 'system'));--> statement-breakpoint
ALTER TABLE "service_order_history" ADD CONSTRAINT "service_order_history_actor" CHECK ("service_order_history"."actor" in ('customer', 'owner', 'staff', 'provider', 'system'));--> statement-breakpoint
-- Nobody changes what was written down, and nobody removes it before ten years are over.
create function keep_audit_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '10 years' then return old; end if;
  raise exception 'audit_events only grows' using errcode = 'restrict_violation';
end $$;--> statement-breakpoint
create trigger audit_events_kept before update or delete on audit_events
  for each row execute function keep_audit_event();--> statement-breakpoint
create trigger audit_events_never_emptied before truncate on audit_events
  for each statement execute function keep_audit_event();
