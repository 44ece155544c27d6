import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { readerOf } from "@/app/(operate)/reader-of";
import { RouteLink } from "@/components/layout/route-link";
import { PreviewedText } from "@/components/operate/content/previewed-text";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { Notice } from "@/components/ui/notice";
import { formatLanguages } from "@/lib/i18n/format-languages";
import { isLocale, LOCALES } from "@/lib/i18n/locales";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { readContentPreview } from "@/lib/server/operator/content/read-preview";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";
import { isAllowed } from "@/lib/server/people/staff/staff-session";
import { currentTime } from "@/lib/server/platform/db/database-clock";

type Params = Promise<{ language: string; text: string }>;

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const t = await translatorOf(await requestLocale(), "console_content");
  return { title: t("preview_title", { title: (await params).text }) };
}

export default async function Page({ params }: { params: Params }) {
  const [address, locale] = await Promise.all([params, requestLocale()]);
  const session = await requireStaff("content.read", pathFor("consoleTextPreview", locale, address));
  const { language, text } = address;
  const found = isLocale(language) ? await readContentPreview(text, language, currentTime()) : null;
  if (!found || !isLocale(language)) redirect(pathFor("consoleMissing", locale));
  const t = await translatorOf(locale, "console_content");
  return (
    <ConsolePage
      locale={locale}
      title={t("preview_title", { title: found.title })}
      reader={readerOf(session)}
      place="consoleTextPreview"
    >
      <nav aria-label={t("language")} className="console-row">
        {isAllowed(session, "content.write") && (
          <RouteLink to="consoleText" locale={locale} params={{ text }} className="text-sea underline">
            {t("edit")}
          </RouteLink>
        )}
        {LOCALES.map((one) => (
          <RouteLink
            key={one}
            to="consoleTextPreview"
            locale={locale}
            params={{ language: one, text }}
            aria-current={one === language ? "page" : undefined}
            className="text-sea underline"
          >
            {formatLanguages([one], locale)}
          </RouteLink>
        ))}
      </nav>
      <Notice>{t("preview_note")}</Notice>
      {found.isTranslated ? (
        <PreviewedText {...found} locale={language} />
      ) : (
        <Notice tone="warning">{t("not_translated")}</Notice>
      )}
    </ConsolePage>
  );
}
