import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { RouteLink } from "@/components/layout/route-link";
import { Amount } from "@/components/occasions/amount";
import { buttonClass } from "@/components/ui/button-class";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";

interface TwoWaysProps {
  locale: Locale;
  slug: string;
  /** Anchor of the packages. */
  packagesId: string;
  /** The lowest package. */
  ready: { fromMinor: number | null; currency: Currency };
  /** The lowest example of an own choice; without a total there is none. */
  own: { totalMinor: number | null; currency: Currency };
}

/** The first question of a celebration: a package, or an own choice of boat and extras. */
export function TwoWays({ locale, slug, packagesId, ready, own }: TwoWaysProps) {
  const t = useTranslations("occasions.ways");
  return (
    <section aria-labelledby="which-way" className="w-full">
      <h2 id="which-way" className="text-lg">
        {t("question")}
      </h2>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        <Way title={t("ready")} text={t("ready_text")} minor={ready.fromMinor} currency={ready.currency}>
          <a href={`#${packagesId}`} className={buttonClass({ wide: true })}>
            {t("go_ready")}
          </a>
        </Way>
        <Way title={t("own")} text={t("own_text")} minor={own.totalMinor} currency={own.currency}>
          <RouteLink
            to="occasion"
            locale={locale}
            params={{ slug }}
            className={buttonClass({ variant: "outline", wide: true })}
          >
            {t("go_own")}
          </RouteLink>
        </Way>
      </div>
    </section>
  );
}

interface WayProps {
  title: string;
  text: string;
  minor: number | null;
  currency: Currency;
  children: ReactNode;
}

function Way({ title, text, minor, currency, children }: WayProps) {
  const t = useTranslations("occasions.ways");
  return (
    <div className="flex flex-col rounded-card border border-line bg-white p-4">
      <h3 className="text-base">{title}</h3>
      {minor !== null && (
        <p className="mt-1 font-bold text-lg text-navy">
          {t.rich("from", { price: () => <Amount minor={minor} currency={currency} /> })}
        </p>
      )}
      <p className="mt-1 mb-4 text-muted text-sm">{text}</p>
      <div className="mt-auto">{children}</div>
    </div>
  );
}
