import { useTranslations } from "next-intl";
import { RouteLink } from "@/components/layout/route-link";
import { joinClasses } from "@/components/ui/join-classes";
import { Photo, type PhotoPicture } from "@/components/ui/photo";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { formatDay } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";

export interface PostView {
  id: number;
  title: string;
  slug: string;
  summary: string;
  picture: PhotoPicture | null;
  publishedAt: string;
  readingMinutes: number;
}

interface PostGridProps {
  locale: Locale;
  posts: readonly PostView[];
  /** The newest post twice as wide and high: twelve then fill the rows. */
  firstLarge?: boolean;
  /** Level of the titles: below the page's `h1` or below a section's `h2`. */
  heading: "h2" | "h3";
}

// Phones get at most 800 px, whatever their pixel density: more is not visible at that size.
const SIZES =
  "(max-width:639px) and (min-resolution:1.5x) 62vw, (max-width:639px) 94vw, (max-width:1023px) 46vw, (max-width:1439px) 400px, 452px";
const LARGE_SIZES = "(max-width:639px) 66vw, (max-width:1023px) 94vw, 920px";

/** Posts as cards; each is one link. */
export function PostGrid({ locale, posts, firstLarge = false, heading: Heading }: PostGridProps) {
  const t = useTranslations("blog");
  return (
    <ul className="grid gap-x-6 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map(({ id, title, slug, summary, picture, publishedAt, readingMinutes }, index) => {
        const large = firstLarge && index === 0;
        return (
          <li key={id} className={joinClasses("group relative", large && "sm:col-span-2 lg:row-span-2")}>
            <div className="aspect-3/2 overflow-hidden rounded-card bg-line">
              {picture && (
                <Photo
                  picture={picture}
                  sizes={large ? LARGE_SIZES : SIZES}
                  decorative
                  priority={large}
                  className="h-full w-full transition-transform group-hover:scale-[1.02]"
                />
              )}
            </div>
            <div className="mt-4">
              <p className="text-muted text-sm">
                <time dateTime={publishedAt}>{formatDay(tripDayOf(new Date(publishedAt)), locale)}</time>
                {" · "}
                {t("minutes", { minutes: readingMinutes })}
              </p>
              <Heading className={joinClasses("mt-1.5", large ? "text-xl md:text-2xl" : "text-lg")}>
                <RouteLink to="blogPost" locale={locale} params={{ slug }} className="cover-link">
                  {title}
                </RouteLink>
              </Heading>
              <p className={joinClasses("mt-2 text-muted", large ? "text-base" : "line-clamp-3 text-sm")}>
                {summary}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
