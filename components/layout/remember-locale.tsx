"use client";

import { useEffect } from "react";
import { LOCALE_COOKIE } from "@/lib/i18n/locale-cookie";
import type { Locale } from "@/lib/i18n/locales";

const ONE_YEAR_SECONDS = 31_536_000;

/** Stores the language that the visitor reads, for the addresses that carry none. */
export function RememberLocale({ locale }: { locale: Locale }) {
  useEffect(() => {
    const pair = `${LOCALE_COOKIE}=${locale}`;
    if (document.cookie.split("; ").includes(pair)) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and on plain http
    document.cookie = `${pair}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax`;
  }, [locale]);
  return null;
}
