import { getPool } from "@/lib/server/platform/db/pool";

/** Whether anybody could book an invented boat, or log in as an invented customer or colleague. */
export async function hasDemoData(): Promise<boolean> {
  const { rows } = await getPool().query<{ found: boolean }>(
    `select exists (select from boats where demo) or exists (select from users where demo)
       or exists (select from staff where demo) as found`,
  );
  return rows[0]?.found ?? false;
}
