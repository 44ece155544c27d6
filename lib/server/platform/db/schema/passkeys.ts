import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { PASSKEY_PURPOSES } from "@/lib/domain/shared/vocabulary";
import { users } from "./accounts";
import { createdAt, enumText, instant } from "./columns";
import { oneOf } from "./one-of";

/** The columns of a passkey, whoever it belongs to. */
export const passkeyColumns = () => ({
  id: uuid("id").primaryKey().defaultRandom(),
  /** Base64url, as the browser names it. */
  credentialId: text("credential_id").notNull().unique(),
  /** COSE, base64url. */
  publicKey: text("public_key").notNull(),
  /** How often the authenticator has signed; always 0 where it does not count. */
  counter: bigint("counter", { mode: "number" }).notNull(),
  /** Where the browser may look for it. */
  transports: jsonb("transports").$type<string[]>().notNull(),
  /** Whether a password manager keeps a copy, so that its holder's other devices have it too. */
  synced: boolean("synced").notNull(),
  name: text("name").notNull(),
  createdAt: createdAt(),
  lastUsedAt: instant("last_used_at"),
});

/** The checks of a table with these columns. */
export const passkeyChecks = (table: string, { counter }: { counter: AnyPgColumn }) => [
  check(`${table}_counter`, sql`${counter} >= 0`),
];

export const passkeys = pgTable(
  "passkeys",
  {
    ...passkeyColumns(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (t) => [index("passkeys_user_id").on(t.userId, t.createdAt), ...passkeyChecks("passkeys", t)],
);

/** Challenges that a passkey has still to sign; deleted by the first answer. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    /** SHA-256 of the challenge, hex. */
    challengeHash: text("challenge_hash").primaryKey(),
    purpose: enumText("purpose", PASSKEY_PURPOSES).notNull(),
    /** The session or invitation that asked, or the SHA-256 of the cookie of the browser that wants to log in. */
    holder: text("holder").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [
    index("passkey_challenges_expires_at").on(t.expiresAt),
    check("passkey_challenges_purpose", oneOf(t.purpose, PASSKEY_PURPOSES)),
  ],
);
