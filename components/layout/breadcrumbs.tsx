"use client";

import { JsonLd } from "@/components/layout/json-ld";

interface BreadcrumbsProps {
  label: string;
  /** The page itself last; `path` is public. */
  crumbs: readonly { name: string; path: string }[];
  /** Scheme and host, where the crumbs are to stand in the page as structured data too. */
  origin?: string;
}

/** The way from home to this page. */
export function Breadcrumbs({ label, crumbs, origin }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className="crumbs">
        {crumbs.map(({ name, path }, index) =>
          index < crumbs.length - 1 ? (
            <li key={path} className="icon icon-chevron-right">
              <a href={path}>{name}</a>
            </li>
          ) : (
            <li key={path} className="icon icon-chevron-right">
              <span aria-current="page">{name}</span>
            </li>
          ),
        )}
      </ol>
      {origin !== undefined && <JsonLd data={breadcrumbData(crumbs, origin)} />}
    </nav>
  );
}

function breadcrumbData(crumbs: BreadcrumbsProps["crumbs"], origin: string) {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}
