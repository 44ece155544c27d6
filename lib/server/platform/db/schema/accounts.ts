import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { ChosenTrip } from "@/lib/contracts/boats/trip";
import { CODE_PURPOSES, CONSENT_KINDS, GENDERS } from "@/lib/domain/shared/vocabulary";
import { DEFAULT_LOCALE, LOCALES } from "@/lib/i18n/locales";
import { boats } from "./boats";
import { createdAt, enumText, instant, updatedAt } from "./columns";
import { oneOf } from "./one-of";

export const users = pgTable(
  "users",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    surname: text("surname").notNull(),
    /** Lower-cased without Turkish rules; null once the account is anonymised. */
    email: text("email"),
    emailVerifiedAt: instant("email_verified_at"),
    /** Replaces `email` once it is proven; unused until then. */
    pendingEmail: text("pending_email"),
    /** E.164 with the plus sign. */
    phone: text("phone"),
    dialCode: text("dial_code"),
    phoneVerifiedAt: instant("phone_verified_at"),
    passwordHash: text("password_hash"),
    googleSubject: text("google_subject"),
    birthdate: date("birthdate"),
    address: text("address"),
    city: text("city"),
    country: text("country"),
    identityNumber: text("identity_number"),
    gender: enumText("gender", GENDERS),
    locale: enumText("locale", LOCALES).notNull().default(DEFAULT_LOCALE),
    demo: boolean("demo").notNull().default(false),
    /** Since when the account may write no messages, and why, in the words of staff. */
    writingBlockedAt: instant("writing_blocked_at"),
    writingBlockedReason: text("writing_blocked_reason"),
    anonymisedAt: instant("anonymised_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("users_email_key").on(t.email),
    index("users_phone").on(t.phone),
    // the operator's search: a part of a name or an address in any spelling, the last digits of a number
    index("users_search").using(
      "gin",
      sql`(' ' || fold_text(${t.name} || ' ' || ${t.surname} || ' ' || coalesce(${t.email}, ''))) gin_trgm_ops`,
    ),
    index("users_phone_end").on(sql`reverse(${t.phone}) text_pattern_ops`),
    uniqueIndex("users_google_subject_key").on(t.googleSubject),
    check("users_email_lower", sql`${t.email} = lower(${t.email} collate "C")`),
    check("users_pending_email_lower", sql`${t.pendingEmail} = lower(${t.pendingEmail} collate "C")`),
    check("users_phone_e164", sql`${t.phone} ~ '^\\+[1-9][0-9]{5,14}$'`),
    check("users_gender", oneOf(t.gender, GENDERS)),
    check("users_locale", oneOf(t.locale, LOCALES)),
    check(
      "users_writing_blocked",
      sql`(${t.writingBlockedAt} is null) = (${t.writingBlockedReason} is null)`,
    ),
    check("users_email_or_anonymous", sql`(${t.email} is null) = (${t.anonymisedAt} is not null)`),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** SHA-256 of the opaque token, hex; the token itself is never stored. */
    tokenHash: text("token_hash").notNull().unique(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    userAgent: text("user_agent"),
    clientAddress: text("client_address"),
    createdAt: createdAt(),
    lastSeenAt: instant("last_seen_at").notNull().defaultNow(),
    /** 30 days absolute; 7 idle days are counted from lastSeenAt. */
    expiresAt: instant("expires_at").notNull(),
    /** When its customer last confirmed with the password or a mailed code. */
    steppedUpAt: instant("stepped_up_at"),
  },
  (t) => [index("sessions_user_id").on(t.userId)],
);

export const consents = pgTable(
  "consents",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: enumText("kind", CONSENT_KINDS).notNull(),
    textVersion: text("text_version").notNull(),
    clientAddress: text("client_address"),
    givenAt: instant("given_at").notNull().defaultNow(),
    withdrawnAt: instant("withdrawn_at"),
  },
  (t) => [index("consents_user_id").on(t.userId), check("consents_kind", oneOf(t.kind, CONSENT_KINDS))],
);

export const codes = pgTable(
  "codes",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: enumText("purpose", CODE_PURPOSES).notNull(),
    /** The address that the code verifies; a changed address invalidates the code. */
    target: text("target").notNull(),
    codeHash: text("code_hash").notNull(),
    triesLeft: smallint("tries_left").notNull().default(5),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (t) => [
    index("codes_user_purpose").on(t.userId, t.purpose, t.createdAt),
    index("codes_hash").on(t.codeHash),
    check("codes_purpose", oneOf(t.purpose, CODE_PURPOSES)),
    check("codes_tries", sql`${t.triesLeft} >= 0`),
  ],
);

export const favorites = pgTable(
  "favorites",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    boatId: integer("boat_id")
      .notNull()
      .references(() => boats.id, { onDelete: "cascade" }),
    /** The trip that the boat was chosen for; null when none was searched or chosen. */
    trip: jsonb("trip").$type<ChosenTrip>(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.boatId] })],
);
