import { eq } from "drizzle-orm";
import { getDb } from "@/lib/server/platform/db/pool";
import { users } from "@/lib/server/platform/db/schema/accounts";

/**
 * How the customer can log in: with a password (who registered with Google has none until one is chosen), through a
 * Google account that is connected.
 */
export async function findLoginWays(userId: string): Promise<{ password: boolean; google: boolean }> {
  const [row] = await getDb()
    .select({ hash: users.passwordHash, subject: users.googleSubject })
    .from(users)
    .where(eq(users.id, userId));
  return { password: Boolean(row?.hash), google: Boolean(row?.subject) };
}
