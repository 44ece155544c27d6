CREATE TABLE "answer_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"text" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answer_templates_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "contact_replies" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"contact_id" bigint NOT NULL,
	"text" text NOT NULL,
	"written_by_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"reservation_id" uuid,
	"service_order_id" uuid,
	"question_id" uuid,
	"contact_id" bigint,
	"waits_since" timestamp with time zone,
	"last_at" timestamp with time zone NOT NULL,
	"claimed_by" uuid,
	"claimed_at" timestamp with time zone,
	CONSTRAINT "conversations_reservation_id_unique" UNIQUE("reservation_id"),
	CONSTRAINT "conversations_service_order_id_unique" UNIQUE("service_order_id"),
	CONSTRAINT "conversations_question_id_unique" UNIQUE("question_id"),
	CONSTRAINT "conversations_contact_id_unique" UNIQUE("contact_id"),
	CONSTRAINT "conversations_of_one" CHECK (num_nonnulls("conversations"."reservation_id", "conversations"."service_order_id", "conversations"."question_id", "conversations"."contact_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_contact_id_contact_messages_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_service_order_id_service_orders_id_fk" FOREIGN KEY ("service_order_id") REFERENCES "public"."service_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_contact_id_contact_messages_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_claimed_by_staff_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_replies_of" ON "contact_replies" USING btree ("contact_id","id");--> statement-breakpoint
CREATE INDEX "conversations_waiting" ON "conversations" USING btree ("waits_since","id") WHERE "conversations"."waits_since" is not null;--> statement-breakpoint
CREATE INDEX "conversations_last" ON "conversations" USING btree ("last_at","id");--> statement-breakpoint
CREATE INDEX "conversations_claimed" ON "conversations" USING btree ("claimed_by") WHERE "conversations"."claimed_by" is not null;
--> statement-breakpoint
-- What was written before. A reported question that is still closed waits, as does what nobody has answered.
insert into conversations (reservation_id, service_order_id, question_id, waits_since, last_at)
select m.reservation_id, m.service_order_id, m.question_id,
  case when q.closed_at is not null then case when q.report is not null then q.reported_at end
    else min(m.created_at) filter (where m.author = 'customer' and m.id > answered.id) end,
  max(m.created_at)
from messages m left join questions q on q.id = m.question_id
cross join lateral (select coalesce(max(a.id), 0) as id from messages a where a.author <> 'customer'
  and (a.reservation_id = m.reservation_id or a.service_order_id = m.service_order_id or a.question_id = m.question_id)) answered
group by m.reservation_id, m.service_order_id, m.question_id, q.id;
--> statement-breakpoint
insert into conversations (contact_id, waits_since, last_at)
select id, case when settled_at is null then created_at end, created_at from contact_messages;
--> statement-breakpoint
-- A message begins its conversation. A customer's waits from then on; whoever answers ends that. A restored backup brings
-- its conversations along, as far as somebody is with them.
create function keep_conversation() returns trigger language plpgsql as $$
begin
  if current_setting('palamar.restore', true) = 'on' then return null; end if;
  insert into conversations (reservation_id, service_order_id, question_id, last_at)
  values (new.reservation_id, new.service_order_id, new.question_id, new.created_at) on conflict do nothing;
  update conversations set last_at = greatest(last_at, new.created_at),
    waits_since = case when new.author = 'customer' then coalesce(waits_since, new.created_at) end
  where reservation_id = new.reservation_id or service_order_id = new.service_order_id or question_id = new.question_id;
  return null;
end $$;
--> statement-breakpoint
create trigger messages_conversation after insert on messages for each row execute function keep_conversation();
--> statement-breakpoint
create function keep_contact_conversation() returns trigger language plpgsql as $$
begin
  if current_setting('palamar.restore', true) = 'on' then return null; end if;
  insert into conversations (contact_id, waits_since, last_at) values (new.id, new.created_at, new.created_at);
  return null;
end $$;
--> statement-breakpoint
create trigger contact_messages_conversation after insert on contact_messages
  for each row execute function keep_contact_conversation();
--> statement-breakpoint
-- A report waits for the operator. A closed question waits for nobody; opened again, for whom it waited before.
create function keep_question_conversation() returns trigger language plpgsql as $$
begin
  update conversations set waits_since = case
    when new.reported_at is distinct from old.reported_at then new.reported_at
    when new.closed_at is not null then null
    else (select min(m.created_at) from messages m where m.question_id = new.id and m.author = 'customer'
      and m.id > coalesce((select max(a.id) from messages a where a.question_id = new.id and a.author <> 'customer'), 0))
    end
  where question_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger questions_conversation after update of closed_at, reported_at on questions for each row
  when ((old.closed_at is null) <> (new.closed_at is null) or old.reported_at is distinct from new.reported_at)
  execute function keep_question_conversation();
