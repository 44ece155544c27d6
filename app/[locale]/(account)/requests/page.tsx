import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { OwnReservations } from "@/app/[locale]/(account)/reservations/own-reservations";
import type { Locale } from "@/lib/i18n/locales";

interface PageProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "reservations" });
  return { title: t("meta_requests_title") };
}

export default async function Page({ params }: PageProps) {
  return <OwnReservations locale={(await params).locale} preset="requests" />;
}
