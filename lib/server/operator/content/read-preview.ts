import type { Locale } from "@/lib/i18n/locales";
import { type PictureResponse, pictureResponse } from "@/lib/server/catalogue/media/picture-response";
import { readEditedContent } from "@/lib/server/operator/content/read-content";
import { getTextContext } from "@/lib/server/reading/content/get-text-context";
import { renderMarkdown } from "@/lib/server/reading/content/render-markdown";

export interface ContentPreview {
  title: string;
  summary: string;
  /** Rendered and sanitized, as on the site. */
  html: string;
  picture: PictureResponse | null;
  isTranslated: boolean;
}

/** A text in one language as the site would show it, its draft where there is one; null when there is neither. */
export async function readContentPreview(
  key: string,
  locale: Locale,
  now: Date,
): Promise<ContentPreview | null> {
  const found = await readEditedContent(key, now);
  if (!found) return null;
  const { fields } = found;
  const [title, body] = [fields[`title_${locale}`], fields[`body_${locale}`]];
  return {
    title: title || key,
    summary: fields.kind === "faq" ? "" : fields[`summary_${locale}`],
    html: renderMarkdown(body, await getTextContext(locale)),
    picture: pictureResponse(fields.media_key || null, fields[`picture_alt_${locale}`] || title),
    isTranslated: title !== "" && body !== "",
  };
}
