import { redirect } from "next/navigation";
import type { NextRequest } from "next/server";
import { requestLocale } from "@/lib/i18n/request-locale";
import { pathFor } from "@/lib/routes/path-for";
import { statementFile } from "@/lib/server/operator/owners-money/statement-file";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";

export const dynamic = "force-dynamic";

/** A statement as a file: `pdf-tr`, `pdf-en`, `pdf-ar` or `csv`. */
export async function GET(
  _request: NextRequest,
  { params }: { params: Promise<{ statement: string; file: string }> },
) {
  const [{ statement: number, file: name }, locale] = await Promise.all([params, requestLocale()]);
  await requireStaff(
    "owners_money.read",
    pathFor("consoleStatementFile", locale, { statement: number, file: name }),
  );
  const file = await statementFile(number, name, locale);
  if (!file) redirect(pathFor("consoleMissing", locale));
  return new Response(file.body, {
    headers: {
      "Content-Type": file.type,
      "Content-Disposition": `attachment; filename="${file.name}"`,
      "Cache-Control": "private, no-store",
    },
  });
}
