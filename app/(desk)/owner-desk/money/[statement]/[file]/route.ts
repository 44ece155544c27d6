import { notFound } from "next/navigation";
import type { NextRequest } from "next/server";
import { requestLocale } from "@/lib/i18n/request-locale";
import { pathFor } from "@/lib/routes/path-for";
import { statementFile } from "@/lib/server/operator/owners-money/statement-file";
import { requireDesk } from "@/lib/server/people/desk/current-desk-session";

export const dynamic = "force-dynamic";

/** An own statement as a file: `pdf-tr`, `pdf-en`, `pdf-ar` or `csv`. */
export async function GET(
  _request: NextRequest,
  { params }: { params: Promise<{ statement: string; file: string }> },
) {
  const [{ statement, file: name }, locale] = await Promise.all([params, requestLocale()]);
  const { ownerId } = await requireDesk("money.read", pathFor("deskMoney", locale));
  const file = await statementFile(statement, name, locale, ownerId);
  if (!file) notFound();
  return new Response(file.body, {
    headers: {
      "Content-Type": file.type,
      "Content-Disposition": `attachment; filename="${file.name}"`,
      "Cache-Control": "private, no-store",
    },
  });
}
