CREATE TABLE "ledger_corrections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reservation_id" uuid,
	"service_order_id" uuid,
	"amount_minor" bigint NOT NULL,
	"reason" text NOT NULL,
	"corrected_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "ledger_corrections_of_one" CHECK (num_nonnulls("ledger_corrections"."reservation_id", "ledger_corrections"."service_order_id") = 1),
	CONSTRAINT "ledger_corrections_amount" CHECK ("ledger_corrections"."amount_minor" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"transaction_id" bigint NOT NULL,
	"account" text NOT NULL,
	"owner_id" uuid,
	"amount_minor" bigint NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "ledger_entries_account" CHECK ("ledger_entries"."account" in ('provider', 'bank', 'owner', 'owner_goodwill', 'commission', 'commission_vat', 'withholding', 'house', 'goodwill', 'guest')),
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount_minor" <> 0),
	CONSTRAINT "ledger_entries_of_owner" CHECK (("ledger_entries"."owner_id" is not null) = ("ledger_entries"."account" in ('owner', 'owner_goodwill', 'commission', 'commission_vat', 'withholding')))
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"reservation_id" uuid,
	"service_order_id" uuid,
	"payout_id" uuid,
	"currency" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"demo" boolean DEFAULT false NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_transactions_event" CHECK ("ledger_transactions"."event" in ('paid', 'changed', 'cancelled', 'refunded', 'refund_failed', 'refund_retried', 'paid_too_late', 'backfilled', 'corrected', 'paid_out')),
	CONSTRAINT "ledger_transactions_of_one" CHECK (num_nonnulls("ledger_transactions"."reservation_id", "ledger_transactions"."service_order_id", "ledger_transactions"."payout_id") = 1),
	CONSTRAINT "ledger_transactions_payout_event" CHECK (("ledger_transactions"."payout_id" is not null) = ("ledger_transactions"."event" = 'paid_out')),
	CONSTRAINT "ledger_transactions_actor" CHECK ("ledger_transactions"."actor_kind" in ('customer', 'owner', 'staff', 'provider', 'system'))
);
--> statement-breakpoint
CREATE TABLE "money_rates" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner_id" uuid,
	"boat_id" integer,
	"from_day" date NOT NULL,
	"hundredths" smallint NOT NULL,
	"base" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "money_rates_kind" CHECK ("money_rates"."kind" in ('commission', 'vat', 'withholding')),
	CONSTRAINT "money_rates_share" CHECK ("money_rates"."hundredths" between 0 and 10000),
	CONSTRAINT "money_rates_of_one" CHECK (num_nonnulls("money_rates"."owner_id", "money_rates"."boat_id") <= 1),
	CONSTRAINT "money_rates_own" CHECK (num_nonnulls("money_rates"."owner_id", "money_rates"."boat_id") = 0 or "money_rates"."kind" = 'commission'),
	CONSTRAINT "money_rates_base" CHECK (("money_rates"."base" is not null) = ("money_rates"."kind" = 'withholding'))
);
--> statement-breakpoint
CREATE TABLE "owner_statement_lines" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"statement_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"reservation_id" uuid,
	"service_order_id" uuid,
	"earned_on" date NOT NULL,
	"correction" boolean NOT NULL,
	"kept_minor" bigint NOT NULL,
	"commission_minor" bigint NOT NULL,
	"vat_minor" bigint NOT NULL,
	"withholding_minor" bigint NOT NULL,
	"goodwill_minor" bigint NOT NULL,
	"share_minor" bigint NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "owner_statement_lines_of_one" CHECK (num_nonnulls("owner_statement_lines"."reservation_id", "owner_statement_lines"."service_order_id") = 1),
	CONSTRAINT "owner_statement_lines_sum" CHECK ("owner_statement_lines"."share_minor" = "owner_statement_lines"."kept_minor" - "owner_statement_lines"."commission_minor" - "owner_statement_lines"."withholding_minor" - "owner_statement_lines"."goodwill_minor")
);
--> statement-breakpoint
CREATE TABLE "owner_statements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"month" date NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"currency" text NOT NULL,
	"opening_minor" bigint NOT NULL,
	"earned_minor" bigint NOT NULL,
	"paid_out_minor" bigint NOT NULL,
	"closing_minor" bigint NOT NULL,
	"seller_model" text NOT NULL,
	"owner" jsonb NOT NULL,
	"closed_by" text NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "owner_statements_number_unique" UNIQUE("number"),
	CONSTRAINT "owner_statements_currency" CHECK ("owner_statements"."currency" in ('TRY', 'EUR', 'USD')),
	CONSTRAINT "owner_statements_model" CHECK ("owner_statements"."seller_model" in ('intermediary', 'provider')),
	CONSTRAINT "owner_statements_sum" CHECK ("owner_statements"."closing_minor" = "owner_statements"."opening_minor" + "owner_statements"."earned_minor" - "owner_statements"."paid_out_minor")
);
--> statement-breakpoint
CREATE TABLE "payout_lines" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"payout_id" uuid NOT NULL,
	"reservation_id" uuid,
	"service_order_id" uuid,
	"amount_minor" bigint NOT NULL,
	"due_on" date NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "payout_lines_of_one" CHECK (num_nonnulls("payout_lines"."reservation_id", "payout_lines"."service_order_id") = 1),
	CONSTRAINT "payout_lines_amount" CHECK ("payout_lines"."amount_minor" <> 0)
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"due_on" date NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reference" text,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "payouts_state" CHECK ("payouts"."state" in ('open', 'paid', 'withdrawn')),
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount_minor" > 0),
	CONSTRAINT "payouts_paid" CHECK (("payouts"."state" = 'paid') = ("payouts"."paid_at" is not null) and ("payouts"."state" = 'paid') = ("payouts"."reference" is not null))
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "borne_by" text;--> statement-breakpoint
ALTER TABLE "refund_proposals" ADD COLUMN "borne_by" text DEFAULT 'house' NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "sale_terms" jsonb;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "returned_minor" bigint;--> statement-breakpoint
ALTER TABLE "service_orders" ADD COLUMN "sale_terms" jsonb;--> statement-breakpoint
ALTER TABLE "service_orders" ADD COLUMN "returned_minor" bigint;--> statement-breakpoint
ALTER TABLE "ledger_corrections" ADD CONSTRAINT "ledger_corrections_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_corrections" ADD CONSTRAINT "ledger_corrections_service_order_id_service_orders_id_fk" FOREIGN KEY ("service_order_id") REFERENCES "public"."service_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_service_order_id_service_orders_id_fk" FOREIGN KEY ("service_order_id") REFERENCES "public"."service_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_rates" ADD CONSTRAINT "money_rates_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_rates" ADD CONSTRAINT "money_rates_boat_id_boats_id_fk" FOREIGN KEY ("boat_id") REFERENCES "public"."boats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_statement_lines" ADD CONSTRAINT "owner_statement_lines_statement_id_owner_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."owner_statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_statement_lines" ADD CONSTRAINT "owner_statement_lines_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_statement_lines" ADD CONSTRAINT "owner_statement_lines_service_order_id_service_orders_id_fk" FOREIGN KEY ("service_order_id") REFERENCES "public"."service_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_statements" ADD CONSTRAINT "owner_statements_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_lines" ADD CONSTRAINT "payout_lines_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_lines" ADD CONSTRAINT "payout_lines_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_lines" ADD CONSTRAINT "payout_lines_service_order_id_service_orders_id_fk" FOREIGN KEY ("service_order_id") REFERENCES "public"."service_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_corrections_reservation" ON "ledger_corrections" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "ledger_corrections_order" ON "ledger_corrections" USING btree ("service_order_id") WHERE "ledger_corrections"."service_order_id" is not null;--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_owner" ON "ledger_entries" USING btree ("owner_id","transaction_id") WHERE "ledger_entries"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "ledger_transactions_reservation" ON "ledger_transactions" USING btree ("reservation_id","id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_order" ON "ledger_transactions" USING btree ("service_order_id","id") WHERE "ledger_transactions"."service_order_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_payout" ON "ledger_transactions" USING btree ("payout_id") WHERE "ledger_transactions"."payout_id" is not null;--> statement-breakpoint
CREATE INDEX "ledger_transactions_at" ON "ledger_transactions" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "money_rates_general" ON "money_rates" USING btree ("kind","from_day") WHERE "money_rates"."owner_id" is null and "money_rates"."boat_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "money_rates_owner" ON "money_rates" USING btree ("owner_id","kind","from_day") WHERE "money_rates"."owner_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "money_rates_boat" ON "money_rates" USING btree ("boat_id","kind","from_day") WHERE "money_rates"."boat_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "owner_statement_lines_position" ON "owner_statement_lines" USING btree ("statement_id","position");--> statement-breakpoint
CREATE INDEX "owner_statement_lines_reservation" ON "owner_statement_lines" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "owner_statement_lines_order" ON "owner_statement_lines" USING btree ("service_order_id") WHERE "owner_statement_lines"."service_order_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "owner_statements_once" ON "owner_statements" USING btree ("owner_id","currency","month");--> statement-breakpoint
CREATE INDEX "owner_statements_month" ON "owner_statements" USING btree ("month","number");--> statement-breakpoint
CREATE INDEX "payout_lines_payout" ON "payout_lines" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "payout_lines_reservation" ON "payout_lines" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "payout_lines_order" ON "payout_lines" USING btree ("service_order_id") WHERE "payout_lines"."service_order_id" is not null;--> statement-breakpoint
CREATE INDEX "payouts_owner" ON "payouts" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "payouts_open" ON "payouts" USING btree ("due_on") WHERE "payouts"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_reference" ON "payouts" USING btree ("owner_id","reference") WHERE "payouts"."reference" is not null;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_borne_by" CHECK ("refunds"."borne_by" in ('house', 'owner'));--> statement-breakpoint
ALTER TABLE "refund_proposals" ADD CONSTRAINT "refund_proposals_borne_by" CHECK ("refund_proposals"."borne_by" in ('house', 'owner'));--> statement-breakpoint
-- When the money of a paid booking is its owner's: at the end of the trip, or when it was cancelled.
create view earned_bookings as
  select r.id as booking_id, r.id as reservation_id, null::uuid as service_order_id, r.number, r.boat_id, r.currency,
    r.total_minor, r.demo,
    case when r.status = 'reservation_cancelled'
      then coalesce((select max(h.at) from reservation_history h where h.reservation_id = r.id and h.event = 'cancel'), r.updated_at)
      else r.ends_at end as earned_at
  from reservations r where r.paid_at is not null
  union all
  select o.id, null, o.id, o.number, o.boat_id, o.currency, o.total_minor, o.demo,
    case when o.status = 'order_cancelled'
      then coalesce((select max(h.at) from service_order_history h where h.order_id = o.id and h.event = 'cancel'), o.updated_at)
      else coalesce(o.ends_at, (o.service_day + 1)::timestamp at time zone 'Europe/Istanbul') end
  from service_orders o where o.paid_at is not null;
--> statement-breakpoint
-- What was written of money stays; invented money goes with the demo.
create function keep_ledger() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.demo then return old; end if;
  raise exception '% only grows', tg_table_name using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger ledger_transactions_kept before update or delete on ledger_transactions
  for each row execute function keep_ledger();
--> statement-breakpoint
create trigger ledger_entries_kept before update or delete on ledger_entries
  for each row execute function keep_ledger();
--> statement-breakpoint
create trigger owner_statements_kept before update or delete on owner_statements
  for each row execute function keep_ledger();
--> statement-breakpoint
create trigger owner_statement_lines_kept before update or delete on owner_statement_lines
  for each row execute function keep_ledger();
--> statement-breakpoint
create trigger payout_lines_kept before update or delete on payout_lines
  for each row execute function keep_ledger();
--> statement-breakpoint
create trigger ledger_corrections_kept before update or delete on ledger_corrections
  for each row execute function keep_ledger();
--> statement-breakpoint
create function balance_ledger() returns trigger language plpgsql as $$
begin
  if (select sum(amount_minor) from ledger_entries where transaction_id = new.transaction_id) <> 0 then
    raise exception 'ledger transaction % does not add up to zero', new.transaction_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger ledger_entries_balanced after insert on ledger_entries deferrable initially deferred
  for each row execute function balance_ledger();
--> statement-breakpoint
-- A payout that was transferred or withdrawn stays so.
create function keep_payout() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.demo then return old; end if;
  if tg_op = 'UPDATE' and old.state = 'open' and new.state <> 'open' and new.amount_minor = old.amount_minor
    and new.owner_id = old.owner_id and new.currency = old.currency then return new; end if;
  raise exception 'payouts are decided once' using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger payouts_kept before update or delete on payouts for each row execute function keep_payout();
