"use client";

import { useEffect, useState } from "react";
import { LazyDialog, lazyPart } from "@/components/ui/lazy/lazy-part";
import {
  closeSearchDialog,
  type SearchDialogKind,
  useSearchDialog,
} from "@/lib/client/session/search-dialog-store";
import type { Locale } from "@/lib/i18n/locales";

/** Shows the header's search when the visitor opens it. */
export function SearchDialogHost({ locale }: { locale: Locale }) {
  const { kind, open } = useSearchDialog();
  const [parts] = useState(() => ({
    all: lazyPart(() => loadDialog("all", locale)),
    code: lazyPart(() => loadDialog("code", locale)),
  }));
  useEffect(() => {
    if (kind) parts[kind].preload();
  }, [kind, parts]);
  if (!kind || !open) return null;
  return <LazyDialog key={kind} part={parts[kind]} props={{ onClose: closeSearchDialog }} />;
}

async function loadDialog(kind: SearchDialogKind, locale: Locale) {
  const [{ SearchDialog }, messages, filters] = await Promise.all([
    import("@/components/search/form/search-dialog"),
    import("@/components/search/form/load-search-messages").then((loader) =>
      loader.loadSearchMessages(locale),
    ),
    kind === "all" ? loadFilters() : null,
  ]);
  return (_: { onClose: () => void }) => (
    <SearchDialog locale={locale} messages={messages} kind={kind} filters={filters} />
  );
}

/** Null without a connection: everything but the place can still be searched. */
async function loadFilters() {
  const { fetchVehiclesFilters } = await import("@/lib/client/api/vehicles");
  return fetchVehiclesFilters().catch(() => null);
}
