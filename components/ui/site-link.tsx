"use client";

import { useRouter } from "next/navigation";
import type { ComponentProps, MouseEvent } from "react";

interface SiteLinkProps extends ComponentProps<"a"> {
  href: string;
  /** False keeps the place in the page. */
  scroll?: boolean;
}

/**
 * A link to a page of the site: followed without a reload. Nothing is fetched ahead: a page has a hundred links, and
 * Next's own `Link` takes about twice as long to render. Other languages, files and other sites are plain `<a>`.
 */
export function SiteLink({ href, scroll = true, onClick, ...link }: SiteLinkProps) {
  const router = useRouter();
  return (
    <a
      {...link}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || opensElsewhere(event)) return;
        event.preventDefault();
        router.push(href, { scroll });
      }}
    />
  );
}

/** In another tab or window, or as a file. */
function opensElsewhere(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  return (
    event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || (target !== "" && target !== "_self")
  );
}
