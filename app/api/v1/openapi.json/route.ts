import { openApiDocument } from "@/lib/server/api/open-api";

// The environment of the start decides about the address in it, not that of the build.
export const dynamic = "force-dynamic";

/** Not in the envelope: it is for people and tools. */
export function GET(): Response {
  return Response.json(openApiDocument(), { headers: { "Cache-Control": "public, max-age=300" } });
}
