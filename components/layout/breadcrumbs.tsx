import { ChevronRight } from "lucide-react";
import Link from "next/link";

interface BreadcrumbsProps {
  label: string;
  /** The page itself last; `path` is public. */
  crumbs: readonly { name: string; path: string }[];
}

/** The way from home to this page. */
export function Breadcrumbs({ label, crumbs }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-1 text-sm">
        {crumbs.map(({ name, path }, index) => (
          <li
            key={path}
            className={`flex min-h-8 items-center gap-1 ${index > 1 && index === crumbs.length - 1 ? "max-md:hidden" : ""}`}
          >
            {index > 0 && <ChevronRight aria-hidden size={16} className="mirror-rtl shrink-0 text-muted" />}
            {index < crumbs.length - 1 ? (
              <Link href={path} prefetch={false} className="text-sea-dark hover:underline">
                {name}
              </Link>
            ) : (
              <span aria-current="page" className="text-muted">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
