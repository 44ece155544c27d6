import { Photo, type PhotoPicture } from "@/components/ui/photo";
import { Prose } from "@/components/ui/prose";
import { directionOf, type Locale } from "@/lib/i18n/locales";

interface PreviewedTextProps {
  locale: Locale;
  title: string;
  summary: string;
  /** Rendered and sanitized. */
  html: string;
  picture: PhotoPicture | null;
}

/** A text with the site's own letters, widths and picture. */
export function PreviewedText({ locale, title, summary, html, picture }: PreviewedTextProps) {
  return (
    <article lang={locale} dir={directionOf(locale)} className="console-card console-previewed">
      <h2 className="text-2xl md:text-title">{title}</h2>
      {summary && <p className="text-base text-muted md:text-lg">{summary}</p>}
      {picture && (
        <Photo
          picture={picture}
          sizes="(max-width:639px) 94vw, 620px"
          priority
          className="aspect-3/2 w-full rounded-card"
        />
      )}
      <Prose html={html} />
    </article>
  );
}
