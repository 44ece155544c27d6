import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { CONSOLE_LIST_NAMES } from "@/lib/domain/staff/console-lists";
import { STAFF_ROLES } from "@/lib/domain/staff/permissions";
import { STAFF_LOCALES } from "@/lib/i18n/locales";
import { createdAt, enumText, instant, updatedAt } from "./columns";
import { oneOf } from "./one-of";
import { passkeyChecks, passkeyColumns } from "./passkey-columns";

/** Who works for the operator. No column leads from or to a customer: no customer becomes staff by any change. */
export const staff = pgTable(
  "staff",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    /** Lower-cased without Turkish rules. */
    email: text("email").notNull().unique(),
    locale: enumText("locale", STAFF_LOCALES).notNull(),
    role: enumText("role", STAFF_ROLES).notNull(),
    disabledAt: instant("disabled_at"),
    demo: boolean("demo").notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check("staff_email_lower", sql`${t.email} = lower(${t.email} collate "C")`),
    check("staff_locale", oneOf(t.locale, STAFF_LOCALES)),
    check("staff_role", oneOf(t.role, STAFF_ROLES)),
  ],
);

const staffId = () =>
  uuid("staff_id")
    .notNull()
    .references(() => staff.id, { onDelete: "cascade" });

export const staffSessions = pgTable(
  "staff_sessions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** SHA-256 of the opaque token, hex; a confirmation replaces the token. */
    tokenHash: text("token_hash").notNull().unique(),
    staffId: staffId(),
    userAgent: text("user_agent"),
    clientAddress: text("client_address"),
    createdAt: createdAt(),
    lastSeenAt: instant("last_seen_at").notNull(),
    /** 10 hours after the login; 30 idle minutes are counted from lastSeenAt. */
    expiresAt: instant("expires_at").notNull(),
    /** When its holder last confirmed with a passkey. */
    steppedUpAt: instant("stepped_up_at"),
    /** Opened by a recovery code: it may do nothing but add a passkey. */
    mustAddPasskey: boolean("must_add_passkey").notNull().default(false),
  },
  (t) => [index("staff_sessions_staff_id").on(t.staffId)],
);

export const staffPasskeys = pgTable("staff_passkeys", { ...passkeyColumns(), staffId: staffId() }, (t) => [
  index("staff_passkeys_staff_id").on(t.staffId, t.createdAt),
  ...passkeyChecks("staff_passkeys", t),
]);

/** Ways in without the device, each for one time. */
export const staffRecoveryCodes = pgTable(
  "staff_recovery_codes",
  {
    staffId: staffId(),
    /** SHA-256, hex. */
    codeHash: text("code_hash").notNull(),
    createdAt: createdAt(),
    usedAt: instant("used_at"),
  },
  (t) => [primaryKey({ columns: [t.staffId, t.codeHash] })],
);

export const staffInvitations = pgTable(
  "staff_invitations",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** SHA-256 of the token in the link, hex. */
    tokenHash: text("token_hash").notNull().unique(),
    /** Whoever accepts gets this id: of a former colleague who comes back, or a new one. */
    staffId: uuid("staff_id").notNull(),
    email: text("email").notNull(),
    locale: enumText("locale", STAFF_LOCALES).notNull(),
    role: enumText("role", STAFF_ROLES).notNull(),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
    /** When staff took it back: its link then says so. */
    withdrawnAt: instant("withdrawn_at"),
  },
  (t) => [
    index("staff_invitations_email").on(t.email),
    check("staff_invitations_email_lower", sql`${t.email} = lower(${t.email} collate "C")`),
    check("staff_invitations_locale", oneOf(t.locale, STAFF_LOCALES)),
    check("staff_invitations_role", oneOf(t.role, STAFF_ROLES)),
  ],
);

/** Lists that somebody looks at again and again, narrowed and sorted, under names. */
export const staffViews = pgTable(
  "staff_views",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    staffId: staffId(),
    /** A name of `CONSOLE_LISTS`. */
    list: enumText("list", CONSOLE_LIST_NAMES).notNull(),
    name: text("name").notNull(),
    /** What stands in the address. */
    query: text("query").notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("staff_views_name").on(t.staffId, t.list, t.name)],
);
