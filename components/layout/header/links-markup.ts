import type { NavLink } from "@/components/layout/header/nav-link";
import { type Markup, markup } from "@/components/ui/markup";

/** Links as list items: text, since header, menu and footer of every page hold a hundred of them. */
export function linksMarkup(links: readonly NavLink[], className: string): Markup[] {
  return links.map(([label, href]) => markup`<li><a href="${href}" class="${className}">${label}</a></li>`);
}
