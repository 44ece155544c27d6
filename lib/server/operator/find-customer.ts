import { eq, sql } from "drizzle-orm";
import { getDb } from "@/lib/server/platform/db/pool";
import { users } from "@/lib/server/platform/db/schema/accounts";

/** The id of the customer with this e-mail address; null when there is none. */
export async function findCustomerId(email: string): Promise<string | null> {
  const [user] = await getDb()
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, sql`lower(${email.trim()})`));
  return user?.id ?? null;
}

/** Whether there is, or was, a customer of this id. */
export async function isCustomer(id: string): Promise<boolean> {
  return (await getDb().$count(users, eq(users.id, id))) > 0;
}
