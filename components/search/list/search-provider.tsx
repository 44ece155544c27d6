"use client";

import { createContext, type ReactNode, useContext, useEffect } from "react";
import type { SearchDraft, SearchedList } from "@/components/search/query/search-draft";
import { dropHandover } from "@/components/search/query/search-handover";
import { useSearchDraft } from "@/components/search/query/use-search-draft";
import { announce } from "@/components/ui/announce";
import { rememberTrip } from "@/lib/client/session/last-trip";

interface SearchState extends ReturnType<typeof useSearchDraft> {
  list: SearchedList;
}

const SearchContext = createContext<SearchState | null>(null);

/** The search of the list around the component. */
export function useSearch(): SearchState {
  const state = useContext(SearchContext);
  if (!state) throw new Error("Search fields need a SearchProvider around them");
  return state;
}

interface SearchProviderProps {
  list: SearchedList;
  /** What the list shows, as the values of its form. */
  searched: SearchDraft;
  /** Said when a search, a chip or a link has brought the list. */
  resultText: string;
  children: ReactNode;
}

/** Holds the values of a list's search form, for the filters, the sort and the results. */
export function SearchProvider({ list, searched, resultText, children }: SearchProviderProps) {
  const state = useSearchDraft(list, searched);
  const { searchedAt } = state;
  useEffect(() => rememberTrip(new URLSearchParams(searchedAt.split("?")[1])), [searchedAt]);
  useEffect(() => {
    dropHandover(searchedAt);
    // Whoever has loaded the page reads it from its top.
    if (document.documentElement.dataset.hydrated !== undefined) announce(resultText);
  }, [searchedAt, resultText]);
  return <SearchContext value={{ ...state, list }}>{children}</SearchContext>;
}
