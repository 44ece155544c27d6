import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { PaymentScreen } from "@/components/payments/payment-screen";
import { PlainPage } from "@/components/payments/plain-page";
import { OfferHeading } from "@/components/reservations/offer-heading";
import { OfferSummary } from "@/components/reservations/offer-summary";
import { pathFor } from "@/lib/routes/path-for";
import { plainAddresses } from "@/lib/routes/plain-addresses";
import { getSiteFrame } from "@/lib/server/content/get-site-frame";
import { readPaymentScreen } from "@/lib/server/payments/read-payment-screen";

interface PageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ key?: string | string[] }>;
}

async function read({ params, searchParams }: PageProps) {
  const [{ id }, { key }] = await Promise.all([params, searchParams]);
  const linkKey = typeof key === "string" ? key : null;
  const data = await readPaymentScreen(id, linkKey);
  const t = await getTranslations({ locale: data.locale, namespace: "payments" });
  const number = data.page?.reservation.number;
  return { ...data, id, linkKey, title: number ? t("title", { number }) : t("meta_unknown") };
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  return { title: (await read(props)).title, robots: { index: false, follow: false } };
}

export default async function Page(props: PageProps) {
  const { locale, page, contracts, signedIn, id, linkKey, title } = await read(props);
  setRequestLocale(locale);
  return (
    <PlainPage
      locale={locale}
      addresses={plainAddresses("payment", id, linkKey)}
      frame={await getSiteFrame(locale)}
      title={title}
    >
      <PaymentScreen
        locale={locale}
        offer={page}
        contracts={contracts}
        signedIn={signedIn}
        here={pathFor("payment", locale, { id }, { key: linkKey })}
        heading={page && <OfferHeading reservation={page.reservation} now={page.now} />}
        summary={page && <OfferSummary reservation={page.reservation} />}
      />
    </PlainPage>
  );
}
