import { byteRange } from "@/lib/server/catalogue/media/byte-range";
import { readMediaFile } from "@/lib/server/catalogue/media/media-files";
import { log } from "@/lib/server/platform/log";

export const dynamic = "force-dynamic";

/** Names never change their content, so answers are cached for a year, unless they say otherwise. */
const refused = (status: 404 | 503) =>
  new Response(null, {
    status,
    headers:
      status === 404 ? { "Cache-Control": "no-cache" } : { "Cache-Control": "no-store", "Retry-After": "5" },
  });

/** Pictures and videos imported since the build; those of the build are served before this route is called. */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }) {
  const name = (await params).file;
  const found = await readMediaFile(name).catch((error: unknown) => {
    log("error", "storage_failed", { file: name, error });
    return "away" as const;
  });
  if (!found || found === "away") return refused(found ? 503 : 404);
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
