import { getPool } from "@/lib/server/db/pool";

/** How to try the site as a customer, or null when this database has no demo customers. */
export async function findDemoLogin(): Promise<string | null> {
  const { DEMO_LOGIN } = await import("@/lib/server/seed/seed-customers");
  const { email, password } = DEMO_LOGIN;
  const { rowCount } = await getPool().query("select from users where demo and email = $1", [email]);
  return rowCount ? `${email} / ${password}` : null;
}
