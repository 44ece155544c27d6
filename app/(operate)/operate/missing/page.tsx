import { RouteLink } from "@/components/layout/route-link";
import { EntryPage } from "@/components/operate/frame/entry-page";
import { buttonClass } from "@/components/ui/button-class";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";

/** The middleware serves it with its status when there is no such reservation, customer or conversation. */
export default async function Page() {
  const locale = await requestLocale();
  const t = await translatorOf(locale, "console");
  return (
    <EntryPage locale={locale} title={t("reservation.missing_title")}>
      <p>{t("reservation.missing_text")}</p>
      <div>
        <RouteLink to="consoleFind" locale={locale} className={buttonClass({ variant: "secondary" })}>
          {t("reservation.search")}
        </RouteLink>
      </div>
    </EntryPage>
  );
}
