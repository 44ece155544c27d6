import { sql } from "drizzle-orm";
import { type AnyPgColumn, bigint, boolean, check, jsonb, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant } from "./columns";

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
