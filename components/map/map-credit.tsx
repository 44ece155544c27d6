import { useTranslations } from "next-intl";
import { RouteLink } from "@/components/layout/route-link";
import type { Locale } from "@/lib/i18n/locales";

interface MapCreditProps {
  locale: Locale;
  /** Whose pictures lie beneath the map. */
  tiles?: string | undefined;
}

/** The sources of a map's data; the licences require them on every map. */
export function MapCredit({ locale, tiles }: MapCreditProps) {
  const t = useTranslations("locator");
  return (
    <RouteLink
      to="mapData"
      locale={locale}
      className="inline-flex min-h-6 items-center text-muted text-xs underline underline-offset-2 hover:text-sea-dark"
    >
      {tiles ? `${tiles} · ` : ""}
      {t("credit")}
    </RouteLink>
  );
}
