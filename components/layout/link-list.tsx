import Link from "next/link";
import type { NavLink } from "@/components/layout/nav-link";

/** Links as list items. Prefetches nothing: a page would fetch its whole frame. */
export function LinkList({ links, className }: { links: readonly NavLink[]; className: string }) {
  return links.map(([label, href]) => (
    <li key={href}>
      <Link href={href} prefetch={false} className={className}>
        {label}
      </Link>
    </li>
  ));
}
