import {
  type ContentField,
  type ContentFields,
  type Difference,
  partField,
  TEXT_PARTS,
} from "@/lib/contracts/console/content";
import { LOCALES } from "@/lib/i18n/locales";
import { compareTexts } from "@/lib/server/platform/files/compare-texts";

const OWN = [
  "publication",
  "publish_at",
  "page_type",
  "group_key",
  "media_key",
  "author_name",
  "position",
  "lead_days",
  "daily_capacity",
  "currency",
] as const satisfies readonly ContentField[];

/** Where two forms of one text differ, field by field; without a former one everything is new. */
export function compareForms(former: ContentFields | null, form: ContentFields): Difference {
  const own = OWN.map((field) => ({
    field,
    locale: null,
    parts: compareTexts(former?.[field] ?? "", form[field]),
  }));
  const texts = LOCALES.flatMap((locale) =>
    TEXT_PARTS.map((part) => {
      const field = partField(part, locale);
      return { field: part, locale, parts: compareTexts(former?.[field] ?? "", form[field]) };
    }),
  );
  return [...own, ...texts].filter(({ parts }) => parts.some(({ kind }) => kind !== "same"));
}
