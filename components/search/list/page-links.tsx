"use client";

import { Icon } from "@/components/ui/icon/icon";
import { SiteLink } from "@/components/ui/site-link";

interface PageLinksProps {
  label: string;
  /** Absent on the first page. */
  previous: readonly [label: string, href: string] | null;
  next: readonly [label: string, href: string] | null;
  /** Null means a gap. */
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
        <SiteLink href={previous[1]} rel={rel ?? "prev"}>
          <Icon name="chevron-left" className="mirror-rtl" />
          {previous[0]}
        </SiteLink>
      )}
      {pages.map((page, index) =>
        page === null ? (
          <span key={`gap${index === 1 ? "start" : "end"}`} aria-hidden>
            …
          </span>
        ) : (
          <SiteLink
            key={page[0]}
            href={page[2]}
            rel={rel}
            aria-label={page[1]}
            aria-current={page[0] === current ? "page" : undefined}
          >
            {page[0]}
          </SiteLink>
        ),
      )}
      {next && (
        <SiteLink href={next[1]} rel={rel ?? "next"}>
          {next[0]}
          <Icon name="chevron-right" className="mirror-rtl" />
        </SiteLink>
      )}
    </nav>
  );
}
