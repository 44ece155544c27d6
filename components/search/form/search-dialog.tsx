"use client";

import { useRouter } from "next/navigation";
import { createTranslator } from "next-intl";
import { makeFilterOptions } from "@/components/search/filters/make-filter-options";
import { CodeSearchForm } from "@/components/search/form/code-search-form";
import type { SearchMessages } from "@/components/search/form/load-search-messages";
import { SearchBar } from "@/components/search/form/search-bar";
import { searchBarLabels } from "@/components/search/form/search-bar-labels";
import type { SearchDraft } from "@/components/search/query/search-draft";
import { Dialog } from "@/components/ui/overlay/dialog";
import { leaveWindows } from "@/components/ui/overlay/open-windows";
import { closeSearchDialog, type SearchDialogKind } from "@/lib/client/session/search-dialog-store";
import type { VehiclesFilters } from "@/lib/contracts/boats/vehicle-search";
import { SEARCH_NAMES } from "@/lib/domain/search/search-names";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";

export interface SearchDialogProps {
  locale: Locale;
  messages: SearchMessages;
  kind: SearchDialogKind;
  /** What there is to choose from; null where it could not be fetched. */
  filters: VehiclesFilters | null;
}

/** The search from the header: by place, date, hours and persons, or by a boat's code. */
export function SearchDialog({ locale, messages, kind, filters }: SearchDialogProps) {
  const router = useRouter();
  const code = createTranslator<SearchMessages, "boat_code_search">({
    locale,
    messages,
    namespace: "boat_code_search",
  });
  const search = createTranslator<SearchMessages, "search">({ locale, messages, namespace: "search" });
  const go = (path: string) => {
    const leave = leaveWindows() ? router.replace : router.push;
    closeSearchDialog();
    leave(path);
  };
  const labels = {
    hint: code("hint"),
    label: code("label"),
    submit: code("submit"),
    errorTitle: messages.common.error_title,
    empty: code("error_message"),
    notFound: code("not_found"),
  };
  const whole = kind === "all";
  return (
    <Dialog
      open
      onOpenChange={(next) => next || closeSearchDialog()}
      title={whole ? search("dialog_title") : code("title")}
      closeLabel={messages.common.close}
    >
      {whole && (
        <SearchBar
          action={pathFor("boats", locale)}
          places={filters ? makeFilterOptions(filters, search).places : []}
          labels={searchBarLabels(search, filters?.shortest_hours ?? null)}
          initial={searchedBefore()}
          inDialog={{ onLeave: go }}
        />
      )}
      {whole && <h3 className="mt-8 mb-3 border-line border-t pt-6 text-lg">{code("title")}</h3>}
      <CodeSearchForm locale={locale} labels={labels} variant={whole ? "outline" : "primary"} onFound={go} />
    </Dialog>
  );
}

/** The search in the page's URL: a search opened from a list starts with it. */
function searchedBefore(): SearchDraft {
  const query = new URLSearchParams(window.location.search);
  const fields = SEARCH_NAMES.map((name) => [name, query.getAll(name)] as const);
  return Object.fromEntries(fields.filter(([, values]) => values.length > 0));
}
