import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { type Db, getDb } from "@/lib/server/platform/db/pool";

export interface StoredResponse {
  status: number;
  value: unknown;
}

/** `fresh`: this call executes it. Otherwise the first response, to be sent again. */
export type Claim = { fresh: true; id: number } | { fresh: false; response: StoredResponse };

const KEY = /^[\x21-\x7e]{8,128}$/;
/**
 * A claim without response for this long may belong to a process that died, and is taken over. If the first
 * one still runs, only one of the two can commit its response.
 */
const ABANDONED_SECONDS = 5;
const WAIT_MS = 10_000;

type ClaimRefusal = "idempotency_key_missing" | "idempotency_key_reused" | "unavailable";
type Row = { id: number; request_hash: string; response_status: number | null; response: unknown };

/** Equal contents give equal texts: keys are sorted. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join()}}`;
}

/**
 * Claims an Idempotency-Key for a user and an endpoint. The first claim commits at once and executes the call;
 * the others wait for its response without holding a connection. The same key with another body is refused.
 */
export async function claimKey(
  userId: string,
  endpoint: string,
  key: string | null,
  body: unknown,
): Promise<Outcome<Claim, ClaimRefusal>> {
  if (!key || !KEY.test(key)) return refuse("idempotency_key_missing");
  const requestHash = createHash("sha256").update(canonical(body)).digest("hex");
  for (let waited = 0, pause = 20; waited < WAIT_MS; waited += pause, pause = Math.min(200, pause * 2)) {
    const id = await insertClaim(userId, endpoint, key, requestHash);
    if (id !== null) return accept({ fresh: true, id });
    const row = await findClaim(userId, endpoint, key);
    if (row && row.request_hash !== requestHash) return refuse("idempotency_key_reused");
    if (row?.response_status) {
      return accept({ fresh: false, response: { status: row.response_status, value: row.response } });
    }
    await sleep(pause);
  }
  return refuse("unavailable");
}

async function insertClaim(
  userId: string,
  endpoint: string,
  key: string,
  hash: string,
): Promise<number | null> {
  const { rows } = await getDb().execute<{ id: string }>(sql`
    insert into idempotency_keys as k (user_id, endpoint, key, request_hash)
    values (${userId}, ${endpoint}, ${key}, ${hash})
    on conflict (user_id, endpoint, key) do update set created_at = now()
    where k.response_status is null and k.request_hash = excluded.request_hash
      and k.created_at < now() - make_interval(secs => ${ABANDONED_SECONDS})
    returning id`);
  return rows[0] ? Number(rows[0].id) : null;
}

async function findClaim(userId: string, endpoint: string, key: string): Promise<Row | null> {
  const { rows } = await getDb().execute<Row>(sql`
    select id, request_hash, response_status, response from idempotency_keys
    where user_id = ${userId} and endpoint = ${endpoint} and key = ${key}`);
  return rows[0] ?? null;
}

/** Another call took over the claim: this transaction must not be committed. */
export class ClaimLost extends Error {}

/**
 * Stores the first response while there is none. In the transaction of the change it is committed exactly when the
 * change is, and throws ClaimLost when another call has responded, so that no key has two effects.
 */
export async function storeResponse(db: Db | Tx, claimId: number, response: StoredResponse): Promise<void> {
  const { rowCount } = await db.execute(sql`
    update idempotency_keys set response_status = ${response.status}, response = ${JSON.stringify(response.value)}::jsonb
    where id = ${claimId} and response_status is null`);
  if (rowCount !== 1) throw new ClaimLost();
}

/**
 * Releases a claim after a refusal or a failure: the key may be tried again. Returns false where the claim has a
 * response, or was released by another call that took it over.
 */
export async function releaseClaim(claimId: number): Promise<boolean> {
  const { rowCount } = await getDb().execute(
    sql`delete from idempotency_keys where id = ${claimId} and response_status is null`,
  );
  return rowCount === 1;
}
