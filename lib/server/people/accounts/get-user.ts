import { eq } from "drizzle-orm";
import type { UserFields, UserResponse } from "@/lib/contracts/accounts/user";
import { type Db, getDb } from "@/lib/server/platform/db/pool";
import { users } from "@/lib/server/platform/db/schema/accounts";
import { countUnreadMessages } from "@/lib/server/talk/messages/count-unread-messages";

type UserRow = typeof users.$inferSelect;

/** The profile of a customer: listed field by field, so that no other field is exposed. */
export function userFieldsOf(row: UserRow): UserFields {
  return {
    id: row.id,
    name: row.name,
    surname: row.surname,
    full_name: `${row.name} ${row.surname}`,
    email: row.email ?? "",
    email_verified: row.emailVerifiedAt !== null,
    pending_email: row.pendingEmail,
    dial_code: row.dialCode,
    phone: row.phone,
    phone_verified: row.phoneVerifiedAt !== null,
    birthdate: row.birthdate,
    address: row.address,
    city: row.city,
    country: row.country,
    gender: row.gender,
    locale: row.locale,
  };
}

/** What the API returns about a customer: the profile, and the number of unread messages. */
export async function userResponseOf(row: UserRow, db: Db): Promise<UserResponse> {
  return { ...userFieldsOf(row), unread_messages: await countUnreadMessages(row.id, db) };
}

/** The customer of a valid session. Throws when there is none, since a session cannot outlive its user. */
export async function getUser(userId: string, db: Db = getDb()): Promise<UserResponse> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  if (!row) throw new Error(`No user ${userId}`);
  return userResponseOf(row, db);
}
