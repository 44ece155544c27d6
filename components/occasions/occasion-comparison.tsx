import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { RouteLink } from "@/components/layout/route-link";
import { Amount } from "@/components/occasions/amount";
import { buttonClass } from "@/components/ui/button-class";
import { ORDER_REFUND_STEPS } from "@/lib/domain/orders/order-refund-steps";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";

import "@/components/occasions/occasions.css";

export interface OwnOccasion {
  /** The boat that the total belongs to; null before a day is chosen. */
  boat: string | null;
  hours: number;
  personCount: number;
  boatMinor: number | null;
  /** The services, each with its amount; null where it is not known. */
  lines: readonly { name: string; amountMinor: number | null }[];
  /** Null when there is no example. */
  totalMinor: number | null;
  currency: Currency;
  /** Whether the total is for the chosen day; otherwise it is the lowest example. */
  exact: boolean;
}

export interface ReadyPackage {
  name: string;
  description: string;
  maxPersons: number | null;
  priceMinor: number;
  currency: Currency;
}

interface OccasionComparisonProps {
  locale: Locale;
  slug: string;
  own: OwnOccasion;
  ready: ReadyPackage;
  /** The page that shows it: the way of that page gets no link. */
  on: "occasion" | "service";
}

interface ComparisonRow {
  label: string;
  own: ReactNode;
  ready: ReactNode;
}

/** Compares the contents and prices of an occasion that the customer arranges with those of a package. */
export function OccasionComparison({ locale, slug, own, ready, on }: OccasionComparisonProps) {
  const t = useTranslations("occasions.ways");
  const { personCount, totalMinor, currency, exact } = own;
  const total = totalMinor === null ? null : <Amount minor={totalMinor} currency={currency} />;
  const rows: readonly ComparisonRow[] = [
    { label: t("contains"), own: <OwnContents own={own} />, ready: <ReadyContents ready={ready} /> },
    {
      label: t("guests"),
      own: t("guests_own", { count: personCount }),
      ready: ready.maxPersons === null ? t("guests_any") : t("guests_up_to", { count: ready.maxPersons }),
    },
    {
      label: t("total"),
      own: total ? (
        <div>
          <strong className="sum">{exact ? total : t.rich("from", { price: () => total })}</strong>
          <small>{t(exact ? "day_note" : "from_note")}</small>
        </div>
      ) : (
        t("no_example")
      ),
      ready: (
        <strong className="sum">
          <Amount minor={ready.priceMinor} currency={ready.currency} />
        </strong>
      ),
    },
    { label: t("paid"), own: t("paid_own"), ready: t("paid_ready") },
    { label: t("who"), own: t("who_own"), ready: t("who_ready") },
    {
      label: t("cancel"),
      own: t("cancel_own"),
      ready: t("cancel_ready", { days: ORDER_REFUND_STEPS[0].daysBefore }),
    },
  ];
  return (
    <section aria-labelledby="two-ways" className="grid gap-4">
      <div>
        <h2 id="two-ways" className="text-2xl md:text-section">
          {t("title")}
        </h2>
        <p className="mt-1 max-w-3xl text-muted">{t("text")}</p>
      </div>
      <div className="overflow-hidden rounded-card border border-line bg-white">
        <table className="two-ways">
          <thead>
            <tr>
              <td />
              <th scope="col">{t("own")}</th>
              <th scope="col">{t("ready")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, own: mine, ready: theirs }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{mine}</td>
                <td>{theirs}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        <OtherWay locale={locale} slug={slug} on={on} />
      </p>
    </section>
  );
}

/** The boat and the services of the own way. */
function OwnContents({ own: { boat, boatMinor, hours, lines, currency } }: { own: OwnOccasion }) {
  const t = useTranslations("occasions.ways");
  const boatText = boat === null ? t("any_boat", { hours }) : t("own_boat", { boat, hours });
  return (
    <ul>
      {[{ name: boatText, amountMinor: boatMinor }, ...lines].map(({ name, amountMinor }) => (
        <li key={name}>
          {name}
          {amountMinor !== null && (
            <>
              {" · "}
              <Amount minor={amountMinor} currency={currency} />
            </>
          )}
        </li>
      ))}
      <li>
        <small>{t("nothing_else")}</small>
      </li>
    </ul>
  );
}

function ReadyContents({ ready }: { ready: ReadyPackage }) {
  const t = useTranslations("occasions.ways");
  return (
    <ul>
      <li>
        <strong>{ready.name}</strong>
      </li>
      <li>{ready.description}</li>
      <li>
        <small>{t("ready_boat")}</small>
      </li>
    </ul>
  );
}

/** The link to the way that this page does not show. */
function OtherWay({ locale, slug, on }: Pick<OccasionComparisonProps, "locale" | "slug" | "on">) {
  const t = useTranslations("occasions.ways");
  return on === "service" ? (
    <RouteLink
      to="occasion"
      locale={locale}
      params={{ slug }}
      className={buttonClass({ variant: "secondary" })}
    >
      {t("go_own")}
    </RouteLink>
  ) : (
    <RouteLink to="service" locale={locale} params={{ slug }} className={buttonClass({ variant: "outline" })}>
      {t("go_ready")}
    </RouteLink>
  );
}
