import sharp from "sharp";
import { drawCoast } from "@/lib/domain/map/draw-coast";
import { drawCoastView } from "@/lib/domain/map/draw-coast-view";
import { drawLocator } from "@/lib/domain/map/draw-locator";
import {
  COAST_PICTURE_FILE,
  parseCoastViewFile,
  parseLocatorFile,
} from "@/lib/server/catalogue/map/locator-address";
import { readLand } from "@/lib/server/catalogue/map/read-land";

export const dynamic = "force-dynamic";

/** Pictures that the server draws of the coast; the coast's own files are served before this route is called. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const picture = await draw((await params).file);
  if (!picture) return new Response(null, { status: 404, headers: { "Cache-Control": "no-cache" } });
  return new Response(picture.body, {
    headers: {
      "Content-Type": picture.type,
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}

const SVG = "image/svg+xml; charset=utf-8";

async function draw(file: string): Promise<{ body: BodyInit; type: string } | null> {
  if (file === COAST_PICTURE_FILE) return { body: drawCoast(await readLand()), type: SVG };
  const view = parseCoastViewFile(file);
  if (view) return { body: drawCoastView(await readLand(), view), type: SVG };
  const locator = parseLocatorFile(file);
  if (!locator) return null;
  const svg = drawLocator(await readLand(), locator.point);
  if (locator.format === "svg") return { body: svg, type: SVG };
  const png = await sharp(Buffer.from(svg)).resize(1280).png({ palette: true }).toBuffer();
  return { body: new Uint8Array(png), type: "image/png" };
}
