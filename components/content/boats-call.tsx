import { useTranslations } from "next-intl";
import { RouteLink } from "@/components/layout/route-link";
import { buttonClass } from "@/components/ui/button-class";
import type { Locale } from "@/lib/i18n/locales";

/** From reading to renting. */
export function BoatsCall({ locale }: { locale: Locale }) {
  const t = useTranslations("blog");
  return (
    <aside className="flex flex-wrap items-center justify-between gap-5 rounded-card bg-navy p-6 text-white md:p-8">
      <div className="max-w-xl">
        <p className="font-bold text-xl">{t("boats_title")}</p>
        <p className="mt-1 text-white/90">{t("boats_text")}</p>
      </div>
      <RouteLink to="boats" locale={locale} className={buttonClass()}>
        {t("boats_action")}
      </RouteLink>
    </aside>
  );
}
