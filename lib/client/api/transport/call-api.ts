import * as v from "valibot";
import { apiClient } from "@/lib/client/api/transport/api-client";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import { reportFailure } from "@/lib/client/api/transport/failure-reporter";
import { askConfirmation, isConfirmableCode } from "@/lib/client/session/confirmation-store";
import { problem } from "@/lib/contracts/problem";

interface ApiCall<S extends v.GenericSchema> {
  response: S;
  body?: unknown;
  query?: URLSearchParams | Readonly<Record<string, string>>;
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/**
 * One call of our API: parses the response with its contract. Every failure is shown as the error catalogue
 * says and then thrown to the caller as an `ApiFailure`. A call that needs a confirmed session or a proven address
 * waits for the customer and is sent again; without either the caller gets the refusal.
 */
export async function callApi<S extends v.GenericSchema>(
  method: "get" | "post" | "put" | "delete",
  path: string,
  call: ApiCall<S>,
): Promise<v.InferOutput<S>> {
  try {
    const response = await apiClient(path, {
      method,
      throwHttpErrors: false,
      // The request must complete even when the visitor leaves the page meanwhile; browsers refuse that beyond 64 KiB.
      keepalive: method !== "get" && (JSON.stringify(call.body)?.length ?? 0) < 20_000,
      ...(call.body === undefined ? {} : { json: call.body }),
      ...(call.query ? { searchParams: call.query } : {}),
      ...(call.signal ? { signal: call.signal } : {}),
      headers: call.idempotencyKey ? { "Idempotency-Key": call.idempotencyKey } : {},
    });
    const text = await response.text();
    if (response.ok) return v.parse(call.response, text === "" ? null : JSON.parse(text));
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), v.partial(problem)), text);
    throw new ApiFailure(response.status, parsed.success ? parsed.output : {});
  } catch (error) {
    if (call.signal?.aborted) throw error;
    const failure = error instanceof ApiFailure ? error : new ApiFailure(0, { message: messageOf(error) });
    if (isConfirmableCode(failure.code)) {
      if (await askConfirmation(failure.code, failure.details)) return callApi(method, path, call);
      throw failure;
    }
    reportFailure(path, failure);
    throw failure;
  }
}

// A response that could not be decrypted or parsed has its reason; a lost connection is reported in the page's
// language.
function messageOf(error: unknown): string {
  return error instanceof Error && error.name === "EnvelopeError" ? error.message : "";
}
