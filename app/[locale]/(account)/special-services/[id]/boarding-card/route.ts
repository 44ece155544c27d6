import { redirect } from "next/navigation";
import { isUuid } from "@/lib/domain/shared/is-uuid";
import { isLocale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { orderCard } from "@/lib/server/booking/orders/order-card";
import { findUserOrder } from "@/lib/server/booking/orders/order-queries";
import { boardingDocument } from "@/lib/server/booking/reservations/documents/boarding-document";
import { requireSession } from "@/lib/server/people/accounts/sessions/require-session";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { INTERNAL_HEADERS } from "@/lib/server/platform/request/internal-headers";

export const dynamic = "force-dynamic";

/** The boarding card of a paid special service. */
export async function GET(request: Request, { params }: { params: Promise<{ locale: string; id: string }> }) {
  const { locale, id } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const session = await requireSession(pathFor("serviceCard", locale, { id }));
  const now = currentTime();
  const order = isUuid(id) ? await findUserOrder(session.userId, id, locale, now) : null;
  if (!order) redirect(pathFor("notFound", locale, null, { lang: locale }));
  const page = pathFor("myService", locale, { id });
  const { boarding } = order;
  // Not paid, over or cancelled: there is nothing to board with.
  if (!boarding) redirect(page);
  const nonce = request.headers.get(INTERNAL_HEADERS.nonce);
  return boardingDocument({ locale, page, nonce, now }, (t) => orderCard({ ...order, boarding }, t, locale));
}
