import { Client } from "pg";

/**
 * Throws when a pooler gives each transaction any connection of the server: notifications, locks and jobs need one of
 * their own. Two connections that are open at once and share one server process prove it.
 */
export async function refuseTransactionPooler(connectionString: string): Promise<void> {
  const clients = [new Client({ connectionString }), new Client({ connectionString })];
  const processes: number[] = [];
  try {
    for (const client of clients) {
      client.on("error", () => undefined);
      await client.connect();
      const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
      processes.push(rows[0]?.pid ?? 0);
    }
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  }
  if (processes[0] !== processes[1]) return;
  throw new Error(
    "DATABASE_URL leads to a pooler in transaction mode: use its session mode, or set DATABASE_DIRECT_URL to the same database without the pooler",
  );
}
