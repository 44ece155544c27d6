import { getTranslations } from "next-intl/server";
import { NoticeScreen } from "@/components/layout/notice-screen";
import { RouteLink } from "@/components/layout/route-link";
import { buttonClass } from "@/components/ui/button-class";
import type { Locale } from "@/lib/i18n/locales";

/** What stands where no page is. */
export async function MissingScreen({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: "not_found" });
  return (
    <NoticeScreen code="404" title={t("title")} text={t("text")}>
      <RouteLink to="home" locale={locale} className={buttonClass()}>
        {t("action")}
      </RouteLink>
      <RouteLink to="boats" locale={locale} className={buttonClass({ variant: "outline" })}>
        {t("boats")}
      </RouteLink>
    </NoticeScreen>
  );
}
