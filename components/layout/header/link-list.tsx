import type { NavLink } from "@/components/layout/header/nav-link";
import { SiteLink } from "@/components/ui/site-link";

/** Links as list items. */
export function LinkList({ links, className }: { links: readonly NavLink[]; className: string }) {
  return links.map(({ label, href }) => (
    <li key={href}>
      <SiteLink href={href} className={className}>
        {label}
      </SiteLink>
    </li>
  ));
}
