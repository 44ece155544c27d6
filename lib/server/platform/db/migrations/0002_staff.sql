CREATE TABLE "audit_links" (
	"position" bigint PRIMARY KEY NOT NULL,
	"event_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_links_event_id_unique" UNIQUE("event_id")
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"role" text NOT NULL,
	"disabled_at" timestamp with time zone,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_email_unique" UNIQUE("email"),
	CONSTRAINT "staff_email_lower" CHECK ("staff"."email" = lower("staff"."email" collate "C")),
	CONSTRAINT "staff_locale" CHECK ("staff"."locale" in ('tr', 'en')),
	CONSTRAINT "staff_role" CHECK ("staff"."role" in ('viewer', 'support', 'finance', 'editor', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "staff_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "staff_invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "staff_invitations_email_lower" CHECK ("staff_invitations"."email" = lower("staff_invitations"."email" collate "C")),
	CONSTRAINT "staff_invitations_locale" CHECK ("staff_invitations"."locale" in ('tr', 'en')),
	CONSTRAINT "staff_invitations_role" CHECK ("staff_invitations"."role" in ('viewer', 'support', 'finance', 'editor', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "staff_passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"synced" boolean NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	"staff_id" uuid NOT NULL,
	CONSTRAINT "staff_passkeys_credential_id_unique" UNIQUE("credential_id"),
	CONSTRAINT "staff_passkeys_counter" CHECK ("staff_passkeys"."counter" >= 0)
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_codes" (
	"staff_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "staff_recovery_codes_staff_id_code_hash_pk" PRIMARY KEY("staff_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"user_agent" text,
	"client_address" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"stepped_up_at" timestamp with time zone,
	"must_add_passkey" boolean DEFAULT false NOT NULL,
	CONSTRAINT "staff_sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "passkey_challenges" DROP CONSTRAINT "passkey_challenges_purpose";--> statement-breakpoint
ALTER TABLE "staff_passkeys" ADD CONSTRAINT "staff_passkeys_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_recovery_codes" ADD CONSTRAINT "staff_recovery_codes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_invitations_email" ON "staff_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "staff_passkeys_staff_id" ON "staff_passkeys" USING btree ("staff_id","created_at");--> statement-breakpoint
CREATE INDEX "staff_sessions_staff_id" ON "staff_sessions" USING btree ("staff_id");--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_purpose" CHECK ("passkey_challenges"."purpose" in ('add', 'log_in', 'step_up', 'staff_join', 'staff_add', 'staff_log_in', 'staff_step_up'));--> statement-breakpoint
-- The hash of a link: the event, each column by itself so that a new one changes no old hash, after the link before.
create function audit_hash(before text, event audit_events) returns text language sql stable parallel safe as $$
  select encode(sha256(convert_to(before || jsonb_build_array(event.id, extract(epoch from event.at), event.actor_kind,
    event.actor_id, event.event, event.subject_kind, event.subject_id, event.data, event.reason, event.request_id)::text, 'UTF8')), 'hex')
$$;
--> statement-breakpoint
create function link_audit_event(event audit_events) returns void language sql as $$
  with latest as (select position, hash from audit_links order by position desc limit 1)
  insert into audit_links (position, event_id, at, hash)
  select coalesce((select position from latest), 0) + 1, event.id, event.at,
    audit_hash(coalesce((select hash from latest), ''), event)
$$;
--> statement-breakpoint
-- Links an event when its transaction commits: only there, after all other locks were taken, may writers wait for each
-- other. A preview is never committed, and must keep nobody waiting; a restored backup brings its links along.
create function chain_audit_event() returns trigger language plpgsql as $$
begin
  if current_setting('palamar.preview', true) = 'on' then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended('audit_links', 0));
  if not exists (select from audit_links where event_id = new.id) then perform link_audit_event(new); end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger audit_events_chained after insert on audit_events deferrable initially deferred
  for each row execute function chain_audit_event();
--> statement-breakpoint
create function keep_audit_link() returns trigger language plpgsql as $$
begin
  raise exception 'audit_links only grows' using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger audit_links_kept before update or delete on audit_links for each row execute function keep_audit_link();
--> statement-breakpoint
create trigger audit_links_never_emptied before truncate on audit_links
  for each statement execute function keep_audit_link();
--> statement-breakpoint
-- What was written down before there was a chain.
do $$
declare event audit_events;
begin
  for event in select * from audit_events order by id loop perform link_audit_event(event); end loop;
end $$;
