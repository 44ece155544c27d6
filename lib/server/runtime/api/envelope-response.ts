import { serverEnv } from "@/lib/config/env.server";
import { sealText } from "@/lib/server/runtime/api/envelope";

/** In clear only on a developer's machine: never in production, and only with the server's own flag. */
function wantsPlain(request: Request): boolean {
  const { NODE_ENV, API_PLAIN_ANSWERS } = serverEnv();
  if (NODE_ENV === "production" || !API_PLAIN_ANSWERS) return false;
  return new URL(request.url).searchParams.get("dev") === "true";
}

/** A JSON response in the envelope; `no-store` unless the headers say otherwise. */
export async function envelopeResponse(
  request: Request,
  status: number,
  value: unknown,
  headers: Headers = new Headers(),
): Promise<Response> {
  const text = JSON.stringify(value);
  const body = wantsPlain(request) ? text : JSON.stringify({ data: await sealText(text) });
  headers.set("Content-Type", "application/json; charset=utf-8");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  return new Response(body, { status, headers });
}
