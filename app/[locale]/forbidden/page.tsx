import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { LocalePage } from "@/app/[locale]/page-props";
import { NoticeScreen } from "@/components/layout/errors/notice-screen";
import { RouteLink } from "@/components/layout/route-link";
import { SitePage } from "@/components/layout/site-page";
import { buttonClass } from "@/components/ui/button-class";
import { addressesOf } from "@/lib/routes/addresses-of";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";

export const revalidate = 60;

export async function generateMetadata({ params }: LocalePage): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "forbidden" });
  return { title: t("meta_title"), robots: { index: false } };
}

/** The localized 403. */
export default async function ForbiddenPage({ params }: LocalePage) {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "forbidden" });
  return (
    <SitePage locale={locale} addresses={addressesOf("home")} frame={await getSiteFrame(locale)}>
      <NoticeScreen code="403" title={t("title")} text={t("text")}>
        <RouteLink to="home" locale={locale} className={buttonClass()}>
          {t("action")}
        </RouteLink>
      </NoticeScreen>
    </SitePage>
  );
}
