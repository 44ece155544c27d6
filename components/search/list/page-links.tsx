"use client";

interface PageLinksProps {
  label: string;
  /** Absent on the first page. */
  previous: readonly [label: string, href: string] | null;
  next: readonly [label: string, href: string] | null;
  /** Null stands for a gap. */
  pages: readonly (readonly [page: number, label: string, href: string] | null)[];
  current: number;
  nofollow: boolean;
}

/** Pages as real links. */
export function PageLinks({ label, previous, next, pages, current, nofollow }: PageLinksProps) {
  const rel = nofollow ? "nofollow" : undefined;
  return (
    <nav aria-label={label} className="pages">
      {previous && (
        <a href={previous[1]} rel={rel ?? "prev"} className="icon icon-20 icon-chevron-left">
          {previous[0]}
        </a>
      )}
      {pages.map((page, index) =>
        page === null ? (
          <span key={`gap${index === 1 ? "start" : "end"}`} aria-hidden>
            …
          </span>
        ) : (
          <a
            key={page[0]}
            href={page[2]}
            rel={rel}
            aria-label={page[1]}
            aria-current={page[0] === current ? "page" : undefined}
          >
            {page[0]}
          </a>
        ),
      )}
      {next && (
        <a href={next[1]} rel={rel ?? "next"} className="icon icon-20 icon-end icon-chevron-right">
          {next[0]}
        </a>
      )}
    </nav>
  );
}
