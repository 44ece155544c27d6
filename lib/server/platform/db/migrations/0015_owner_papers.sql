CREATE TABLE "agreement_texts" (
	"version" integer PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"valid_from" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "owner_agreements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"locale" text NOT NULL,
	"text" text NOT NULL,
	"hash" text NOT NULL,
	"client_address" text,
	"accepted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "owner_agreements_locale" CHECK ("owner_agreements"."locale" in ('tr', 'en', 'ar'))
);
--> statement-breakpoint
CREATE TABLE "owner_applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"boat_name" text NOT NULL,
	"type_id" integer NOT NULL,
	"port_id" integer NOT NULL,
	"length_cm" integer NOT NULL,
	"person_count" smallint NOT NULL,
	"note" text,
	"boat_id" integer,
	"notice_version" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "owner_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "owner_invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "owner_papers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"boat_id" integer,
	"kind" text NOT NULL,
	"number" text,
	"valid_from" date,
	"valid_until" date,
	"file_key" text,
	"file_type" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"uploaded_by" text NOT NULL,
	"uploaded_by_id" text,
	"checked_at" timestamp with time zone,
	"checked_by" text,
	"refusal" text,
	"warned_days" smallint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "owner_papers_state" CHECK ("owner_papers"."state" in ('waiting', 'accepted', 'refused')),
	CONSTRAINT "owner_papers_type" CHECK ("owner_papers"."file_type" in ('pdf', 'jpg', 'png', 'webp')),
	CONSTRAINT "owner_papers_file" CHECK (("owner_papers"."file_key" is null) = ("owner_papers"."file_type" is null)),
	CONSTRAINT "owner_papers_days" CHECK ("owner_papers"."valid_from" <= "owner_papers"."valid_until"),
	CONSTRAINT "owner_papers_refusal" CHECK (("owner_papers"."state" = 'refused') = ("owner_papers"."refusal" is not null)),
	CONSTRAINT "owner_papers_checked" CHECK (("owner_papers"."state" = 'waiting') = ("owner_papers"."checked_at" is null))
);
--> statement-breakpoint
CREATE TABLE "paper_kinds" (
	"key" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"owner_kind" text,
	"needed" boolean NOT NULL,
	"expires" boolean NOT NULL,
	"name" jsonb NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "paper_kinds_subject" CHECK ("paper_kinds"."subject" in ('owner', 'boat', 'captain')),
	CONSTRAINT "paper_kinds_owner_kind" CHECK ("paper_kinds"."owner_kind" in ('person', 'company'))
);
--> statement-breakpoint
ALTER TABLE "boats" DROP CONSTRAINT "boats_status";--> statement-breakpoint
ALTER TABLE "owner_history" DROP CONSTRAINT "owner_history_to";--> statement-breakpoint
ALTER TABLE "owners" DROP CONSTRAINT "owners_state";--> statement-breakpoint
ALTER TABLE "owner_agreements" ADD CONSTRAINT "owner_agreements_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_agreements" ADD CONSTRAINT "owner_agreements_version_agreement_texts_version_fk" FOREIGN KEY ("version") REFERENCES "public"."agreement_texts"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_applications" ADD CONSTRAINT "owner_applications_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_applications" ADD CONSTRAINT "owner_applications_type_id_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_applications" ADD CONSTRAINT "owner_applications_port_id_places_id_fk" FOREIGN KEY ("port_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_applications" ADD CONSTRAINT "owner_applications_boat_id_boats_id_fk" FOREIGN KEY ("boat_id") REFERENCES "public"."boats"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_invitations" ADD CONSTRAINT "owner_invitations_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_papers" ADD CONSTRAINT "owner_papers_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_papers" ADD CONSTRAINT "owner_papers_boat_id_boats_id_fk" FOREIGN KEY ("boat_id") REFERENCES "public"."boats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_papers" ADD CONSTRAINT "owner_papers_kind_paper_kinds_key_fk" FOREIGN KEY ("kind") REFERENCES "public"."paper_kinds"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "owner_agreements_version" ON "owner_agreements" USING btree ("owner_id","version");--> statement-breakpoint
CREATE INDEX "owner_applications_owner_id" ON "owner_applications" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "owner_invitations_owner_id" ON "owner_invitations" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "owner_papers_owner_id" ON "owner_papers" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "owner_papers_boat_id" ON "owner_papers" USING btree ("boat_id");--> statement-breakpoint
CREATE INDEX "owner_papers_waiting" ON "owner_papers" USING btree ("created_at") WHERE "owner_papers"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "owner_papers_end" ON "owner_papers" USING btree ("valid_until") WHERE "owner_papers"."state" = 'accepted';--> statement-breakpoint
ALTER TABLE "boats" ADD CONSTRAINT "boats_status" CHECK ("boats"."status" in ('published', 'draft', 'archived', 'stopped'));--> statement-breakpoint
ALTER TABLE "owner_history" ADD CONSTRAINT "owner_history_to" CHECK ("owner_history"."to_state" in ('applied', 'declined', 'invited', 'active', 'suspended'));--> statement-breakpoint
ALTER TABLE "owners" ADD CONSTRAINT "owners_state" CHECK ("owners"."state" in ('applied', 'declined', 'invited', 'active', 'suspended'));
--> statement-breakpoint
-- Why a boat of this owner takes no new bookings on that day; null when she does. A paper that was never handed in does
-- not stop her: owners from before papers were asked for rent out already, and new ones need them before the first sale.
create function sales_stop(of_owner uuid, of_boat integer, on_day date) returns text language sql stable as $$
  select case
    when exists (select from owners where id = of_owner and state <> 'active') then 'owner'
    when exists (
      select from paper_kinds k join owners o on o.id = of_owner
      where k.needed and coalesce(k.owner_kind, o.kind) = o.kind and (
        select max(coalesce(p.valid_until, 'infinity'::date)) from owner_papers p
        where p.owner_id = of_owner and p.kind = k.key and p.state = 'accepted'
          and (k.subject = 'owner' or p.boat_id = of_boat)) < on_day) then 'paper'
  end
$$;
--> statement-breakpoint
-- The one place that decides: whatever publishes a boat that must not be sold stops her instead, and whatever stops one
-- that may be sold publishes her.
create function keep_sales() returns trigger language plpgsql as $$
begin
  if current_setting('palamar.restore', true) = 'on' or new.status not in ('published', 'stopped') then
    return new;
  end if;
  new.status := case
    when sales_stop(new.owner_id, new.id, (now() at time zone 'Europe/Istanbul')::date) is null then 'published'
    else 'stopped' end;
  return new;
end $$;
--> statement-breakpoint
-- After `boats_owner`, which gives a new boat her owner: triggers run in the order of their names.
create trigger boats_sales before insert or update of status, owner_id on boats
  for each row execute function keep_sales();
