import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { PaymentResult } from "@/components/payments/payment-result";
import { PlainPage } from "@/components/payments/plain-page";
import { CheckoutSteps } from "@/components/reservations/checkout-steps";
import { DeadlineLine } from "@/components/reservations/deadline-line";
import { SectionCard } from "@/components/reservations/section-card";
import { TripFacts } from "@/components/reservations/trip-facts";
import { requestLocale } from "@/lib/i18n/request-locale";
import { pathFor } from "@/lib/routes/path-for";
import { plainAddresses } from "@/lib/routes/plain-addresses";
import { currentSession } from "@/lib/server/accounts/current-session";
import { getSiteFrame } from "@/lib/server/content/get-site-frame";
import { getPaymentPage } from "@/lib/server/payments/get-payment-page";
import { getPaymentResult } from "@/lib/server/payments/get-payment-result";

interface PageProps {
  params: Promise<{ id: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await requestLocale(), namespace: "payments.result" });
  return { title: t("meta_title"), robots: { index: false, follow: false } };
}

export default async function Page({ params }: PageProps) {
  const { id } = await params;
  const locale = await requestLocale();
  setRequestLocale(locale);
  const session = await currentSession();
  const payment = await getPaymentResult(id, session);
  if (!payment) redirect(pathFor("notFound", locale, null, { lang: locale }));
  const t = await getTranslations({ locale, namespace: "payments.result" });
  const offer = payment.reservation_id
    ? await getPaymentPage(payment.reservation_id, session, locale, new Date())
    : null;
  const { state } = payment;
  return (
    <PlainPage
      locale={locale}
      addresses={plainAddresses("paymentResult", id)}
      frame={await getSiteFrame(locale)}
      title={t("meta_title")}
    >
      <CheckoutSteps current={state === "paid" ? "done" : "payment"} />
      <div className="grid gap-5">
        <PaymentResult payment={payment} payable={offer?.state === "payable"} />
        {offer && (
          <SectionCard title={offer.reservation.vehicle.name}>
            <div className="grid gap-4">
              <TripFacts {...offer.reservation} />
              {state !== "processing" && (
                <DeadlineLine
                  status={offer.reservation.status}
                  expiresAt={offer.reservation.expires_at}
                  now={offer.now}
                />
              )}
            </div>
          </SectionCard>
        )}
      </div>
    </PlainPage>
  );
}
