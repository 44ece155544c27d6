"use client";

import { useEffect } from "react";
import { writeCookie } from "@/lib/client/session/write-cookie";
import { LOCALE_COOKIE } from "@/lib/i18n/locale-cookie";
import type { Locale } from "@/lib/i18n/locales";

const ONE_YEAR_SECONDS = 31_536_000;

/**
 * Stores the language that the visitor reads, for the addresses that carry none. What was chosen on a page that is kept
 * for everybody stands in its address only: the links to its other languages take it along.
 */
export function RememberLocale({ locale }: { locale: Locale }) {
  useEffect(() => {
    if (document.cookie.split("; ").includes(`${LOCALE_COOKIE}=${locale}`)) return;
    writeCookie(LOCALE_COOKIE, locale, ONE_YEAR_SECONDS);
  }, [locale]);
  useEffect(() => {
    document.addEventListener("click", takeQueryAlong);
    return () => document.removeEventListener("click", takeQueryAlong);
  }, []);
  return null;
}

function takeQueryAlong({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[hreflang]") : null;
  if (link && !link.search) link.search = window.location.search;
}
