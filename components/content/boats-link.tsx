import { useTranslations } from "next-intl";
import { RouteLink } from "@/components/layout/route-link";
import { buttonClass } from "@/components/ui/button-class";
import type { Locale } from "@/lib/i18n/locales";

/** Below a page that has nothing more to say: the boats. */
export function BoatsLink({ locale }: { locale: Locale }) {
  const t = useTranslations("not_found");
  return (
    <p className="mt-6">
      <RouteLink to="boats" locale={locale} className={buttonClass({ variant: "outline" })}>
        {t("boats")}
      </RouteLink>
    </p>
  );
}
