import { readMediaFile } from "@/lib/server/media/read-media-file";

export const dynamic = "force-dynamic";

/** Pictures imported since the build; those of the build are answered before this is asked. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const found = await readMediaFile((await params).file);
  if (!found) return new Response(null, { status: 404, headers: { "Cache-Control": "no-cache" } });
  return new Response(new Uint8Array(found.bytes), { headers: { "Content-Type": found.type } });
}
