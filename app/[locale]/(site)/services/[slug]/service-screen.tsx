import { getTranslations } from "next-intl/server";
import { BoatGrid } from "@/components/boats/card/boat-grid";
import { cardLabels, makeCardView } from "@/components/boats/card/make-card-view";
import { ContentsList } from "@/components/content/contents-list";
import { ServiceHead } from "@/components/content/service-head";
import { ServiceTiles } from "@/components/content/service-tiles";
import { IslandMessages } from "@/components/layout/island-messages";
import { RouteLink } from "@/components/layout/route-link";
import { OccasionComparison } from "@/components/occasions/occasion-comparison";
import { TwoWays } from "@/components/occasions/two-ways";
import { LazyOrderForm } from "@/components/orders/lazy-order-form";
import { PackageCards } from "@/components/orders/package-cards";
import { PackageChoice } from "@/components/orders/package-choice";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon/icon";
import { Prose } from "@/components/ui/prose";
import { beginsWithCake } from "@/lib/domain/occasions/occasion-plan";
import { ORDER_REFUND_STEPS } from "@/lib/domain/orders/order-refund-steps";
import { HOLD_MINUTES } from "@/lib/domain/reservations/plan-deadline";
import { formatMoney } from "@/lib/i18n/format-money";
import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { getOccasionExample } from "@/lib/server/catalogue/occasions/get-occasion-example";
import { getLiraRates } from "@/lib/server/catalogue/reference/get-lira-rates";
import type { ServicePage } from "@/lib/server/reading/content/get-service";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";

interface ServiceScreenProps {
  locale: Locale;
  service: ServicePage;
  whatsapp: string | null;
}

const FORM = "order";
const PACKAGES = "packages";

/** From the picture to the form: what it is, what it costs, which boats suit. */
export async function ServiceScreen({ locale, service, whatsapp }: ServiceScreenProps) {
  const t = await getTranslations({ locale, namespace: "services" });
  const { slug, offer, packages, headings } = service;
  const compared = offer ? await getOccasionExample(locale, service.serviceKey, packages) : null;
  return (
    <PackageChoice>
      <div className="container-page py-6 md:py-8">
        <ServiceHead {...service}>
          {offer && compared ? (
            <TwoWays locale={locale} slug={slug} packagesId={PACKAGES} ready={offer} own={compared.example} />
          ) : (
            <ServiceAction locale={locale} service={service} />
          )}
          {whatsapp && <WhatsApp locale={locale} service={service} number={whatsapp} />}
        </ServiceHead>
      </div>
      {packages.length > 0 && <Packages locale={locale} service={service} />}
      <div className="container-page grid gap-8 py-10 md:grid-cols-[minmax(0,1fr)_280px] md:gap-12">
        <div className="self-start md:sticky md:top-24 md:order-last">
          <ContentsList headings={headings} />
        </div>
        <article className="min-w-0 max-w-3xl">
          <Prose
            html={service.html}
            lang={service.translated.includes(locale) ? undefined : DEFAULT_LOCALE}
          />
        </article>
      </div>
      {offer && compared && (
        <div className="container-page pb-10 md:pb-14">
          <OccasionComparison
            locale={locale}
            slug={slug}
            on="service"
            own={{ ...compared.example, boat: null, exact: false }}
            ready={compared.ready}
          />
        </div>
      )}
      {offer && packages.length > 0 && (
        <OrderSection locale={locale} service={service} leadDays={offer.leadDays} />
      )}
      {service.boats.length > 0 && <ServiceBoats locale={locale} service={service} />}
      <section aria-labelledby="others" className="bg-sand">
        <div className="container-page py-10 md:py-14 lg:py-20">
          <h2 id="others" className="mb-6 text-2xl md:text-section">
            {offer ? t("others") : t("other_features")}
          </h2>
          <ServiceTiles locale={locale} tiles={service.others.slice(0, 3)} />
        </div>
      </section>
    </PackageChoice>
  );
}

/** What is offered without a package to compare is planned oneself; a home feature leads to the boats. */
async function ServiceAction({ locale, service: { slug, offer } }: SectionProps) {
  const t = await getTranslations({ locale });
  return offer ? (
    <RouteLink to="occasion" locale={locale} params={{ slug }} className={buttonClass()}>
      {t("occasions.ways.go_own")}
    </RouteLink>
  ) : (
    <RouteLink to="boats" locale={locale} className={buttonClass()}>
      {t("services.search_boats")}
    </RouteLink>
  );
}

async function WhatsApp({ locale, service, number }: SectionProps & { number: string }) {
  const t = await getTranslations({ locale, namespace: "contact" });
  const question = `${service.title} ${absoluteUrl(pathFor("service", locale, { slug: service.slug }))}`;
  return (
    <a
      href={`https://wa.me/${number}?text=${encodeURIComponent(question)}`}
      rel="noopener"
      className={buttonClass({ variant: "ghost" })}
    >
      <Icon name="message-circle" />
      {t("whatsapp_action")}
    </a>
  );
}

interface SectionProps {
  locale: Locale;
  service: ServicePage;
}

async function Packages({ locale, service: { packages, examples } }: SectionProps) {
  const t = await getTranslations({ locale, namespace: "services.packages" });
  return (
    <section
      id={PACKAGES}
      tabIndex={-1}
      aria-labelledby="packages-title"
      className="scroll-mt-16 bg-sand outline-none"
    >
      <div className="container-page py-10 md:py-14 lg:py-20">
        <h2 id="packages-title" className="text-2xl md:text-section">
          {t("title")}
        </h2>
        <p className="mt-1 mb-6 text-muted">{t("text")}</p>
        <PackageCards packages={packages} examples={examples} formId={FORM} />
      </div>
    </section>
  );
}

/** The form, and what it leads to. */
async function OrderSection({ locale, service, leadDays }: SectionProps & { leadDays: number }) {
  const t = await getTranslations({ locale, namespace: "orders.form" });
  const ordered = {
    slug: service.slug,
    leadDays,
    asksCakeText: beginsWithCake(service.serviceKey),
    places: service.places,
    packages: service.packages.map(({ id, name, currency, priceMinor, hours, maxPersons }) => ({
      id,
      currency,
      priceMinor,
      hours,
      maxPersons,
      // Isolated, so that a price keeps its character order in an Arabic option.
      label: `${name} – \u2066${formatMoney(priceMinor, currency)}\u2069`,
    })),
  };
  return (
    <section
      id={FORM}
      tabIndex={-1}
      aria-labelledby="order-title"
      className="scroll-mt-16 bg-sea-soft outline-none"
    >
      <div className="container-page grid gap-8 py-10 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:py-14">
        <div className="max-w-md self-start md:sticky md:top-24">
          <h2 id="order-title" className="text-2xl md:text-section">
            {t("title")}
          </h2>
          <p className="mt-3">
            {t("text", { minutes: HOLD_MINUTES, days: ORDER_REFUND_STEPS[0].daysBefore })}
          </p>
        </div>
        <div className="rounded-card bg-white p-5 shadow-card md:p-8">
          <IslandMessages locale={locale} nouns={["orders", "invoice", "validation"]}>
            <LazyOrderForm service={ordered} loading={t("loading")} />
          </IslandMessages>
        </div>
      </div>
    </section>
  );
}

/** The boats for the service or home feature. */
async function ServiceBoats({ locale, service: { boats, offer } }: SectionProps) {
  const t = await getTranslations({ locale, namespace: "services.boats" });
  const tBoats = await getTranslations({ locale, namespace: "boats" });
  const rates = await getLiraRates();
  const cards = boats.map((boat) => makeCardView(boat, locale, tBoats, rates));
  return (
    <section aria-labelledby="matching-boats" className="container-page py-10 md:py-14 lg:py-20">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="matching-boats" className="text-2xl md:text-section">
            {t("title")}
          </h2>
          {offer && <p className="mt-1 text-muted">{t("text")}</p>}
        </div>
        <RouteLink
          to="boats"
          locale={locale}
          className="inline-flex min-h-11 items-center font-semibold text-sea hover:underline"
        >
          {t("all")}
        </RouteLink>
      </div>
      <BoatGrid cards={cards} labels={cardLabels(tBoats, locale)} layout="page" />
    </section>
  );
}
