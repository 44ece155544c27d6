import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { editorPropsOf } from "@/app/(operate)/operate/content/editor-props";
import { readerOf } from "@/app/(operate)/reader-of";
import { IslandMessages } from "@/components/layout/island-messages";
import { RouteLink } from "@/components/layout/route-link";
import { TextEditor } from "@/components/operate/content/text-editor";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { Notice } from "@/components/ui/notice";
import { formatInstant } from "@/lib/i18n/format-date";
import { DEFAULT_LOCALE, LOCALES } from "@/lib/i18n/locales";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { readEditedContent } from "@/lib/server/operator/content/read-content";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";
import { currentTime } from "@/lib/server/platform/db/database-clock";

type Params = Promise<{ text: string }>;

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  return { title: (await params).text };
}

export default async function Page({ params }: { params: Params }) {
  const [address, locale] = await Promise.all([params, requestLocale()]);
  const session = await requireStaff("content.write", pathFor("consoleText", locale, address));
  const found = await readEditedContent(address.text, currentTime());
  if (!found) redirect(pathFor("consoleMissing", locale));
  const { fields, picture, stored, draft } = found;
  const [t, shown] = await Promise.all([
    translatorOf(locale, "console_content"),
    editorPropsOf(fields.kind, locale),
  ]);
  return (
    <ConsolePage
      locale={locale}
      title={<bdi>{fields[`title_${DEFAULT_LOCALE}`] || fields.key}</bdi>}
      reader={readerOf(session)}
      place="consoleText"
    >
      <nav aria-label={t("show_preview")} className="console-row">
        <RouteLink to="consoleContents" locale={locale} className="text-sea underline">
          {t("back")}
        </RouteLink>
        {LOCALES.map((language) => (
          <RouteLink
            key={language}
            to="consoleTextPreview"
            locale={locale}
            params={{ language, text: fields.key }}
            className="text-sea underline"
          >
            {t("open_preview", { language: shown.languageNames[language] })}
          </RouteLink>
        ))}
      </nav>
      {draft && stored && (
        <Notice>
          {t("drafted", {
            time: formatInstant(draft.updatedAt, locale, "brief"),
            name: draft.by ?? "none",
          })}
        </Notice>
      )}
      <IslandMessages locale={locale} nouns={["console", "console_content", "validation"]}>
        <TextEditor
          {...shown}
          key={fields.key}
          locale={locale}
          isNew={false}
          fields={fields}
          picture={picture}
          draftVersion={draft?.version ?? null}
        />
      </IslandMessages>
    </ConsolePage>
  );
}
