import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { PASSKEY_PURPOSES } from "@/lib/domain/shared/vocabulary";
import { users } from "./accounts";
import { enumText, instant } from "./columns";
import { oneOf } from "./one-of";
import { passkeyChecks, passkeyColumns } from "./passkey-columns";

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
