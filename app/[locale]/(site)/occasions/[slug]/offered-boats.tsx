import { chosenTripText } from "@/components/boats/card/found-trip";
import { IslandMessages } from "@/components/layout/island-messages";
import { AddExtras } from "@/components/occasions/add-extras";
import { FewOffers, NoOccasionBoat } from "@/components/occasions/no-occasion-boat";
import { OccasionComparison } from "@/components/occasions/occasion-comparison";
import { OccasionOffer } from "@/components/occasions/occasion-offer";
import { chosenTripOf, occasionQuery } from "@/components/occasions/occasion-query";
import { buttonClass } from "@/components/ui/button-class";
import { MAX_OFFERS } from "@/lib/domain/occasions/occasion-plan";
import type { OccasionService } from "@/lib/domain/occasions/occasion-service";
import type { OccasionLine } from "@/lib/domain/occasions/plan-occasion-offer";
import type { OccasionChoice } from "@/lib/domain/occasions/read-occasion-query";
import { sumMinor } from "@/lib/domain/shared/money";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { packageFor } from "@/lib/server/catalogue/occasions/get-occasion-example";
import { type OfferedBoat, offerOccasion } from "@/lib/server/catalogue/occasions/offer-occasion";
import { widenOccasion } from "@/lib/server/catalogue/occasions/widen-occasion";
import type { ServicePage } from "@/lib/server/reading/content/get-service";

interface OfferedBoatsProps {
  locale: Locale;
  service: ServicePage;
  choice: OccasionChoice;
  lines: readonly OccasionLine[];
  services: readonly OccasionService[];
  now: Date;
}

/** The boats for a choice with their totals, and the package that compares with them; else what would find a boat. */
export async function OfferedBoats({ locale, service, choice, lines, services, now }: OfferedBoatsProps) {
  const { serviceKey: key, slug, packages } = service;
  const [t, boats, offers] = await Promise.all([
    translatorOf(locale, "occasions"),
    translatorOf(locale, "boats"),
    offerOccasion(locale, key, choice, lines, now),
  ]);
  const [first] = offers;
  if (!first) {
    const wider = await widenOccasion(locale, key, choice, now);
    return <NoOccasionBoat {...{ locale, slug, choice, ...wider }} />;
  }
  const ready = packageFor(packages, choice.personCount);
  const lowest = offers.reduce((low, offer) => (isLower(offer, low) ? offer : low), first);
  const nameOf = (id: number) => services.find((one) => one.id === id)?.name ?? "";
  const without = (id: number) =>
    pathFor(
      "occasion",
      locale,
      { slug },
      occasionQuery(
        choice,
        lines.filter(({ serviceId }) => serviceId !== id),
      ),
    );
  return (
    <div className="grid gap-6">
      <section aria-labelledby="offers" className="grid gap-5">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div>
            <h2 id="offers" className="text-2xl md:text-section">
              {t("offers.title", { count: offers.length })}
            </h2>
            <p className="mt-1 max-w-2xl text-muted">{t("offers.text")}</p>
          </div>
          <a href="#occasion" className={`lg:hidden ${buttonClass({ variant: "outline" })}`}>
            {t("form.edit")}
          </a>
        </div>
        <IslandMessages locale={locale} nouns={["occasions", "quote"]}>
          {offers.map((offer, index) => (
            <OccasionOffer
              key={offer.card.id}
              locale={locale}
              offer={offer}
              tripText={chosenTripText(chosenTripOf(offer.request), locale, boats)}
              nameOf={nameOf}
              withoutLine={without}
              first={index === 0}
            >
              {services.length > 0 && (
                <AddExtras
                  formId="occasion"
                  label={t("extras.open")}
                  sheet={{ boat: sheetBoat(offer), slug, choice, lines, services, ...sheetTrip(offer) }}
                />
              )}
            </OccasionOffer>
          ))}
        </IslandMessages>
        {offers.length < MAX_OFFERS && <FewOffers {...{ locale, slug, choice }} />}
      </section>
      {ready && (
        <OccasionComparison
          locale={locale}
          slug={slug}
          on="occasion"
          own={{
            boat: lowest.card.name,
            hours: choice.hours,
            personCount: choice.personCount,
            boatMinor: sumMinor(lowest.quote.lines.filter(isBoat).map(({ amount }) => amount)),
            lines: lowest.quote.lines
              .filter((line) => !isBoat(line))
              .map(({ label, amount }) => ({ name: label, amountMinor: amount })),
            totalMinor: lowest.quote.total_price,
            currency: lowest.quote.currency,
            exact: true,
          }}
          ready={ready}
        />
      )}
    </div>
  );
}

const sheetBoat = ({ card, quote }: OfferedBoat) => ({
  id: card.id,
  name: card.name,
  slug: card.slug,
  instant: card.fast_app,
  currency: quote.currency,
});

const sheetTrip = ({ request, services }: OfferedBoat) => ({
  request,
  prices: services.map(({ serviceId, priceMinor, leadHours }) => ({ serviceId, priceMinor, leadHours })),
});

const isBoat = ({ code }: { code: string }) => !code.startsWith("service:");

/** Compared where both are priced in the same currency. */
function isLower({ quote }: OfferedBoat, than: OfferedBoat): boolean {
  return quote.currency === than.quote.currency && quote.total_price < than.quote.total_price;
}
