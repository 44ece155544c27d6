import { withSiteDatabase } from "@/tests/e2e/steps/site/site-database";

/** Runs one statement on the site's own database: what only time or an operator would do. It must hit one row. */
export async function changeDatabase(statement: string, values: readonly unknown[]): Promise<void> {
  const { rowCount } = await withSiteDatabase((client) => client.query(statement, [...values]));
  if (rowCount !== 1) throw new Error(`${rowCount} rows instead of one: ${statement}`);
}
