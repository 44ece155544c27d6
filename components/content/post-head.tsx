import { useTranslations } from "next-intl";
import { Photo, type PhotoPicture } from "@/components/ui/photo";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { formatDay } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";

interface PostHeadProps {
  locale: Locale;
  title: string;
  summary: string;
  author: string | null;
  publishedAt: string;
  updatedAt: string;
  readingMinutes: number;
  picture: PhotoPicture | null;
}

/** Title, who wrote it and when, and the picture of a post. */
export function PostHead(props: PostHeadProps) {
  const { locale, title, summary, author, publishedAt, updatedAt, readingMinutes, picture } = props;
  const t = useTranslations("blog");
  const published = tripDayOf(new Date(publishedAt));
  const updated = tripDayOf(new Date(updatedAt));
  return (
    <header className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:items-center lg:gap-10">
      <div>
        <h1 className="text-2xl md:text-title">{title}</h1>
        <p className="mt-4 text-base text-muted md:text-lg">{summary}</p>
        <ul className="mt-5 flex flex-wrap gap-x-4 gap-y-1 text-muted text-sm">
          {author && <li className="font-semibold text-ink">{t("by", { author })}</li>}
          <li>
            <time dateTime={published}>{t("published", { date: formatDay(published, locale) })}</time>
          </li>
          {updated > published && (
            <li>
              <time dateTime={updated}>{t("updated", { date: formatDay(updated, locale) })}</time>
            </li>
          )}
          <li>{t("minutes", { minutes: readingMinutes })}</li>
        </ul>
      </div>
      {picture && (
        <Photo
          picture={picture}
          sizes="(max-width:639px) 66vw, (max-width:1023px) 94vw, 620px"
          priority
          className="aspect-3/2 w-full rounded-card"
        />
      )}
    </header>
  );
}
