import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Amount } from "@/components/occasions/amount";
import { chosenTripOf } from "@/components/occasions/occasion-query";
import { ReserveLink } from "@/components/occasions/reserve-link";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon/icon";
import { Photo } from "@/components/ui/photo";
import { SiteLink } from "@/components/ui/site-link";
import { checkoutQuery } from "@/lib/client/drafts/checkout-query";
import { boatQuery } from "@/lib/contracts/boats/boat-query";
import type { QuoteResponse } from "@/lib/contracts/boats/quote";
import type { VehicleCard } from "@/lib/contracts/boats/vehicles";
import type { MissingLine } from "@/lib/domain/occasions/plan-occasion-offer";
import type { TripRequest } from "@/lib/domain/pricing/trip-terms";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";

export interface OfferView {
  card: VehicleCard;
  request: TripRequest;
  missing: readonly MissingLine[];
  quote: Pick<QuoteResponse, "currency" | "lines" | "total_price" | "prepayment" | "remaining">;
}

interface OccasionOfferProps {
  locale: Locale;
  offer: OfferView;
  /** `20 January · Hourly · 10:00–13:00 · 12 guests`. */
  tripText: string;
  /** The names of all services of the occasion. */
  nameOf: (serviceId: number) => string;
  /** The address of the same choice without a service. */
  withoutLine: (serviceId: number) => string;
  /** Adds services to it. */
  children: ReactNode;
  /** Whether this is the first offer: its picture is loaded at once. */
  first: boolean;
}

const SIZES = "(max-width:770px) 92vw, 280px";

/** A boat's offer for an occasion: every line of its total, when each part is paid, and the link to the checkout. */
export function OccasionOffer(props: OccasionOfferProps) {
  const { locale, offer, tripText, nameOf, withoutLine, first, children } = props;
  const t = useTranslations("occasions");
  const { card, request, missing, quote } = offer;
  const [picture] = card.pictures;
  const choice = checkoutQuery({
    ...chosenTripOf(request),
    extras: request.extras.map(({ serviceId, quantity }) => ({ service_id: serviceId, quantity })),
  });
  const checkout = pathFor("checkout", locale, { slug: card.slug }, choice);
  return (
    <article className="grid overflow-hidden rounded-card border border-line bg-white shadow-card md:grid-cols-[minmax(0,300px)_minmax(0,1fr)]">
      <div className="relative aspect-3/2 overflow-hidden bg-line md:m-5 md:me-0 md:self-start md:rounded-field">
        {picture && (
          <Photo
            picture={picture}
            sizes={SIZES}
            decorative
            priority={first}
            className="absolute inset-0 h-full w-full"
          />
        )}
      </div>
      <div className="grid gap-4 p-5">
        <OfferHead offer={offer} locale={locale} tripText={tripText} />
        <OfferLines lines={quote.lines} currency={quote.currency} withoutLine={withoutLine} />
        {missing.length > 0 && (
          <ul className="grid gap-1 text-sm">
            {missing.map(({ serviceId, reason, limit }) => (
              <li key={serviceId} className="flex gap-2">
                <Icon name="triangle-alert" size={20} className="shrink-0 text-warning" />
                {t(`missing.${reason}`, { name: nameOf(serviceId), limit: limit ?? 0 })}
              </li>
            ))}
          </ul>
        )}
        {children}
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
          <OfferTotal offer={offer} />
          <div className="sm:min-w-56">
            <ReserveLink
              href={pathFor("checkout", locale, { slug: card.slug }, { ...choice, lang: locale })}
              next={checkout}
            >
              {t(card.fast_app ? "offers.reserve" : "offers.request")}
              <span className="sr-only">{`: ${card.name}`}</span>
            </ReserveLink>
          </div>
        </div>
        {!card.fast_app && <p className="text-muted text-sm">{t("offers.asked_note")}</p>}
      </div>
    </article>
  );
}

/** The boat with its address, how it is booked, and the trip. */
function OfferHead({ offer, locale, tripText }: Pick<OccasionOfferProps, "offer" | "locale" | "tripText">) {
  const t = useTranslations("occasions");
  const boats = useTranslations("boats");
  const { card, request } = offer;
  const boatHref = pathFor("boat", locale, { slug: card.slug }, boatQuery(chosenTripOf(request)));
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">
          <SiteLink href={boatHref} rel="nofollow" className="hover:underline">
            {card.name}
          </SiteLink>
        </h3>
        <Badge tone={card.fast_app ? "sea" : "neutral"}>
          <Icon name={card.fast_app ? "zap" : "message-circle"} size={16} />
          {t(card.fast_app ? "offers.instant" : "offers.asked")}
        </Badge>
      </div>
      <p className="text-muted text-sm">
        {[card.type.name, card.port.name, boats("persons", { count: card.cruising_capacity })].join(" · ")}
      </p>
      <p className="font-medium text-navy text-sm">{tripText}</p>
    </div>
  );
}

/** The total, when each part is paid, and each guest's share. */
function OfferTotal({ offer: { request, quote } }: { offer: OfferView }) {
  const t = useTranslations("occasions");
  const { currency, total_price: total } = quote;
  const each = Math.round(total / request.personCount);
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold text-navy">{t("offers.total")}</span>
        <span className="font-bold text-2xl text-navy">
          <Amount minor={total} currency={currency} />
        </span>
      </p>
      <dl className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-muted text-sm">
        <Part label={t("offers.now")} minor={quote.prepayment} currency={currency} />
        <Part label={t("offers.on_board")} minor={quote.remaining} currency={currency} />
      </dl>
      {request.personCount > 1 && (
        <p className="text-muted text-sm">
          {t.rich("offers.per_person", {
            price: () => <Amount minor={each} currency={currency} />,
          })}
        </p>
      )}
    </div>
  );
}

function Part({
  label,
  minor,
  currency,
}: {
  label: string;
  minor: number;
  currency: OfferView["quote"]["currency"];
}) {
  return (
    <div className="flex gap-1">
      <dt>{label}</dt>
      <dd>
        <Amount minor={minor} currency={currency} />
      </dd>
    </div>
  );
}

interface OfferLinesProps {
  lines: QuoteResponse["lines"];
  currency: QuoteResponse["currency"];
  /** The address of the same choice without a service. */
  withoutLine: (serviceId: number) => string;
}

/** Every line of an offer's total; those of services can be taken out. */
export function OfferLines({ lines, currency, withoutLine }: OfferLinesProps) {
  const t = useTranslations("occasions");
  return (
    <ul aria-label={t("offers.lines")} className="grid gap-2 border-line border-y py-3 text-sm">
      {lines.map(({ code, label, quantity, unit_price: price, amount }) => {
        const serviceId = serviceOf(code);
        return (
          <li key={`${code} ${price}`} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
            <span className="min-w-0">
              {label}
              {quantity > 1 && (
                <bdi dir="ltr" className="tabular block text-muted rtl:text-end">
                  {quantity} × <Amount minor={price} currency={currency} />
                </bdi>
              )}
            </span>
            <span className="text-end">
              <Amount minor={amount} currency={currency} />
              {serviceId !== null && (
                <SiteLink
                  href={withoutLine(serviceId)}
                  rel="nofollow"
                  scroll={false}
                  aria-label={t("offers.remove_line", { name: label })}
                  className="flex min-h-11 items-center justify-end text-sea hover:underline"
                >
                  {t("offers.remove")}
                </SiteLink>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** `service:31` → 31; null for the trip itself. */
function serviceOf(code: string): number | null {
  const [, id] = /^service:(\d+)$/.exec(code) ?? [];
  return id ? Number(id) : null;
}
