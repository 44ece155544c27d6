import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { offerFacts } from "@/app/(plain)/offer-facts";
import { OrderFacts } from "@/components/orders/order-facts";
import { PaymentResult } from "@/components/payments/payment-result";
import { PlainPage } from "@/components/payments/plain-page";
import { ChangedTimes } from "@/components/reservations/change/changed-amounts";
import { CheckoutSteps } from "@/components/reservations/checkout/checkout-steps";
import { RequestedTrip } from "@/components/reservations/checkout/requested-trip";
import { DeadlineLine } from "@/components/reservations/detail/deadline-line";
import { SectionCard } from "@/components/reservations/detail/section-card";
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

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await requestLocale(), namespace: "payments.result" });
  return { title: t("meta_title"), robots: { index: false, follow: false }, referrer: "no-referrer" };
}

export default async function Page({ params, searchParams }: PageProps) {
  const [{ id }, { key }] = await Promise.all([params, searchParams]);
  const linkKey = typeof key === "string" ? key : null;
  const locale = await requestLocale();
  setRequestLocale(locale);
  const session = await currentSession();
  const screen = await readResultScreen(
    id,
    { userId: session?.userId ?? null, linkKey },
    locale,
    currentTime(),
  );
  if (!screen) redirect(pathFor("notFound", locale, null, { lang: locale }));
  const t = await getTranslations({ locale, namespace: "payments.result" });
  const { payment, page, retryKey } = screen;
  const facts = page && offerFacts(page.subject, page.now);
  return (
    <PlainPage
      locale={locale}
      addresses={plainAddresses("paymentResult", id, linkKey)}
      frame={await getSiteFrame(locale)}
      title={t("meta_title")}
    >
      {page?.state !== "cancelled" && facts?.way !== null && (
        <CheckoutSteps current={payment.state === "paid" ? "done" : "payment"} way={facts?.way} />
      )}
      <div className="grid gap-5">
        <PaymentResult
          payment={payment}
          offer={page && facts && { state: page.state, again: facts.again }}
          signedIn={page !== null && page.payerId === session?.userId}
          retryKey={retryKey}
        />
        {page && facts && payment.state !== "processing" && <DeadlineLine subject={facts} now={page.now} />}
        {page?.subject.kind === "reservation" && <RequestedTrip reservation={page.subject.reservation} />}
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
