import { Client } from "pg";
import { sqlStateOf } from "@/lib/server/platform/db/sql-state-of";

export interface PoolerSigns {
  /** Two connections that are open at once work by one process of the server. */
  sharesProcess: boolean;
  /** Each server connection still keeps its own prepared statements. */
  keepsStatements: boolean;
  /** There is an address without the pooler. */
  hasDirectUrl: boolean;
}

const PROBE = "palamar_probe";
const DUPLICATE_STATEMENT = "42P05";

/**
 * Why a pooler that gives each transaction any connection of the server cannot serve us, or null when it can:
 * notifications, locks and jobs need a connection of their own, and searches are prepared statements.
 */
export function poolerProblem({ sharesProcess, keepsStatements, hasDirectUrl }: PoolerSigns): string | null {
  if (!sharesProcess) return null;
  if (!hasDirectUrl)
    return "DATABASE_URL leads to a pooler in transaction mode: use its session mode, or set DATABASE_DIRECT_URL to the same database without the pooler";
  if (!keepsStatements)
    return "DATABASE_URL leads to a pooler in transaction mode that does not know prepared statements: set max_prepared_statements (pgbouncer from 1.21 on), or use its session mode";
  return null;
}

/** Throws with the reason when the database is reached by a pooler that cannot serve us. */
export async function refuseTransactionPooler(
  connectionString: string,
  hasDirectUrl: boolean,
): Promise<void> {
  const problem = poolerProblem({ ...(await readSigns(connectionString)), hasDirectUrl });
  if (problem) throw new Error(problem);
}

async function readSigns(connectionString: string): Promise<Omit<PoolerSigns, "hasDirectUrl">> {
  const clients = [new Client({ connectionString }), new Client({ connectionString })];
  const processes: number[] = [];
  let keepsStatements = true;
  try {
    for (const client of clients) {
      client.on("error", () => undefined);
      await client.connect();
      const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
      processes.push(rows[0]?.pid ?? 0);
    }
    for (const client of clients) await client.query({ name: PROBE, text: "select 1" });
  } catch (error) {
    if (sqlStateOf(error) !== DUPLICATE_STATEMENT) throw error;
    keepsStatements = false;
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  }
  return { sharesProcess: processes[0] === processes[1], keepsStatements };
}
