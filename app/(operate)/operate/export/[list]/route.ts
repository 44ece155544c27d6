import { redirect } from "next/navigation";
import type { NextRequest } from "next/server";
import { requestLocale } from "@/lib/i18n/request-locale";
import { pathFor } from "@/lib/routes/path-for";
import { exportList } from "@/lib/server/operator/list/export-list";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";
import { currentTime } from "@/lib/server/platform/db/database-clock";

export const dynamic = "force-dynamic";

/** The file of a list, for a session that was confirmed lately: the button asks for that first. */
export async function GET(request: NextRequest, { params }: { params: Promise<{ list: string }> }) {
  const [{ list }, locale] = await Promise.all([params, requestLocale()]);
  const session = await requireStaff("export.csv", pathFor("consoleExport", locale, { list }));
  if (!session.steppedUp) redirect(pathFor("consoleToday", locale));
  const search = Object.fromEntries(request.nextUrl.searchParams);
  const file = await exportList(session, list, search, locale, currentTime());
  if (!file) redirect(pathFor("consoleMissing", locale));
  return new Response(file.stream, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${file.name}"`,
      "Cache-Control": "private, no-store",
    },
  });
}
