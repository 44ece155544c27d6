import { type SearchDraft, textOf } from "@/components/search/query/search-draft";
import { searchedNights } from "@/lib/domain/search/searched-nights";
import { addDays, isTripDay } from "@/lib/domain/shared/istanbul-time";

/** The nights of the stay that is chosen; null without one. */
export function nightsOf(draft: SearchDraft): number | null {
  return searchedNights(textOf(draft, "date"), textOf(draft, "end_date"));
}

/** The draft that a change gave; where only the first day of a stay changed, the stay moves and keeps its nights. */
export function movedStay(stay: SearchDraft, changed: SearchDraft): SearchDraft {
  const nights = nightsOf(stay);
  const day = textOf(changed, "date");
  const isMoved = day !== textOf(stay, "date") && textOf(changed, "end_date") === textOf(stay, "end_date");
  if (nights === null || !isMoved || !isTripDay(day)) return changed;
  return { ...changed, end_date: [addDays(day, nights)] };
}
