import { redirect } from "next/navigation";
import { requestLocale } from "@/lib/i18n/request-locale";
import { pathFor } from "@/lib/routes/path-for";
import { PAPER_MEDIA_TYPES } from "@/lib/server/people/owners/papers/inspect-paper";
import { openPaper } from "@/lib/server/people/owners/papers/read-paper-file";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";

export const dynamic = "force-dynamic";

/** The file of a paper, for whoever may read papers; who reads it is written down. */
export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }) {
  const [{ id }, locale] = await Promise.all([params, requestLocale()]);
  const session = await requireStaff("papers.read", pathFor("consolePaperFile", locale, { id }));
  const file = await openPaper(id, session);
  if (!file) redirect(pathFor("consoleMissing", locale));
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      "Content-Type": PAPER_MEDIA_TYPES[file.type],
      // Nothing in it runs, wherever it is opened.
      "Content-Disposition": `attachment; filename="${id}.${file.type}"`,
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
