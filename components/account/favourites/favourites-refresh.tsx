"use client";

import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { favouritesQuery } from "@/lib/client/session/favourites";
import { restoreQueries } from "@/lib/client/session/stored-queries";

/** Milliseconds before each look at the server: the press that the page was too early for may still be on its way. */
const PAUSES = [150, 600, 2000] as const;

interface FavouritesRefreshProps {
  /** The boats that the server put on the page. */
  shown: readonly number[];
  /** A text with the number of favourites. */
  announcement: string;
  /** Where the focus goes when its heart leaves the page. */
  headingId: string;
}

const same = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((id) => b.includes(id));

/**
 * Keeps the page of favourites in step with this browser's changes: hearts pressed a moment ago, here, on another
 * page or in another tab. Asks the server a few times for each difference, then accepts the server's state.
 */
export function FavouritesRefresh({ shown, announcement, headingId }: FavouritesRefreshProps) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const restored = useRestoredQueries(queryClient);
  const { data: known } = useQuery({ ...favouritesQuery(), enabled: restored });
  const tried = useRef({ idKey: "", times: 0 });

  // Each response of the server brings a new `shown`: if it still differs, the request is repeated, later each time.
  useEffect(() => {
    if (!known || same(known, shown)) return;
    const idKey = known.toSorted((a, b) => a - b).join();
    const times = tried.current.idKey === idKey ? tried.current.times : 0;
    if (times > PAUSES.length) return;
    const timer = setTimeout(() => {
      tried.current = { idKey, times: times + 1 };
      if (times < PAUSES.length) router.refresh();
      else void queryClient.invalidateQueries({ queryKey: favouritesQuery().queryKey });
    }, PAUSES[times] ?? 0);
    return () => clearTimeout(timer);
  }, [known, shown, router, queryClient]);

  const first = useRef(shown);
  const before = useRef(shown);
  useEffect(() => {
    const gone = before.current.some((id) => !shown.includes(id));
    before.current = shown;
    if (gone && document.activeElement === document.body)
      document.getElementById(headingId)?.focus({ preventScroll: true });
  }, [shown, headingId]);

  return (
    <span role="status" className="sr-only">
      {same(first.current, shown) ? "" : announcement}
    </span>
  );
}

/** The state stored by the previous page is newer than the server's response may be; the same holds after "back". */
function useRestoredQueries(queryClient: QueryClient): boolean {
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    const restore = () => {
      try {
        restoreQueries(queryClient, window.localStorage, Date.now());
      } catch {
        // Blocked storage holds nothing.
      }
      setRestored(true);
    };
    restore();
    window.addEventListener("pageshow", restore);
    return () => window.removeEventListener("pageshow", restore);
  }, [queryClient]);
  return restored;
}
