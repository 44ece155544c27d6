import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ContentsList } from "@/components/content/contents-list";
import { RouteLink } from "@/components/layout/route-link";
import { CoralWave } from "@/components/ui/coral-wave";
import { Notice } from "@/components/ui/notice";
import { Prose } from "@/components/ui/prose";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import type { PageType } from "@/lib/domain/shared/vocabulary";
import { formatDay } from "@/lib/i18n/format-date";
import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales";

interface ContentArticleProps {
  locale: Locale;
  /** Rendered and sanitized. */
  html: string;
  headings: readonly { id: string; text: string; level: number }[];
  /** Whether the text is written in the page's language; otherwise it is Turkish. */
  translated: boolean;
  updatedAt?: string;
  related: readonly { title: string; slug: string; type: PageType }[];
  /** What the reader can do after reading. */
  children?: ReactNode;
}

/** A text to read, with its chapters and the others of its kind beside it. */
export function ContentArticle(props: ContentArticleProps) {
  const { locale, html, headings, translated, updatedAt, related, children } = props;
  const t = useTranslations("content");
  return (
    <div className="reading py-8 md:py-12">
      <div className="reading-side">
        <ContentsList headings={headings} />
      </div>
      <article>
        {!translated && (
          <div className="mb-6">
            <Notice>{t("original_language")}</Notice>
          </div>
        )}
        <Prose html={html} lang={translated ? undefined : DEFAULT_LOCALE} />
        <CoralWave className="mt-8 w-24" />
        {children && <div className="mt-8">{children}</div>}
        {updatedAt && (
          <p className="mt-8 text-muted text-sm">
            {t("updated", { date: formatDay(tripDayOf(new Date(updatedAt)), locale) })}
          </p>
        )}
        {related.length > 0 && (
          <nav aria-labelledby="related" className="mt-10 rounded-card bg-sand p-5 md:p-6">
            <h2 id="related" className="mb-2 text-lg">
              {t("related")}
            </h2>
            <ul className="grid gap-x-6 sm:grid-cols-2">
              {related.map(({ title, slug, type }) => (
                <li key={slug}>
                  <RouteLink
                    to="page"
                    locale={locale}
                    params={{ type, slug }}
                    className="inline-flex min-h-10 items-center text-sea-dark hover:underline"
                  >
                    {title}
                  </RouteLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </article>
    </div>
  );
}
