"use client";

import { type ReactNode, useState } from "react";
import { MoreReviews, type MoreReviewsLabels } from "@/components/reviews/more-reviews";
import { LOCALE_FACTS, LOCALES, type Locale } from "@/lib/i18n/locales";

interface ReviewsByLanguageProps {
  boatId: number;
  locale: Locale;
  /** Reviews that are in the page already. */
  shown: readonly { id: number; locale: Locale; card: ReactNode }[];
  total: number;
  /** How many were written in each language. */
  languages: Partial<Record<Locale, number>>;
  labels: MoreReviewsLabels & { all: string; byLanguage: string };
}

/** The reviews of the page and those that are fetched, in all languages or in one. */
export function ReviewsByLanguage({
  boatId,
  locale,
  shown,
  total,
  languages,
  labels,
}: ReviewsByLanguageProps) {
  const [language, setLanguage] = useState<Locale | null>(null);
  const written = LOCALES.filter((one) => languages[one]);
  const isShown = (one: Locale) => language === null || one === language;
  return (
    <>
      {written.length > 1 && (
        <fieldset className="mt-8 flex flex-wrap gap-2">
          <legend className="sr-only">{labels.byLanguage}</legend>
          {[null, ...written].map((one) => (
            <button
              key={one ?? "all"}
              type="button"
              lang={one ?? undefined}
              aria-pressed={one === language}
              className="chip aria-pressed:bg-navy aria-pressed:text-white"
              onClick={() => setLanguage(one)}
            >
              {one ? LOCALE_FACTS[one].name : labels.all}
              <span className="tabular">{one ? languages[one] : total}</span>
            </button>
          ))}
        </fieldset>
      )}
      <ul className="mt-8 grid gap-6 md:grid-cols-2">
        {shown.map(({ id, locale: written, card }) => (
          <li key={id} hidden={!isShown(written)}>
            {card}
          </li>
        ))}
      </ul>
      {total > shown.length && (
        <MoreReviews
          boatId={boatId}
          locale={locale}
          shown={shown.map(({ id, locale: written }) => ({ id, locale: written }))}
          language={language}
          total={(language && languages[language]) ?? total}
          labels={labels}
        />
      )}
    </>
  );
}
