import { useEffect, useState } from "react";
import { fetchSuggestions } from "@/lib/client/api/vehicles";

type Suggestions = Awaited<ReturnType<typeof fetchSuggestions>>;

const TYPING_PAUSE_MS = 250;

interface Answer extends Suggestions {
  /** What was asked for. */
  text: string | null;
  failed?: boolean;
}

const NOTHING: Suggestions = { cities: [], boats: [] };

/** The cities' pictures and numbers of boats; for a text that has come to rest, the boats that it names. */
export function useSuggestions(typed: string | null, withBoats: boolean) {
  const [cities, setCities] = useState<Suggestions["cities"]>([]);
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    // Without them the rows have no pictures.
    fetchSuggestions("", asking.signal).then(
      (found) => setCities(found.cities),
      () => undefined,
    );
    return () => asking.abort();
  }, []);
  useEffect(() => {
    if (typed === null) return;
    const asking = new AbortController();
    const ask = async () => {
      const isAsked = withBoats && typed.trim() !== "";
      const found = isAsked ? await fetchSuggestions(typed, asking.signal) : NOTHING;
      setAnswer({ ...found, text: typed });
    };
    const pause = setTimeout(() => {
      ask().catch(() => asking.signal.aborted || setAnswer({ ...NOTHING, text: typed, failed: true }));
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(pause);
      asking.abort();
    };
  }, [typed, withBoats]);
  return { cities, answer: answer?.text === typed ? answer : null };
}
