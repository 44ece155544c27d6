import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { parseStatus } from "@/components/reservations/parse-status";
import { ReservationsPage } from "@/components/reservations/reservations-page";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { requireSession } from "@/lib/server/accounts/require-session";
import { getSiteFrame } from "@/lib/server/content/get-site-frame";
import { listUserReservations } from "@/lib/server/reservations/reservation-queries";

interface PageProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<{ status?: string | string[] }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "reservations" });
  return { title: t("meta_title") };
}

export default async function Page({ params, searchParams }: PageProps) {
  const [{ locale }, query] = await Promise.all([params, searchParams]);
  setRequestLocale(locale);
  const status = parseStatus(query.status);
  const session = await requireSession(pathFor("reservations", locale, null, { status }));
  const now = new Date();
  const [frame, reservations] = await Promise.all([
    getSiteFrame(locale),
    listUserReservations(session.userId, locale, now),
  ]);
  return (
    <ReservationsPage
      locale={locale}
      preset="reservations"
      status={status}
      frame={frame}
      reservations={reservations}
      now={now.toISOString()}
    />
  );
}
