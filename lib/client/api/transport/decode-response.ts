import { decryptEnvelope } from "@/lib/client/api/transport/envelope/decrypt-envelope";
import { EnvelopeError } from "@/lib/client/api/transport/envelope/envelope-error";
import { CLIENT_ENV } from "@/lib/config/env.client";

/**
 * Takes a JSON response out of its envelope; plain ones pass in development only. A failure that cannot be decoded
 * stays the same failure: the handling of a 401 or 403 depends on its status alone.
 */
export async function decodeResponse(response: Response): Promise<Response> {
  if (!response.headers.get("content-type")?.includes("application/json")) return response;
  const text = await textOf(await response.text()).catch((error: unknown) => {
    if (response.ok) throw error;
    return JSON.stringify(error instanceof EnvelopeError ? { message: error.message } : {});
  });
  const { status, statusText, headers } = response;
  return new Response(text, { status, statusText, headers });
}

async function textOf(sealed: string): Promise<string> {
  const content: unknown = JSON.parse(sealed);
  if (CLIENT_ENV.isDevelopment && !isEnvelope(content)) return sealed;
  return decryptEnvelope(isEnvelope(content) ? content.data : null);
}

function isEnvelope(content: unknown): content is { data: unknown } {
  return typeof content === "object" && content !== null && Object.keys(content).join() === "data";
}
