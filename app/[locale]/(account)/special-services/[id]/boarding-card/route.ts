import { redirect } from "next/navigation";
import { isUuid } from "@/lib/domain/shared/is-uuid";
import { isLocale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { requireSession } from "@/lib/server/accounts/sessions/require-session";
import { getSiteFrame } from "@/lib/server/content/get-site-frame";
import { currentTime } from "@/lib/server/db/database-clock";
import { readLand } from "@/lib/server/map/read-land";
import { orderCard } from "@/lib/server/orders/order-card";
import { findUserOrder } from "@/lib/server/orders/order-queries";
import { boardingTexts } from "@/lib/server/reservations/papers/boarding-texts";
import { renderBoardingCard } from "@/lib/server/reservations/papers/render-boarding-card";
import { absoluteUrl } from "@/lib/server/seo/absolute-url";

export const dynamic = "force-dynamic";

/** The boarding card of a paid special service: one document that prints and needs no connection afterwards. */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string; id: string }> }) {
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
  const [t, { brand }, land] = await Promise.all([boardingTexts(locale), getSiteFrame(locale), readLand()]);
  const card = {
    ...orderCard({ ...order, boarding }, t, locale),
    brand,
    pageUrl: absoluteUrl(page),
    mapDataUrl: absoluteUrl(pathFor("mapData", locale)),
    land,
    now,
  };
  return new Response(renderBoardingCard(card, t, locale), {
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "private, no-store" },
  });
}
