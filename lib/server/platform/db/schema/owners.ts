import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { ACTOR_KINDS, OWNER_KINDS, OWNER_ROLES, OWNER_STATES } from "@/lib/domain/shared/vocabulary";
import { DEFAULT_LOCALE, LOCALES } from "@/lib/i18n/locales";
import { createdAt, enumText, instant, updatedAt } from "./columns";
import { oneOf } from "./one-of";
import { passkeyChecks, passkeyColumns } from "./passkey-columns";

/** Who rents boats out through us: a person or a company. A tenant: everything of the desk is read by this id. */
export const owners = pgTable(
  "owners",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    kind: enumText("kind", OWNER_KINDS).notNull().default("person"),
    state: enumText("state", OWNER_STATES).notNull(),
    /** What guests read and mails begin with. */
    name: text("name").notNull(),
    /** As the papers and the tax office have it. */
    legalName: text("legal_name"),
    taxOffice: text("tax_office"),
    /** Of a company, 10 digits. */
    taxNumber: text("tax_number"),
    /** Of a person, 11 digits, sealed; the last two digits tell people which it is. */
    identityNumberSealed: text("identity_number_sealed"),
    identityNumberEnd: text("identity_number_end"),
    mersis: text("mersis"),
    address: text("address"),
    /** Registered e-mail (KEP). */
    kep: text("kep"),
    /** Lower-cased without Turkish rules. */
    email: text("email").notNull(),
    phone: text("phone"),
    locale: enumText("locale", LOCALES).notNull().default(DEFAULT_LOCALE),
    /** Two letters of ISO 3166. */
    taxResidence: text("tax_residence").notNull().default("TR"),
    /** Sealed; the last four digits tell people which it is. */
    ibanSealed: text("iban_sealed"),
    ibanEnd: text("iban_end"),
    demo: boolean("demo").notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("owners_email_key").on(t.email),
    check("owners_email_lower", sql`${t.email} = lower(${t.email} collate "C")`),
    check("owners_kind", oneOf(t.kind, OWNER_KINDS)),
    check("owners_state", oneOf(t.state, OWNER_STATES)),
    check("owners_locale", oneOf(t.locale, LOCALES)),
    check("owners_tax_residence", sql`${t.taxResidence} ~ '^[A-Z]{2}$'`),
    check(
      "owners_identity_number",
      sql`(${t.identityNumberSealed} is null) = (${t.identityNumberEnd} is null)`,
    ),
    check("owners_iban", sql`(${t.ibanSealed} is null) = (${t.ibanEnd} is null)`),
  ],
);

const ownerId = () =>
  uuid("owner_id")
    .notNull()
    .references(() => owners.id, { onDelete: "cascade" });

/** How an owner came to its state, with the reasons. */
export const ownerHistory = pgTable(
  "owner_history",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    ownerId: ownerId(),
    fromState: enumText("from_state", OWNER_STATES),
    toState: enumText("to_state", OWNER_STATES).notNull(),
    reason: text("reason"),
    actor: enumText("actor", ACTOR_KINDS).notNull(),
    actorId: text("actor_id"),
    at: instant("at").notNull(),
  },
  (t) => [
    index("owner_history_owner_id").on(t.ownerId, t.at),
    check("owner_history_to", oneOf(t.toState, OWNER_STATES)),
    check("owner_history_actor", oneOf(t.actor, ACTOR_KINDS)),
  ],
);

/** Who may open an owner's desk. The same person works for two owners as two members. */
export const ownerMembers = pgTable(
  "owner_members",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    ownerId: ownerId(),
    role: enumText("role", OWNER_ROLES).notNull(),
    name: text("name").notNull(),
    /** Lower-cased without Turkish rules. */
    email: text("email").notNull(),
    phone: text("phone"),
    locale: enumText("locale", LOCALES).notNull(),
    disabledAt: instant("disabled_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("owner_members_email_key").on(t.ownerId, t.email),
    index("owner_members_email").on(t.email),
    check("owner_members_email_lower", sql`${t.email} = lower(${t.email} collate "C")`),
    check("owner_members_role", oneOf(t.role, OWNER_ROLES)),
    check("owner_members_locale", oneOf(t.locale, LOCALES)),
  ],
);

const memberId = () =>
  uuid("member_id")
    .notNull()
    .references(() => ownerMembers.id, { onDelete: "cascade" });

export const ownerSessions = pgTable(
  "owner_sessions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** SHA-256 of the opaque token, hex. */
    tokenHash: text("token_hash").notNull().unique(),
    memberId: memberId(),
    userAgent: text("user_agent"),
    clientAddress: text("client_address"),
    createdAt: createdAt(),
    lastSeenAt: instant("last_seen_at").notNull(),
    /** A device is kept for 30 days. */
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [index("owner_sessions_member_id").on(t.memberId)],
);

/** Mailed ways in, each for one time and 15 minutes. */
export const ownerLoginLinks = pgTable(
  "owner_login_links",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** SHA-256 of the token in the link, hex. */
    tokenHash: text("token_hash").notNull().unique(),
    memberId: memberId(),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (t) => [index("owner_login_links_member_id").on(t.memberId, t.createdAt)],
);

export const ownerPasskeys = pgTable("owner_passkeys", { ...passkeyColumns(), memberId: memberId() }, (t) => [
  index("owner_passkeys_member_id").on(t.memberId, t.createdAt),
  ...passkeyChecks("owner_passkeys", t),
]);
