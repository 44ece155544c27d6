import { openApiDocument } from "@/lib/server/runtime/api/open-api";

// The server address comes from the environment at start, not from that of the build.
export const dynamic = "force-dynamic";

/** Sent without the envelope, since people and tools read it. */
export function GET(): Response {
  return Response.json(openApiDocument(), { headers: { "Cache-Control": "public, max-age=300" } });
}
