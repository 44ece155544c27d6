import { ChevronLeft, ChevronRight } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";

interface PaginationProps {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  /** Searches are not to be crawled; the plain list is. */
  nofollow: boolean;
}

const LINK =
  "tabular inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-field px-3 font-semibold " +
  "text-navy hover:bg-sea-soft aria-[current]:bg-navy aria-[current]:text-white";

/** First, last and the neighbours; 0 stands for a gap. */
export function pageNumbers(page: number, pages: number): number[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const ordered = [...new Set(shown)].sort((a, b) => a - b);
  return ordered.flatMap((one, index) =>
    index > 0 && one - (ordered[index - 1] ?? 0) > 1 ? [0, one] : [one],
  );
}

/** Pages as real links. */
export function Pagination({ page, pages, hrefOf, nofollow }: PaginationProps) {
  const t = useTranslations("search");
  if (pages < 2) return null;
  const rel = nofollow ? "nofollow" : undefined;
  return (
    <nav aria-label={t("pages")} className="mt-10 flex flex-wrap items-center justify-center gap-1">
      {page > 1 && (
        <Link href={hrefOf(page - 1)} rel={rel ?? "prev"} prefetch={false} className={LINK}>
          <ChevronLeft aria-hidden size={20} className="mirror-rtl" />
          {t("previous")}
        </Link>
      )}
      {pageNumbers(page, pages).map((one, index) =>
        one === 0 ? (
          <span key={`gap${index === 1 ? "start" : "end"}`} aria-hidden className="px-1 text-muted">
            …
          </span>
        ) : (
          <Link
            key={one}
            href={hrefOf(one)}
            rel={rel}
            prefetch={false}
            aria-label={t("page", { page: one })}
            aria-current={one === page ? "page" : undefined}
            className={LINK}
          >
            {one}
          </Link>
        ),
      )}
      {page < pages && (
        <Link href={hrefOf(page + 1)} rel={rel ?? "next"} prefetch={false} className={LINK}>
          {t("next")}
          <ChevronRight aria-hidden size={20} className="mirror-rtl" />
        </Link>
      )}
    </nav>
  );
}
