import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import {
  ReservationsScreen,
  type ReservationsScreenProps,
} from "@/app/[locale]/(account)/reservations/reservations-screen";

export async function generateMetadata({ params }: ReservationsScreenProps): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "reservations" });
  return { title: t("meta_requests_title") };
}

export default function Page(props: ReservationsScreenProps) {
  return <ReservationsScreen {...props} preset="requests" />;
}
