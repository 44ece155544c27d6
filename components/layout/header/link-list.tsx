import type { NavLink } from "@/components/layout/header/nav-link";
import { SiteLink } from "@/components/ui/site-link";

interface LinkListProps {
  links: readonly NavLink[];
  /** Of each link; the look of long lists is that of the list (`menu-links`, `panel-links`, `foot-links`). */
  className?: string;
}

/** Links as list items. */
export function LinkList({ links, className }: LinkListProps) {
  return links.map(({ label, href }) => (
    <li key={href}>
      <SiteLink href={href} className={className}>
        {label}
      </SiteLink>
    </li>
  ));
}
