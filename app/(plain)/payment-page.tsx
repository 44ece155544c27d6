import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { countryOfCode, listCountries } from "@/components/account/profile/find-countries";
import { IslandMessages } from "@/components/layout/island-messages";
import { RouteLink } from "@/components/layout/route-link";
import { HoldWarning } from "@/components/payments/hold-warning";
import { PaymentScreen } from "@/components/payments/payment-screen";
import type { PaymentSubjectRef } from "@/components/payments/payment-subject";
import { PlainPage } from "@/components/payments/plain-page";
import type { BookingKind } from "@/lib/domain/shared/vocabulary";
import { formatMoney } from "@/lib/i18n/format-money";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { type PaymentRoute, plainAddresses } from "@/lib/routes/plain-addresses";
import type { PaymentPageSubject } from "@/lib/server/money/get-payment-page";
import { readPaymentScreen } from "@/lib/server/money/start/read-payment-screen";
import { currentSession } from "@/lib/server/people/accounts/sessions/current-session";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";
import { offerFacts } from "./offer-facts";
import { OfferHeading } from "./offer-heading";
import { OfferSummary } from "./offer-summary";

const DISCLOSURE_KEY = "kvkk";

/** What each address pays for, and whether it is shown inside an app, without header and footer. */
const SCREENS = {
  payment: { kind: "reservation", inApp: false },
  mPayment: { kind: "reservation", inApp: true },
  servicePayment: { kind: "order", inApp: false },
  mServicePayment: { kind: "order", inApp: true },
} as const satisfies Record<PaymentRoute, { kind: BookingKind; inApp: boolean }>;

export interface PaymentPageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ key?: string | string[] }>;
}

async function read(route: PaymentRoute, { params, searchParams }: PaymentPageProps) {
  const [{ id }, { key }] = await Promise.all([params, searchParams]);
  const linkKey = typeof key === "string" ? key : null;
  const session = await currentSession();
  const data = await readPaymentScreen(SCREENS[route].kind, id, linkKey, session?.userId ?? null);
  const t = await getTranslations({ locale: data.locale, namespace: "payments" });
  const number = data.page?.number;
  return { ...data, id, linkKey, heading: t("heading"), offer: number ? t("title", { number }) : null };
}

/** The name of the country whose dial code the payer chose; empty when that is not known. */
function likelyCountry(dialCode: string | null, locale: Locale): string {
  return (dialCode && countryOfCode(listCountries(locale), dialCode)?.name) || "";
}

/** The statement of whoever has never registered, with the text that it is about. */
async function disclosureOf(locale: Locale) {
  const [t, { pages }] = await Promise.all([
    getTranslations({ locale, namespace: "account.auth.register" }),
    getSiteFrame(locale),
  ]);
  const page = pages.find(({ key }) => key === DISCLOSURE_KEY);
  return t.rich("kvkk", {
    page: (text) =>
      page ? (
        <RouteLink
          to="page"
          locale={locale}
          params={{ type: page.type, slug: page.slug }}
          target="_blank"
          rel="noopener"
          className="text-sea underline underline-offset-4"
        >
          {text}
        </RouteLink>
      ) : (
        <strong>{text}</strong>
      ),
  });
}

function subjectRefOf(subject: PaymentPageSubject, id: string): PaymentSubjectRef {
  if (subject.kind !== "change") return { kind: subject.kind, id };
  return { kind: "change", id, reservationId: subject.reservation.id };
}

/** The title carries the booking number; the address holds a secret and must not travel to another site. */
export async function paymentMetadata(route: PaymentRoute, props: PaymentPageProps): Promise<Metadata> {
  const { heading, offer } = await read(route, props);
  return { title: offer ?? heading, robots: { index: false, follow: false }, referrer: "no-referrer" };
}

/** The one screen behind the four payment addresses. */
export async function PaymentPage({ route, ...props }: PaymentPageProps & { route: PaymentRoute }) {
  const { locale, page, contracts, cardPage, signedIn, id, linkKey, ...titles } = await read(route, props);
  setRequestLocale(locale);
  const facts = page && offerFacts(page.subject, page.now);
  return (
    <PlainPage
      locale={locale}
      addresses={plainAddresses(route, id, linkKey)}
      frame={SCREENS[route].inApp ? null : await getSiteFrame(locale)}
      title={titles.heading}
    >
      {titles.offer && <p className="-mt-4 mb-6 text-muted text-sm">{titles.offer}</p>}
      <PaymentScreen
        locale={locale}
        offer={
          page &&
          facts && {
            state: page.state,
            subject: subjectRefOf(page.subject, id),
            again: facts.again,
            amount: formatMoney(facts.amountMinor, facts.currency),
            buyer: { ...page.buyer, country: page.buyer.country || likelyCountry(page.dialCode, locale) },
          }
        }
        contracts={contracts}
        disclosure={page?.needsDisclosure ? await disclosureOf(locale) : null}
        cardPage={cardPage}
        signedIn={signedIn}
        linkKey={linkKey}
        here={pathFor(route, locale, { id }, { key: linkKey })}
        heading={
          facts &&
          page && (
            <OfferHeading
              facts={facts}
              now={page.now}
              warning={
                page.state === "payable" &&
                facts.expires_at && (
                  <IslandMessages locale={locale} nouns={["payments"]}>
                    <HoldWarning
                      subject={subjectRefOf(page.subject, id)}
                      linkKey={signedIn ? null : linkKey}
                      until={facts.expires_at}
                      now={page.now}
                    />
                  </IslandMessages>
                )
              }
            />
          )
        }
        summary={page && <OfferSummary {...page} />}
      />
    </PlainPage>
  );
}
