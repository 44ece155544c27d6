"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { loadAction } from "@/lib/client/api/load-action";
import {
  readSearchDialog,
  type SearchDialogKind,
  subscribeToSearchDialog,
} from "@/lib/client/session/search-dialog-store";
import type { Locale } from "@/lib/i18n/locales";

/** Shows the header's search when somebody asks for it. */
export function SearchDialogHost({ locale }: { locale: Locale }) {
  const asked = useSyncExternalStore(subscribeToSearchDialog, readSearchDialog, () => null);
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadDialog>> | null>(null);
  const kind = asked?.kind ?? null;
  useEffect(() => {
    if (!asked || kind === null || loaded?.kind === kind) return;
    let mounted = true;
    void loadAction(() => loadDialog(kind, locale)).then((parts) => mounted && setLoaded(parts));
    return () => {
      mounted = false;
    };
  }, [asked, kind, loaded, locale]);
  if (!asked || loaded?.kind !== kind) return null;
  const { SearchDialog, ...parts } = loaded;
  return <SearchDialog {...parts} locale={locale} open={asked.open} />;
}

async function loadDialog(kind: SearchDialogKind, locale: Locale) {
  const [{ SearchDialog }, messages, filters] = await Promise.all([
    import("@/components/search/form/search-dialog"),
    import("@/components/search/form/load-search-messages").then((loader) =>
      loader.loadSearchMessages(locale),
    ),
    kind === "all" ? loadFilters() : null,
  ]);
  return { SearchDialog, messages, filters, kind };
}

/** Null without a connection: everything but the place can still be searched. */
async function loadFilters() {
  const { fetchVehiclesFilters } = await import("@/lib/client/api/vehicles");
  return fetchVehiclesFilters().catch(() => null);
}
