import type { BaseIssue } from "valibot";
import type { FailureCode } from "@/lib/contracts/failures";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { isDeskAllowed } from "@/lib/server/people/desk/desk-session";
import { writeRefusedAccess } from "@/lib/server/people/staff/refuse-access";
import { isAllowed } from "@/lib/server/people/staff/staff-session";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { clientAddressOf } from "@/lib/server/platform/request/client-address";
import { consumePoint, consumePointOfSender, type RateLimit } from "@/lib/server/platform/request/rate-limit";
import { readablePath } from "@/lib/server/platform/request/readable-path";
import { inRequest, requestIdOf } from "@/lib/server/platform/request/request-id";
import type { EndpointCall, EndpointContract } from "@/lib/server/runtime/api/endpoint-contract";
import { readCredentials } from "@/lib/server/runtime/api/endpoint-credentials";
import { parsePart, queryObject, readJsonBody } from "@/lib/server/runtime/api/endpoint-input";
import { isSameOrigin } from "@/lib/server/runtime/api/origin-check";
import { type FoundSession, needOf, SESSIONS } from "@/lib/server/runtime/api/session-need";

/** The checked parts of a request. */
export interface ValidatedParts {
  params: unknown;
  query: unknown;
  body: unknown;
  found: FoundSession | null;
  /** When the whole request was there: a body may take half a minute, and what counts is what holds then. */
  now: Date;
}

/** What a handler gets, before its types say which parts and whose session its contract has. */
export type ValidatedCall = ValidatedParts &
  Omit<EndpointCall<EndpointContract>, keyof ValidatedParts | "session"> & {
    session: FoundSession["session"] | null;
  };

interface Refused {
  ok: false;
  code: FailureCode;
  details?: Record<string, unknown>;
  issues?: readonly BaseIssue<unknown>[];
  /** A cookie that names no valid session should be removed. */
  hadCookie?: boolean;
}

type Validation = { ok: true; value: ValidatedParts } | Refused;

/**
 * Decides whether a request may reach its handler, cheapest check first: credentials, origin, limit, session, then
 * params, query and body against their schemas. The body is read before the session, which may end while it arrives.
 */
export async function validateRequest(
  request: Request,
  params: Promise<unknown>,
  contract: EndpointContract,
): Promise<Validation> {
  const need = needOf(contract.access);
  const credentials = readCredentials(request, need.kind);
  if (!credentials.ok) return credentials;
  const { token, fromCookie } = credentials.value;
  if (!isSameOrigin(request, fromCookie)) return refuse("cross_site");
  const { limit } = contract;
  const address = clientAddressOf(request.headers);
  const admitted = limit?.per ? accept(null) : await takeFrom(limit, null, address);
  if (!admitted.ok) return admitted;
  const unauthorized = { ...refuse("unauthorized"), hadCookie: fromCookie };
  if (need.use === "required" && !token) return unauthorized;
  const json = contract.body ? await readJsonBody(request, contract.maxBodyBytes) : accept(undefined);
  const now = currentTime();
  const found = token && need.use !== "none" ? await SESSIONS[need.kind].find(token, now) : null;
  if (need.use === "required" && !found) return unauthorized;
  const within = limit?.per ? await takeFrom(limit, found?.holderId ?? null, address) : admitted;
  if (!within.ok) return within;
  const allowed = await checkRights(request, need, found);
  if (!allowed.ok) return allowed;
  const parts = readParts(request, await params, contract, json);
  return parts.ok ? accept({ ...parts.value, found, now }) : parts;
}

/** Whether the role has the permission that the endpoint names, and the session is confirmed where it must be. */
async function checkRights(
  request: Request,
  { permission, right, confirmed }: ReturnType<typeof needOf>,
  found: FoundSession | null,
): Promise<Outcome<null, "forbidden" | "passkey_required" | "step_up_required">> {
  if (found?.kind === "owner" && right && !isDeskAllowed(found.session, right)) return refuse("forbidden");
  if (found?.kind !== "staff") return accept(null);
  const { session } = found;
  if (permission && session.mustAddPasskey) return refuse("passkey_required");
  if (permission && !isAllowed(session, permission)) {
    const { method, url } = request;
    await inRequest(requestIdOf(request.headers), () =>
      writeRefusedAccess(session, permission, { method, path: readablePath(new URL(url).pathname) }),
    );
    return refuse("forbidden");
  }
  return confirmed && !session.steppedUp ? refuse("step_up_required", { passkey: true }) : accept(null);
}

async function takeFrom(
  limit: RateLimit | undefined,
  customer: string | null,
  address: string,
): Promise<Outcome<null, "too_many_requests">> {
  if (!limit) return accept(null);
  const retryAfterSeconds = customer
    ? await consumePoint(limit, customer)
    : await consumePointOfSender(limit, address);
  return retryAfterSeconds === null ? accept(null) : refuse("too_many_requests", { retryAfterSeconds });
}

type Parts = Pick<ValidatedParts, "params" | "query" | "body">;

function readParts(
  request: Request,
  given: unknown,
  contract: EndpointContract,
  json: Awaited<ReturnType<typeof readJsonBody>>,
): { ok: true; value: Parts } | Refused {
  const params = parsePart(contract.params, given);
  // An id that cannot exist is not found, like one that does not.
  if (!params.ok) return refuse("not_found");
  const search = new URL(request.url).searchParams;
  const query = parsePart(contract.query, contract.query ? queryObject(search, contract.query) : undefined);
  if (!query.ok) return query;
  if (!json.ok) return json;
  // Every body is an object; valibot would take an empty list for one whose fields are all optional.
  const body = parsePart(contract.body, Array.isArray(json.value) ? null : json.value);
  if (!body.ok) return body;
  return accept({ params: params.value, query: query.value, body: body.value });
}
