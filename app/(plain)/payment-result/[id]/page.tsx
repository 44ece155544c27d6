import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { offerFacts } from "@/app/(plain)/offer-facts";
import { DepartureHead, isDeparture } from "@/app/(plain)/payment-result/[id]/departure-head";
import { OrderFacts } from "@/components/orders/order-facts";
import { PaidDeparture, PaymentResult } from "@/components/payments/payment-result";
import { PlainPage } from "@/components/payments/plain-page";
import { ChangedTimes } from "@/components/reservations/change/changed-amounts";
import { CheckoutSteps } from "@/components/reservations/checkout/checkout-steps";
import { RequestedTrip } from "@/components/reservations/checkout/requested-trip";
import { DeadlineLine } from "@/components/reservations/detail/deadline-line";
import { SectionCard } from "@/components/reservations/detail/section-card";
import type { Locale } from "@/lib/i18n/locales";
import { requestLocale } from "@/lib/i18n/request-locale";
import { pathFor } from "@/lib/routes/path-for";
import { plainAddresses } from "@/lib/routes/plain-addresses";
import { readResultScreen } from "@/lib/server/money/settle/read-result-screen";
import { currentSession } from "@/lib/server/people/accounts/sessions/current-session";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";

interface PageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ key?: string | string[] }>;
}

async function read({ params, searchParams }: PageProps, locale: Locale) {
  const [{ id }, { key }] = await Promise.all([params, searchParams]);
  const linkKey = typeof key === "string" ? key : null;
  const session = await currentSession();
  const visitor = { userId: session?.userId ?? null, linkKey };
  return { id, linkKey, session, screen: await readResultScreen(id, visitor, locale, currentTime()) };
}

/** The title says how it went. */
export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const locale = await requestLocale();
  const [t, { screen }] = await Promise.all([
    getTranslations({ locale, namespace: "payments.result" }),
    read(props, locale),
  ]);
  const title = screen ? t(`${screen.payment.state}_title`) : t("meta_title");
  return { title, robots: { index: false, follow: false }, referrer: "no-referrer" };
}

export default async function Page(props: PageProps) {
  const locale = await requestLocale();
  setRequestLocale(locale);
  const { id, linkKey, session, screen } = await read(props, locale);
  if (!screen) redirect(pathFor("notFound", locale, null, { lang: locale }));
  const t = await getTranslations({ locale, namespace: "payments.result" });
  const { payment, page, retryKey } = screen;
  const facts = page && offerFacts(page.subject, page.now);
  const departing = page !== null && payment.state === "paid" && isDeparture(page);
  const signedIn = page !== null && page.payerId === session?.userId;
  return (
    <PlainPage
      locale={locale}
      addresses={plainAddresses("paymentResult", id, linkKey)}
      frame={await getSiteFrame(locale)}
      title={t("meta_title")}
      head={departing && <DepartureHead page={page} session={session} locale={locale} />}
    >
      {!departing && page?.state !== "cancelled" && facts?.way !== null && (
        <CheckoutSteps current={payment.state === "paid" ? "done" : "payment"} way={facts?.way} />
      )}
      <div className="grid gap-5">
        {departing ? (
          <PaidDeparture payment={payment} signedIn={signedIn} />
        ) : (
          <PaymentResult
            payment={payment}
            offer={page && facts && { state: page.state, again: facts.again }}
            signedIn={signedIn}
            retryKey={retryKey}
          />
        )}
        {page && facts && payment.state !== "processing" && <DeadlineLine subject={facts} now={page.now} />}
        {page?.subject.kind === "reservation" && (
          <RequestedTrip reservation={page.subject.reservation} pictured={!departing} />
        )}
        {page?.subject.kind === "change" && (
          <SectionCard title={page.subject.reservation.vehicle.name}>
            <ChangedTimes {...page.subject.change} />
          </SectionCard>
        )}
        {page?.subject.kind === "order" && (
          <SectionCard title={page.subject.order.service.title}>
            <OrderFacts order={page.subject.order} />
          </SectionCard>
        )}
      </div>
    </PlainPage>
  );
}
