import { FAILURES } from "@/lib/contracts/failures";

const RETRY_SECONDS = "2";

/** The response to a provider's call that was not executed; it may be repeated when the database was unavailable. */
export function refuseProvider(code: "callback_refused" | "unavailable" | "internal"): Response {
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (code === "unavailable") headers.set("Retry-After", RETRY_SECONDS);
  return Response.json({ error: code }, { status: FAILURES[code], headers });
}
