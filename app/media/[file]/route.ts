import { byteRange } from "@/lib/server/catalogue/media/byte-range";
import { readMediaFile } from "@/lib/server/catalogue/media/read-media-file";

export const dynamic = "force-dynamic";

/** Pictures and videos imported since the build; those of the build are served before this route is called. */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }) {
  const found = await readMediaFile((await params).file);
  if (!found) return new Response(null, { status: 404, headers: { "Cache-Control": "no-cache" } });
  const { bytes, type } = found;
  const range = byteRange(request.headers.get("range"), bytes.length);
  const headers = { "Content-Type": type, "Accept-Ranges": "bytes" };
  if (range === null) return new Response(new Uint8Array(bytes), { headers });
  if (range === "unsatisfiable")
    return new Response(null, { status: 416, headers: { "Content-Range": `bytes */${bytes.length}` } });
  const { from, to } = range;
  return new Response(new Uint8Array(bytes.subarray(from, to + 1)), {
    status: 206,
    headers: { ...headers, "Content-Range": `bytes ${from}-${to}/${bytes.length}` },
  });
}
