import { redirect } from "next/navigation";
import { isUuid } from "@/lib/domain/shared/is-uuid";
import { isLocale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { orderCalendarFile } from "@/lib/server/booking/orders/order-calendar-file";
import { findUserOrder } from "@/lib/server/booking/orders/order-queries";
import { requireSession } from "@/lib/server/people/accounts/sessions/require-session";
import { currentTime } from "@/lib/server/platform/db/database-clock";

export const dynamic = "force-dynamic";

/** The special service for the customer's calendar; after a cancellation the same file withdraws it. */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string; id: string }> }) {
  const { locale, id } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const session = await requireSession(pathFor("serviceCalendar", locale, { id }));
  const now = currentTime();
  const order = isUuid(id) ? await findUserOrder(session.userId, id, locale, now) : null;
  if (!order) redirect(pathFor("notFound", locale, null, { lang: locale }));
  const file = await orderCalendarFile(order, locale, now);
  if (!file) redirect(pathFor("myService", locale, { id }));
  return new Response(file, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${order.number}.ics"`,
      "Cache-Control": "private, no-store",
    },
  });
}
