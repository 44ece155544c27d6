"use client";

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import type { ReviewCard } from "@/components/reviews/review-card";
import { Button } from "@/components/ui/button";
import { loadAction } from "@/lib/client/api/transport/load-action";
import type { Review } from "@/lib/contracts/boats/vehicles";
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

interface MoreReviewsLabels {
  more: string;
  /** `Showing {shown} of {total} reviews`, the numbers not yet filled in. */
  shown: string;
  outOf: string;
  replied: string;
}

interface MoreReviewsProps {
  boatId: number;
  locale: Locale;
  /** Reviews that are already in the page. */
  shown: readonly Pick<Review, "id" | "locale">[];
  /** Only those that were written in it; null for all. */
  language: Locale | null;
  /** Of that language. */
  total: number;
  labels: MoreReviewsLabels;
}

/** Instead of a page number: no page follows. */
const LAST = 0;

const loadCode = () =>
  Promise.all([import("@/components/reviews/review-card"), import("@/lib/client/api/vehicles")]);

type ListReviews = Awaited<ReturnType<typeof loadCode>>[1]["listReviews"];
type Card = ComponentType<React.ComponentProps<typeof ReviewCard>>;

/** The reviews after the page's own, fetched page by page on demand; the focus goes to the first new one. */
export function MoreReviews({ boatId, locale, shown, language, total, labels }: MoreReviewsProps) {
  const [reviews, setReviews] = useState<readonly Review[]>([]);
  const [Card, setCard] = useState<Card | null>(null);
  // Each language reads the pages on its own.
  const [nextPages, setNextPages] = useState<Readonly<Record<string, number>>>({});
  const [isBusy, setBusy] = useState(false);
  const [firstNew, setFirstNew] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const key = language ?? "";
  const isShown = ({ locale: written }: Pick<Review, "locale">) => language === null || written === language;

  useEffect(() => {
    if (firstNew !== null) list.current?.querySelector<HTMLElement>(`[data-review="${firstNew}"]`)?.focus();
  }, [firstNew]);

  async function load() {
    setBusy(true);
    try {
      const known = new Set([...shown, ...reviews].map(({ id }) => id));
      const code = await loadAction(loadCode);
      if (!code) return;
      const [{ ReviewCard }, { listReviews }] = code;
      const found = await fetchNew(known, listReviews);
      setCard(() => ReviewCard);
      setReviews([...reviews, ...found.items]);
      setNextPages({ ...nextPages, [key]: found.isLast ? LAST : found.page + 1 });
      setFirstNew(found.items[0]?.id ?? null);
    } catch {
      // The failure is already shown; the button stays for another try.
    } finally {
      setBusy(false);
    }
  }

  // A page of the API is longer than the list in the page, and there may be new reviews since.
  async function fetchNew(known: ReadonlySet<number>, listReviews: ListReviews) {
    for (let page = nextPages[key] ?? 1; ; page += 1) {
      const { items, pages } = await listReviews(boatId, page);
      const fresh = items.filter((review) => !known.has(review.id) && isShown(review));
      if (fresh.length > 0 || page >= pages) return { items: fresh, page, isLast: page >= pages };
    }
  }

  const loaded = reviews.filter(isShown);
  const count = shown.filter(isShown).length + loaded.length;
  return (
    <>
      {Card && loaded.length > 0 && (
        <ul ref={list} className="mt-6 grid gap-6 md:grid-cols-2">
          {loaded.map((review) => (
            <li key={review.id} data-review={review.id} tabIndex={-1} className="outline-offset-8">
              <Card review={review} locale={locale} outOf={labels.outOf} replied={labels.replied} />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {loaded.length > 0 &&
          labels.shown.replace("{shown}", String(count)).replace("{total}", String(total))}
      </p>
      {nextPages[key] !== LAST && count < total && (
        <Button variant="outline" className="mt-6" busy={isBusy} onClick={load}>
          {labels.more}
        </Button>
      )}
    </>
  );
}
