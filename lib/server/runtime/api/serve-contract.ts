import type { FailureCode } from "@/lib/contracts/failures";
import type { Outcome } from "@/lib/domain/shared/outcome";
import { DEFAULT_LOCALE, isLocale } from "@/lib/i18n/locales";
import { SessionEnded } from "@/lib/server/people/accounts/sessions/while-session-lives";
import { isUnavailable } from "@/lib/server/platform/db/is-unavailable";
import { readPerVisit } from "@/lib/server/platform/db/read-scope";
import { log } from "@/lib/server/platform/log";
import { clientAddressOf } from "@/lib/server/platform/request/client-address";
import { readablePath } from "@/lib/server/platform/request/readable-path";
import { inRequest, requestIdOf } from "@/lib/server/platform/request/request-id";
import { TooBusy } from "@/lib/server/platform/request/too-busy";
import type {
  EndpointCall,
  EndpointContract,
  Handle,
  RouteHandler,
} from "@/lib/server/runtime/api/endpoint-contract";
import { checkResponse, runOnce, successStatus } from "@/lib/server/runtime/api/endpoint-response";
import { envelopeResponse } from "@/lib/server/runtime/api/envelope-response";
import { invalidInput, problemOf } from "@/lib/server/runtime/api/problem";
import { needOf, SESSIONS, whileAlive } from "@/lib/server/runtime/api/session-need";
import { type ValidatedCall, validateRequest } from "@/lib/server/runtime/api/validate-request";

const RETRY_SECONDS = 2;

/**
 * The route handler of a contract: admits the request (credentials, origin, limits, session, input), calls
 * `handle` with parsed values and one clock, and responds in the envelope. A refusal gets its status from
 * FAILURES, a stalled database 503, a bug 500 and one log line with the request id. A call that writes is refused
 * when its session ends before its transaction.
 */
export function serveContract<const C extends EndpointContract>(
  contract: C,
  handle: Handle<C>,
): RouteHandler {
  return async (request, context) => {
    const asked = request.headers.get("applocale");
    const locale = isLocale(asked) ? asked : DEFAULT_LOCALE;
    const requestId = requestIdOf(request.headers);
    const headers = new Headers({ "X-Request-Id": requestId });
    const fail = async (code: FailureCode, details?: Record<string, unknown>) => {
      const { status, body } = await problemOf(code, locale, requestId, details);
      const retryAfter = details?.retryAfterSeconds ?? (status === 503 ? RETRY_SECONDS : null);
      if (typeof retryAfter === "number") headers.set("Retry-After", String(retryAfter));
      return envelopeResponse(request, status, body, headers);
    };
    const { kind } = needOf(contract.access);
    const { clearCookies } = SESSIONS[kind];
    readPerVisit();
    try {
      const admitted = await validateRequest(request, context.params, contract);
      if (!admitted.ok) {
        if (admitted.code === "unauthorized" && admitted.hadCookie) clearCookies(headers);
        if (!admitted.issues) return await fail(admitted.code, admitted.details);
        const { status, body } = await invalidInput(admitted.issues, locale, requestId);
        return await envelopeResponse(request, status, body, headers);
      }
      const call = {
        ...admitted.value,
        session: admitted.value.found?.session ?? null,
        locale,
        requestId,
        clientAddress: clientAddressOf(request.headers),
        userAgent: request.headers.get("user-agent"),
        requestHeaders: request.headers,
        headers,
        remember: async () => {},
      };
      const outcome = await inRequest(requestId, () => perform(request, contract, call, handle));
      if (!outcome.ok) return await fail(outcome.code, outcome.details);
      const { status, value } = outcome.value;
      if (contract.response === null) return new Response(null, { status, headers: withNoStore(headers) });
      return await envelopeResponse(request, status, value, headers);
    } catch (error) {
      if (error instanceof SessionEnded) {
        if (!request.headers.has("authorization")) clearCookies(headers);
        return await fail("unauthorized");
      }
      if (error instanceof TooBusy || isUnavailable(error)) {
        log("warn", "call_unavailable", { request_id: requestId, error });
        return await fail("unavailable");
      }
      const path = readablePath(new URL(request.url).pathname);
      log("error", "request_failed", { request_id: requestId, path, error });
      return await fail("internal");
    }
  };
}

async function perform<C extends EndpointContract>(
  request: Request,
  contract: C,
  call: ValidatedCall,
  handle: Handle<C>,
): Promise<Outcome<{ status: number; value: unknown }, FailureCode>> {
  const status = successStatus(contract);
  const schema = contract.response;
  const { found } = call;
  const isEnded = needOf(contract.access).use === "ended";
  const work = async (given: ValidatedCall) => {
    // `validateRequest` parsed every part with the schemas that this type names.
    const run = () => handle(given as unknown as EndpointCall<C>);
    const isGuarded = found !== null && !isEnded && request.method !== "GET";
    const outcome = await (isGuarded ? whileAlive(found, run) : run());
    return outcome.ok
      ? { ok: true as const, value: { status, value: checkResponse(schema, outcome.value) } }
      : outcome;
  };
  if (!contract.idempotent) return work(call);
  return runOnce(request, call, (value) => ({ status, value: checkResponse(schema, value) }), work);
}

function withNoStore(headers: Headers): Headers {
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  return headers;
}
