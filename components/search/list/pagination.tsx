import type { useTranslations } from "next-intl";
import { PageLinks } from "@/components/search/list/page-links";

interface PaginationProps {
  t: ReturnType<typeof useTranslations<"search">>;
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  /** Searches are not to be crawled; the plain list is. */
  nofollow: boolean;
}

/** First, last and the neighbours; 0 means a gap. */
export function pageNumbers(page: number, pages: number): number[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const ordered = [...new Set(shown)].sort((a, b) => a - b);
  return ordered.flatMap((one, index) =>
    index > 0 && one - (ordered[index - 1] ?? 0) > 1 ? [0, one] : [one],
  );
}

/** Where the other pages of a list are; nothing when there is only one. */
export function Pagination({ t, page, pages, hrefOf, nofollow }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <PageLinks
      label={t("pages")}
      previous={page > 1 ? [t("previous"), hrefOf(page - 1)] : null}
      next={page < pages ? [t("next"), hrefOf(page + 1)] : null}
      pages={pageNumbers(page, pages).map((one) =>
        one === 0 ? null : ([one, t("page", { page: one }), hrefOf(one)] as const),
      )}
      current={page}
      nofollow={nofollow}
    />
  );
}
