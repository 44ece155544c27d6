import type { NavLink } from "@/components/layout/header/nav-link";

/** Links as list items. */
export function LinkList({ links, className }: { links: readonly NavLink[]; className: string }) {
  return links.map(([label, href]) => (
    <li key={href}>
      <a href={href} className={className}>
        {label}
      </a>
    </li>
  ));
}
