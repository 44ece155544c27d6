import { drawLocator } from "@/lib/domain/map/draw-locator";
import { parseLocatorFile } from "@/lib/server/map/locator-address";
import { readLand } from "@/lib/server/map/read-land";

export const dynamic = "force-dynamic";

/** Locators; the coast's own files are served before this route is called. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const point = parseLocatorFile((await params).file);
  if (!point) return new Response(null, { status: 404, headers: { "Cache-Control": "no-cache" } });
  return new Response(drawLocator(await readLand(), point), {
    headers: {
      "Content-Type": "image/svg+xml; charset=utf-8",
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}
