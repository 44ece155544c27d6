"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** Files, feeds and the API are fetched by the browser itself. */
const NO_PAGE = /^\/(api|auth|media)\/|\.[a-z]+$/;

/** Where a click leads without a reload; null when it is the browser's: new tabs, downloads, other languages. */
function softTarget(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  if (link.target || link.hasAttribute("download") || link.hreflang) return null;
  const { origin, pathname, search, hash } = new URL(link.href, location.href);
  if (origin !== location.origin || NO_PAGE.test(pathname)) return null;
  const isSamePlace = hash !== "" && pathname === location.pathname && search === location.search;
  return isSamePlace ? null : pathname + search + hash;
}

/**
 * Lets plain links change the page without a reload, also those that no component made. One listener instead
 * of a `next/link` per link: a page has a hundred, and each costs the server and the phone more than its text.
 */
export function SoftLinks() {
  const { push } = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const target = softTarget(event);
      if (target === null) return;
      event.preventDefault();
      push(target);
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [push]);
  return null;
}
