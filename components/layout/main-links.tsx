import { getTranslations } from "next-intl/server";
import { RouteLink } from "@/components/layout/route-link";
import type { Locale } from "@/lib/i18n/locales";
import { ROUTES, type RouteEntry } from "@/lib/routes/route-table";

const LINKS = ["boats", "blog", "about"] as const;

/** The header's links whose pages exist. "Boats for rent" carries no filters: it resets them. */
export async function MainLinks({ locale, className }: { locale: Locale; className: string }) {
  const t = await getTranslations({ locale, namespace: "layout" });
  const built = LINKS.filter((name) => (ROUTES[name] satisfies RouteEntry).built);
  return built.map((name) => (
    <RouteLink key={name} to={name} locale={locale} className={className}>
      {t(name)}
    </RouteLink>
  ));
}
