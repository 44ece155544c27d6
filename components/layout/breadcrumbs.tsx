import { JsonLd } from "@/components/layout/json-ld";
import { Icon } from "@/components/ui/icon/icon";
import { SiteLink } from "@/components/ui/site-link";
import { breadcrumbList, type Crumb } from "@/lib/routes/breadcrumb-list";

interface BreadcrumbsProps {
  label: string;
  /** The page itself last; `path` is public. */
  crumbs: readonly Crumb[];
  /** Scheme and host; set where the page also needs the crumbs as structured data. */
  origin?: string;
}

/** The way from home to this page. */
export function Breadcrumbs({ label, crumbs, origin }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className="crumbs">
        {crumbs.map(({ name, path }, index) => (
          <li key={path} className="icon-line">
            {index > 0 && <Icon name="chevron-right" size={16} className="mirror-rtl text-muted" />}
            {index < crumbs.length - 1 ? (
              <SiteLink href={path}>{name}</SiteLink>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
      {origin !== undefined && <JsonLd data={breadcrumbList(crumbs, origin)} />}
    </nav>
  );
}
