import { drawCoast } from "@/lib/domain/map/draw-coast";
import { drawLocator } from "@/lib/domain/map/draw-locator";
import { COAST_PICTURE_FILE, parseLocatorFile } from "@/lib/server/map/locator-address";
import { readLand } from "@/lib/server/map/read-land";

export const dynamic = "force-dynamic";

/** Pictures that the server draws of the coast; the coast's own files are served before this route is called. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const picture = await draw((await params).file);
  if (!picture) return new Response(null, { status: 404, headers: { "Cache-Control": "no-cache" } });
  return new Response(picture, {
    headers: {
      "Content-Type": "image/svg+xml; charset=utf-8",
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}

async function draw(file: string): Promise<string | null> {
  if (file === COAST_PICTURE_FILE) return drawCoast(await readLand());
  const point = parseLocatorFile(file);
  return point && drawLocator(await readLand(), point);
}
