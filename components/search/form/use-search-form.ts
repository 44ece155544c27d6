import { useEffect, useRef, useState } from "react";
import { draftOfForm, pricedQuery, type SearchDraft, textOf } from "@/components/search/query/search-draft";
import { loadInBackground } from "@/components/ui/lazy/load-in-background";
import { useToday } from "@/lib/client/use-today";

const dayFieldOf = (form: HTMLFormElement | null) => {
  const field = form?.elements.namedItem("date");
  return field instanceof HTMLInputElement ? field : null;
};

/**
 * The values of the search form. Until somebody chooses a day, its date is the first one on which a boat is free for
 * the rest of it.
 */
export function useSearchForm(initial: SearchDraft) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(initial);
  const [isDayChosen, setDayChosen] = useState(textOf(initial, "date") !== "");
  const answered = useRef<string | null>(null);
  const today = useToday();
  const asked = today === null || isDayChosen ? null : String(pricedQuery(draft));

  /** Takes over what the form says. */
  const read = () => form.current && setDraft(draftOfForm(form.current));

  // What was chosen before the scripts came; a browser may bring back a day that is past.
  useEffect(() => {
    if (!form.current || today === null) return;
    const found = draftOfForm(form.current);
    setDraft(found);
    if (textOf(found, "date") >= today) setDayChosen(true);
  }, [today]);

  useEffect(() => {
    if (asked === null) return;
    const asking = new AbortController();
    const fill = async () => {
      const { fetchFirstDay } = await loadInBackground(() => import("@/lib/client/api/vehicles"));
      const day = await fetchFirstDay(new URLSearchParams(asked), asking.signal);
      const field = dayFieldOf(form.current);
      if (asking.signal.aborted || !field) return;
      field.value = day ?? "";
      answered.current = asked;
      if (form.current) setDraft(draftOfForm(form.current));
    };
    // Without an answer the server finds the day when the form is sent.
    fill().catch(() => undefined);
    return () => asking.abort();
  }, [asked]);

  return {
    form,
    draft,
    read,
    /** The day that was picked from the calendar. */
    pickDay: (day: string) => {
      const field = dayFieldOf(form.current);
      if (field) field.value = day;
      setDayChosen(true);
      read();
    },
    typeDay: () => setDayChosen(true),
    /** What to search for; null while the server must find the day: the form then goes there as without scripts. */
    wanted: (): SearchDraft | null => {
      const field = dayFieldOf(form.current);
      if (!form.current || !field) return null;
      if (asked === null || answered.current === asked) return draftOfForm(form.current);
      field.value = "";
      return null;
    },
  };
}
