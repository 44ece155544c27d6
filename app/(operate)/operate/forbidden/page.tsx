import type { Metadata } from "next";
import { RouteLink } from "@/components/layout/route-link";
import { EntryPage } from "@/components/operate/frame/entry-page";
import { buttonClass } from "@/components/ui/button-class";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";

const texts = async () => translatorOf(await requestLocale(), "console");

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await texts())("forbidden.title") };
}

/** The middleware serves it with its status instead of a page that the role does not open. */
export default async function Page() {
  const [t, locale] = await Promise.all([texts(), requestLocale()]);
  return (
    <EntryPage locale={locale} title={t("forbidden.title")}>
      <p>{t("forbidden.text")}</p>
      <div>
        <RouteLink to="consoleToday" locale={locale} className={buttonClass({ variant: "secondary" })}>
          {t("forbidden.back")}
        </RouteLink>
      </div>
    </EntryPage>
  );
}
