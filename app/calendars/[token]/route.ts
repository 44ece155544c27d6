import { getBoatCalendar } from "@/lib/server/catalogue/calendars/boat-calendar";
import { currentTime } from "@/lib/server/platform/db/database-clock";

export const dynamic = "force-dynamic";

/** A boat's taken times for another platform; an address that was revoked is not found. */
export async function GET(request: Request, { params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const calendar = await getBoatCalendar(token, currentTime());
  if (!calendar) return new Response(null, { status: 404 });
  const { text, etag } = calendar;
  const headers = { ETag: etag, "Content-Type": "text/calendar; charset=utf-8" };
  const known = request.headers.get("if-none-match")?.split(/\s*,\s*/) ?? [];
  if (known.some((one) => one === "*" || one.replace(/^W\//, "") === etag))
    return new Response(null, { status: 304, headers });
  return new Response(text, { headers });
}
