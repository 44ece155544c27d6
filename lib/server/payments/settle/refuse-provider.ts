import { FAILURES } from "@/lib/contracts/failures";

const RETRY_SECONDS = "2";

/** What a provider's call is answered that was not carried out; it may come again when the database was away. */
export function refuseProvider(code: "callback_refused" | "unavailable" | "internal"): Response {
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (code === "unavailable") headers.set("Retry-After", RETRY_SECONDS);
  return Response.json({ error: code }, { status: FAILURES[code], headers });
}
