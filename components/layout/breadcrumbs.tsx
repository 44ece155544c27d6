"use client";

import { JsonLd } from "@/components/layout/json-ld";
import { breadcrumbList, type Crumb } from "@/lib/routes/breadcrumb-list";

interface BreadcrumbsProps {
  label: string;
  /** The page itself last; `path` is public. */
  crumbs: readonly Crumb[];
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
      {origin !== undefined && <JsonLd data={breadcrumbList(crumbs, origin)} />}
    </nav>
  );
}
