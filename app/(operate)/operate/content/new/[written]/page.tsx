import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { editorPropsOf } from "@/app/(operate)/operate/content/editor-props";
import { readerOf } from "@/app/(operate)/reader-of";
import { IslandMessages } from "@/components/layout/island-messages";
import { RouteLink } from "@/components/layout/route-link";
import { TextEditor } from "@/components/operate/content/text-editor";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { ADDED_KINDS } from "@/lib/contracts/console/content";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { emptyContent } from "@/lib/server/operator/content/read-content";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";

type Params = Promise<{ written: string }>;

const kindOf = (given: string) => ADDED_KINDS.find((kind) => kind === given);

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const t = await translatorOf(await requestLocale(), "console_content");
  return { title: t(`add_kind.${kindOf((await params).written) ?? "blog"}`) };
}

export default async function Page({ params }: { params: Params }) {
  const [address, locale] = await Promise.all([params, requestLocale()]);
  const session = await requireStaff("content.write", pathFor("consoleNewText", locale, address));
  const kind = kindOf(address.written);
  if (!kind) redirect(pathFor("consoleMissing", locale));
  const [t, shown] = await Promise.all([
    translatorOf(locale, "console_content"),
    editorPropsOf(kind, locale),
  ]);
  return (
    <ConsolePage
      locale={locale}
      title={t(`add_kind.${kind}`)}
      reader={readerOf(session)}
      place="consoleNewText"
    >
      <p>
        <RouteLink to="consoleContents" locale={locale} className="text-sea underline">
          {t("back")}
        </RouteLink>
      </p>
      <IslandMessages locale={locale} nouns={["console", "console_content", "validation"]}>
        <TextEditor
          {...shown}
          locale={locale}
          isNew
          fields={emptyContent(kind)}
          picture={null}
          draftVersion={null}
        />
      </IslandMessages>
    </ConsolePage>
  );
}
