import { eq } from "drizzle-orm";
import { getDb } from "@/lib/server/db/pool";
import { users } from "@/lib/server/db/schema/accounts";

/** Whether the customer can log in with a password; who registered with Google has none until one is chosen. */
export async function hasPassword(userId: string): Promise<boolean> {
  const [row] = await getDb().select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId));
  return Boolean(row?.hash);
}
