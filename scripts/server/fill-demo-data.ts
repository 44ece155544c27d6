import { Pool } from "pg";

/** Fills in the demo data on connections without the time limits that requests have. */
export async function fillDemoData(connectionString: string): Promise<void> {
  const pool = new Pool({ connectionString, max: 1, application_name: "palamar seed" });
  try {
    const { seedDatabase } = await import("@/lib/server/seed/seed-database");
    await seedDatabase(pool);
  } finally {
    await pool.end();
  }
}
