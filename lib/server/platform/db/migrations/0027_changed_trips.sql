CREATE TABLE "reservation_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reservation_id" uuid NOT NULL,
	"status" text NOT NULL,
	"old_starts_at" timestamp with time zone NOT NULL,
	"old_ends_at" timestamp with time zone NOT NULL,
	"old_person_count" smallint NOT NULL,
	"old_total_minor" bigint NOT NULL,
	"old_prepayment_minor" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"person_count" smallint NOT NULL,
	"turnaround_minutes" integer NOT NULL,
	"total_minor" bigint NOT NULL,
	"prepayment_minor" bigint NOT NULL,
	"remaining_minor" bigint NOT NULL,
	"accepted_on_board" text[] NOT NULL,
	"possible" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"payment_minor" bigint NOT NULL,
	"refund_minor" bigint NOT NULL,
	"owner_asked" boolean NOT NULL,
	"policy_starts_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"hold_extended_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"reason" text,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "reservation_changes_status" CHECK ("reservation_changes"."status" in ('asked', 'payment_pending', 'made', 'refused', 'withdrawn', 'expired')),
	CONSTRAINT "reservation_changes_times" CHECK ("reservation_changes"."starts_at" < "reservation_changes"."ends_at" and "reservation_changes"."old_starts_at" < "reservation_changes"."old_ends_at"),
	CONSTRAINT "reservation_changes_persons" CHECK ("reservation_changes"."person_count" > 0),
	CONSTRAINT "reservation_changes_money" CHECK ("reservation_changes"."total_minor" > 0 and "reservation_changes"."prepayment_minor" > 0 and "reservation_changes"."remaining_minor" >= 0 and "reservation_changes"."prepayment_minor" + "reservation_changes"."remaining_minor" = "reservation_changes"."total_minor"),
	CONSTRAINT "reservation_changes_difference" CHECK ("reservation_changes"."payment_minor" >= 0 and "reservation_changes"."refund_minor" >= 0 and "reservation_changes"."payment_minor" - "reservation_changes"."refund_minor" = "reservation_changes"."prepayment_minor" - "reservation_changes"."old_prepayment_minor" and least("reservation_changes"."payment_minor", "reservation_changes"."refund_minor") = 0),
	CONSTRAINT "reservation_changes_deadline" CHECK (("reservation_changes"."status" in ('asked', 'payment_pending')) = ("reservation_changes"."expires_at" is not null) and ("reservation_changes"."expires_at" is null) = ("reservation_changes"."ended_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "boat_occupancies" DROP CONSTRAINT "boat_occupancies_owner";--> statement-breakpoint
ALTER TABLE "contract_acceptances" ALTER COLUMN "payment_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "boat_occupancies" ADD COLUMN "change_id" uuid;--> statement-breakpoint
ALTER TABLE "contract_acceptances" ADD COLUMN "change_id" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "change_id" uuid;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "policy_starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservation_changes" ADD CONSTRAINT "reservation_changes_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reservation_changes_reservation" ON "reservation_changes" USING btree ("reservation_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reservation_changes_open" ON "reservation_changes" USING btree ("reservation_id") WHERE "reservation_changes"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "reservation_changes_waiting" ON "reservation_changes" USING btree ("expires_at") WHERE "reservation_changes"."expires_at" is not null;--> statement-breakpoint
ALTER TABLE "contract_acceptances" ADD CONSTRAINT "contract_acceptances_change_id_reservation_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."reservation_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_change_id_reservation_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."reservation_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "boat_occupancies_change" ON "boat_occupancies" USING btree ("change_id") WHERE "boat_occupancies"."change_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "contract_acceptances_of_change" ON "contract_acceptances" USING btree ("change_id","contract_id");--> statement-breakpoint
CREATE INDEX "payments_change" ON "payments" USING btree ("change_id") WHERE "payments"."change_id" is not null;--> statement-breakpoint
ALTER TABLE "boat_occupancies" ADD CONSTRAINT "boat_occupancies_owner" CHECK (case "boat_occupancies"."kind" when 'reservation' then "boat_occupancies"."reservation_id" is not null and "boat_occupancies"."service_order_id" is null when 'service' then "boat_occupancies"."service_order_id" is not null and "boat_occupancies"."reservation_id" is null when 'block' then "boat_occupancies"."reservation_id" is null and "boat_occupancies"."service_order_id" is null else num_nonnulls("boat_occupancies"."reservation_id", "boat_occupancies"."service_order_id", "boat_occupancies"."change_id") = 1 end and ("boat_occupancies"."change_id" is null or "boat_occupancies"."kind" = 'hold'));--> statement-breakpoint
ALTER TABLE "contract_acceptances" ADD CONSTRAINT "contract_acceptances_of_one" CHECK (num_nonnulls("contract_acceptances"."payment_id", "contract_acceptances"."change_id") = 1);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_of_change" CHECK ("payments"."change_id" is null or "payments"."reservation_id" is not null);--> statement-breakpoint
-- Reservations and changes refer to boats, so that the foreign key is written here.
ALTER TABLE "boat_occupancies" ADD CONSTRAINT "boat_occupancies_change_fk" FOREIGN KEY ("change_id") REFERENCES "reservation_changes"("id");
--> statement-breakpoint
-- Only an open change holds time: checked when the transaction ends, as for reservations.
create function check_change_occupancy() returns trigger language plpgsql as $$
declare
  changed uuid := (case tg_table_name when 'reservation_changes' then to_jsonb(new)->>'id' else to_jsonb(new)->>'change_id' end)::uuid;
begin
  if changed is null then return null; end if;
  if exists (select from boat_occupancies o join reservation_changes c on c.id = o.change_id
    where c.id = changed and (c.expires_at is null or o.expires_at <> c.expires_at))
  then
    raise exception 'change % holds time beyond its own', changed using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger reservation_changes_occupancy after insert or update on reservation_changes
  deferrable initially deferred for each row execute function check_change_occupancy();
--> statement-breakpoint
create constraint trigger boat_occupancies_change_status after insert or update on boat_occupancies
  deferrable initially deferred for each row execute function check_change_occupancy();
