import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { RouteLink } from "@/components/layout/route-link";
import { SkipLink } from "@/components/layout/skip-link";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon/icon";
import type { VehicleResponse } from "@/lib/contracts/boats/vehicles";
import { formatNumber } from "@/lib/i18n/format-number";
import type { Locale } from "@/lib/i18n/locales";

interface BoatTitleProps {
  boat: VehicleResponse;
  locale: Locale;
  /** Share and heart. */
  children: ReactNode;
}

/** Name, rating, place and code, with what can be done about them at the end. */
export function BoatTitle({ boat, locale, children }: BoatTitleProps) {
  const t = useTranslations("boats");
  const quote = useTranslations("quote");
  const rating = boat.rating === null ? null : formatNumber(boat.rating, locale);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 py-4 md:py-5">
      <h1 className="min-w-0 self-center text-2xl md:text-title">{boat.name}</h1>
      <SkipLink to="#booking" label={quote("skip")} />
      <div className="flex shrink-0 gap-2">{children}</div>
      <div className="col-span-2 mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        {rating ? (
          <a href="#reviews" className="inline-flex min-h-7 items-center gap-1 hover:underline">
            <Icon name="star" className="icon-star" />
            <span aria-hidden className="tabular font-semibold">
              {rating}
            </span>
            <span aria-hidden className="tabular text-muted">
              ({boat.review_count})
            </span>
            <span className="sr-only">{t("rated", { rating, count: boat.review_count })}</span>
          </a>
        ) : (
          <span className="font-semibold text-sea">{t("new_boat")}</span>
        )}
        <RouteLink
          to="boatsByPlace"
          locale={locale}
          params={{ slug: boat.port.slug }}
          className="inline-flex min-h-7 items-center gap-1 text-sea-dark hover:underline"
        >
          <Icon name="map-pin" />
          {[...new Set([boat.port.name, boat.city.name])].join(" · ")}
        </RouteLink>
        <span className="text-muted">
          {t("code")}: <bdi dir="ltr">{boat.code}</bdi>
        </span>
        {boat.fast_app && (
          <Badge tone="navy">
            <Icon name="zap" size={16} className="fill-current" />
            {t("instant")}
          </Badge>
        )}
      </div>
    </div>
  );
}
