import { getTranslations } from "next-intl/server";
import { NoticeScreen } from "@/components/layout/errors/notice-screen";
import { RouteLink } from "@/components/layout/route-link";
import type { SiteFrame } from "@/components/layout/site-frame";
import { SitePage } from "@/components/layout/site-page";
import { buttonClass } from "@/components/ui/button-class";
import type { Locale } from "@/lib/i18n/locales";
import { addressesOf } from "@/lib/routes/addresses-of";

interface MissingContentProps {
  locale: Locale;
  frame: SiteFrame;
}

/**
 * The localized 404, also for pages whose content is gone although the middleware still had its slug:
 * Next's own `notFound()` would send an empty body.
 */
export async function MissingContent({ locale, frame }: MissingContentProps) {
  const t = await getTranslations({ locale, namespace: "not_found" });
  return (
    <SitePage locale={locale} addresses={addressesOf("home")} frame={frame}>
      <NoticeScreen code="404" title={t("title")} text={t("text")}>
        <RouteLink to="home" locale={locale} className={buttonClass()}>
          {t("action")}
        </RouteLink>
        <RouteLink to="boats" locale={locale} className={buttonClass({ variant: "outline" })}>
          {t("boats")}
        </RouteLink>
      </NoticeScreen>
    </SitePage>
  );
}
