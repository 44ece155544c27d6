import { useEffect, useState } from "react";
import { isBesideList } from "@/components/search/query/is-beside-list";
import { loadInBackground } from "@/components/ui/lazy/load-in-background";
import { isLocale } from "@/lib/i18n/locales";

const PAUSE_MS = 250;

interface Counted {
  query: string;
  text: string;
}

/** `Show 23 boats` for a search of the API, for the button's label; null while unknown or not requested. */
export function useBoatCount(query: string | null): string | null {
  const [counted, setCounted] = useState<Counted | null>(null);
  useEffect(() => {
    const { lang } = document.documentElement;
    if (query === null || !isLocale(lang) || isBesideList()) return;
    const asking = new AbortController();
    const count = async () => {
      const { describeCount } = await loadInBackground(
        () => import("@/components/search/filters/describe-count"),
      );
      const text = await describeCount(query, lang, asking.signal);
      if (!asking.signal.aborted) setCounted({ query, text });
    };
    // Without a number the button still searches.
    const pause = setTimeout(() => void count().catch(() => setCounted(null)), PAUSE_MS);
    return () => {
      clearTimeout(pause);
      asking.abort();
    };
  }, [query]);
  return counted?.query === query ? counted.text : null;
}
