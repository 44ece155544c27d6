"use client";

import { useEffect, useState } from "react";
import { loadInBackground } from "@/components/ui/lazy/load-in-background";
import { isLocale } from "@/lib/i18n/locales";

/** The label for a number of unread messages; empty while there are none, or until the texts have loaded. */
export function useUnreadLabels(count: number): string {
  const [text, setText] = useState<((count: number) => string) | null>(null);
  const some = count > 0;
  useEffect(() => {
    const { lang } = document.documentElement;
    if (!some || !isLocale(lang)) return;
    let mounted = true;
    void loadInBackground(async () =>
      (await import("@/components/layout/header/load-unread-labels")).loadUnreadLabels(lang),
    ).then((loaded) => mounted && setText(() => loaded));
    return () => {
      mounted = false;
    };
  }, [some]);
  return some && text ? text(count) : "";
}
