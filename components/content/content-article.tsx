import { useTranslations } from "next-intl";
import { RouteLink } from "@/components/layout/route-link";
import { PROSE_CLASS } from "@/components/ui/prose-class";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { formatDay } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import type { PageKey } from "@/lib/routes/page-keys";

interface ContentArticleProps {
  locale: Locale;
  title: string;
  summary: string;
  /** Rendered and sanitized. */
  html: string;
  updatedAt: string;
  related: readonly { title: string; slug: string; type: PageKey }[];
}

/** A text to read, with the others of its kind beside it. */
export function ContentArticle({ locale, title, summary, html, updatedAt, related }: ContentArticleProps) {
  const t = useTranslations("content");
  return (
    <div className="container-page grid gap-10 py-8 md:grid-cols-[minmax(0,1fr)_280px] md:py-10">
      <article className="min-w-0 max-w-3xl">
        <h1 className="text-2xl md:text-3xl">{title}</h1>
        {summary && <p className="mt-3 text-lg text-muted">{summary}</p>}
        <p className="mt-2 text-muted text-sm">
          {t("updated", { date: formatDay(tripDayOf(new Date(updatedAt)), locale) })}
        </p>
        <div
          className={`mt-6 ${PROSE_CLASS}`}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized where it was rendered
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </article>
      {related.length > 0 && (
        <nav aria-labelledby="related" className="self-start rounded-card bg-sand p-5">
          <h2 id="related" className="mb-2 text-lg">
            {t("related")}
          </h2>
          <ul>
            {related.map(({ title: name, slug, type }) => (
              <li key={slug}>
                <RouteLink
                  to="page"
                  locale={locale}
                  params={{ type, slug }}
                  className="inline-flex min-h-10 items-center text-sea-dark hover:underline"
                >
                  {name}
                </RouteLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
