import * as v from "valibot";
import type { FailureCode } from "@/lib/contracts/failures";
import { accept, type Outcome } from "@/lib/domain/shared/outcome";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { getDb } from "@/lib/server/platform/db/pool";
import type { EndpointContract, Schema } from "@/lib/server/runtime/api/endpoint-contract";
import {
  ClaimLost,
  claimKey,
  releaseClaim,
  type StoredResponse,
  storeResponse,
} from "@/lib/server/runtime/api/idempotency";
import type { ValidatedCall } from "@/lib/server/runtime/api/validate-request";

/** The status of a successful call. */
export function successStatus({ status, response }: EndpointContract): number {
  return status ?? (response === null ? 204 : 200);
}

/** Keeps exactly the fields that the contract names; a response that does not fit is a bug and throws. */
export function checkResponse(schema: Schema | null, value: unknown): unknown {
  if (!schema) return null;
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  const where = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? "response"}: ${issue.message}`);
  throw new Error(`The response does not fit its contract (${where.join("; ")})`);
}

type Result = Outcome<StoredResponse, FailureCode>;

/**
 * Executes an idempotent call at most once per user, endpoint, key and body; every repeat gets the first
 * response. A refusal changes nothing and is not kept, so the same key may be tried again.
 */
export async function runOnce(
  request: Request,
  call: ValidatedCall,
  prepare: (response: unknown) => StoredResponse,
  work: (call: ValidatedCall) => Promise<Result>,
): Promise<Result> {
  // Calls without a session come through the signed link of one subject, which is idempotent by itself.
  if (!call.found) return work(call);
  const endpoint = `${request.method} ${new URL(request.url).pathname}`;
  const key = request.headers.get("idempotency-key");
  const claim = await claimKey(call.found.holderId, endpoint, key, call.body);
  if (!claim.ok) return claim;
  if (!claim.value.fresh) return accept(claim.value.response);
  const { id } = claim.value;
  try {
    let remembered = false;
    const remember = async (tx: Tx, response: unknown) => {
      await storeResponse(tx, id, prepare(response));
      remembered = true;
    };
    const result = await work({ ...call, remember });
    // A call that took a slow one over is refused by what that one did: it gets that one's response.
    if (!result.ok && !(await releaseClaim(id))) return runOnce(request, call, prepare, work);
    if (!result.ok) return result;
    if (!remembered) await storeResponse(getDb(), id, result.value);
    return result;
  } catch (error) {
    // Another call with this key has responded, or will: read again.
    if (error instanceof ClaimLost) return runOnce(request, call, prepare, work);
    // If this fails too, the claim counts as abandoned after a while.
    await releaseClaim(id).catch(() => {});
    throw error;
  }
}
