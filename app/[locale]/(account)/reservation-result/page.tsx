import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { AccountPage } from "@/components/layout/account-page";
import { LoginPrompt } from "@/components/payments/login-prompt";
import { PaymentNotice } from "@/components/payments/payment-notice";
import { ReservationResult } from "@/components/reservations/detail/reservation-result";
import { isUuid } from "@/lib/domain/shared/is-uuid";
import type { Locale } from "@/lib/i18n/locales";
import { addressesOf } from "@/lib/routes/addresses-of";
import { pathFor } from "@/lib/routes/path-for";
import { findUserReservation } from "@/lib/server/booking/reservations/reservation-queries";
import { currentSession } from "@/lib/server/people/accounts/sessions/current-session";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";

interface PageProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<{ id?: string | string[] }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "reservations.result" });
  return { title: t("meta_title") };
}

export default async function Page({ params, searchParams }: PageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const id = String((await searchParams).id ?? "");
  const [session, frame] = await Promise.all([currentSession(), getSiteFrame(locale)]);
  const addresses = addressesOf("reservationResult", null, { id });
  const t = await getTranslations({ locale, namespace: "reservations" });
  if (!session) {
    const tPayments = await getTranslations({ locale, namespace: "payments" });
    const here = pathFor("reservationResult", locale, null, { id });
    return (
      <AccountPage locale={locale} addresses={addresses} frame={frame} title={t("result.meta_title")}>
        <PaymentNotice
          look="waiting"
          title={tPayments("login_title")}
          action={<LoginPrompt label={tPayments("login_action")} next={here} />}
        >
          <p>{tPayments("login_text")}</p>
        </PaymentNotice>
      </AccountPage>
    );
  }
  const now = currentTime();
  const reservation = isUuid(id) ? await findUserReservation(session.userId, id, locale, now) : null;
  if (!reservation) redirect(pathFor("requests", locale));
  const asked = reservation.status === "request_created";
  return (
    <AccountPage
      locale={locale}
      addresses={addresses}
      frame={frame}
      title={asked ? t("result.title") : t(`status.${reservation.status}`)}
    >
      <ReservationResult reservation={reservation} now={now.toISOString()} />
    </AccountPage>
  );
}
