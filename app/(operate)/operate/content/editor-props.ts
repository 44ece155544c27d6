import type { ComponentProps } from "react";
import type { TextEditor } from "@/components/operate/content/text-editor";
import type { WrittenKind } from "@/lib/contracts/console/content";
import { CURRENCIES, PAGE_TYPES } from "@/lib/domain/shared/vocabulary";
import { formatLanguages } from "@/lib/i18n/format-languages";
import { inEachLocale, type Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { filedKind } from "@/lib/server/reading/content/files/content-kinds";
import { FAQ_GROUPS } from "@/lib/server/reading/content/list-faqs";

type Shown = Pick<
  ComponentProps<typeof TextEditor>,
  "names" | "options" | "lines" | "sizes" | "languageNames" | "editorPath"
>;

const NAMES = {
  blog: ["author_name", "position"],
  page: ["page_type", "position"],
  faq: ["group_key", "position"],
  special_service: ["lead_days", "daily_capacity", "currency", "position"],
  home_feature: ["position"],
} as const satisfies Record<WrittenKind, Shown["names"]>;

/** What the editor shows of a kind of texts: the rules are those of the files. */
export async function editorPropsOf(kind: WrittenKind, locale: Locale): Promise<Shown> {
  const [t, faq] = await Promise.all([translatorOf(locale, "console_content"), translatorOf(locale, "faq")]);
  const { scope, title, summary } = filedKind(kind);
  return {
    names: NAMES[kind],
    options: {
      page_type: PAGE_TYPES.map((value) => ({ value, label: t(`page_types.${value}`) })),
      group_key: FAQ_GROUPS.map((value) => ({ value, label: faq(`groups.${value}`) })),
      currency: CURRENCIES.map((value) => ({ value, label: value })),
    },
    lines: scope ? ["title", "slug", "summary", "picture_alt"] : ["title", "summary"],
    sizes: { title, summary },
    languageNames: inEachLocale((one) => formatLanguages([one], locale)),
    editorPath: pathFor("consoleText", locale, { text: "" }),
  };
}
