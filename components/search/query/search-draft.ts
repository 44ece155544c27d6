import { searchQuery } from "@/components/search/query/search-query";
import type { SearchValues, Where } from "@/components/search/query/search-values";
import { DAY_PARTS, type DayPart, dayPartOf } from "@/lib/domain/search/day-parts";
import { DEFAULT_GUESTS, SEARCH_NAMES, type SearchName } from "@/lib/domain/search/search-names";
import { searchedNights } from "@/lib/domain/search/searched-nights";

/** The values of the search form, as the form sends them: lists have several values, other fields one. */
export type SearchDraft = Readonly<Partial<Record<SearchName, readonly string[]>>>;

/** The list that a form searches. */
export interface SearchedList {
  /** Its page without a search. */
  path: string;
  /** The page of all boats. */
  allPath: string;
  /** The page's own place or type. */
  where?: Where;
  typeId?: number;
}

const ANYWHERE = "all";

/** What the form shows for a search on this list. */
export function draftOf(values: SearchValues, list: SearchedList): SearchDraft {
  const { page: _, ...searched } = values;
  const types = list.typeId !== undefined && values.types.length === 0 ? [list.typeId] : values.types;
  const where = list.where ?? values.where ?? ANYWHERE;
  const shown = Object.entries(searchQuery({ ...searched, types }))
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(String) : [value === true ? "1" : String(value)],
    ]);
  return { ...Object.fromEntries(shown), where: [where] };
}

/** The values of a form on the page. */
export function draftOfForm(form: HTMLFormElement): SearchDraft {
  const data = new FormData(form);
  const fields = SEARCH_NAMES.map((name) => [name, data.getAll(name).map(String)] as const);
  return Object.fromEntries(fields.filter(([, values]) => values.length > 0));
}

/** The one value of a field; empty where it has none. */
export function textOf(draft: SearchDraft, name: SearchName): string {
  return draft[name]?.[0] ?? "";
}

/** The hour, or the number of hours, that is chosen, if one is. */
export function hourOf(draft: SearchDraft, name: "start_hour" | "end_hour" | "duration"): number | undefined {
  const text = textOf(draft, name);
  return text === "" ? undefined : Number(text);
}

/** The part of the day that a form shows: empty without hours, null for hours of its own. */
export function chosenPart(start: number | undefined, end: number | undefined): DayPart | "" | null {
  return start === undefined && end === undefined ? "" : dayPartOf(start, end);
}

/** The hours of a part of the day, and no hours where none is named. */
export function hoursOfPart(part: string): Record<"start_hour" | "end_hour", readonly [string]> {
  const hours = part in DAY_PARTS ? DAY_PARTS[part as DayPart] : null;
  return { start_hour: [String(hours?.from ?? "")], end_hour: [String(hours?.until ?? "")] };
}

/** Whether a search for this kind of rent finds nights too. */
export function mayBeNights(kind: string): boolean {
  return kind === "" || kind === "daily";
}

function hasExactHours(draft: SearchDraft): boolean {
  return textOf(draft, "start_hour") !== "" && textOf(draft, "end_hour") !== "";
}

// Fields that would be ignored are not sent: nights have no hours, hours no last day.
function isIgnored(draft: SearchDraft, name: SearchName): boolean {
  const kind = textOf(draft, "rent_type");
  if (name === "start_hour" || name === "end_hour") return kind === "daily";
  if (name === "duration") return kind === "daily" || hasExactHours(draft);
  return name === "end_date" && (!mayBeNights(kind) || textOf(draft, "date") === "");
}

const NEUTRAL: Readonly<Partial<Record<SearchName, string>>> = {
  where: ANYWHERE,
  persons: String(DEFAULT_GUESTS),
  sort: "recommended",
};

/** All that the draft filters by, in one order. */
function queryOf(draft: SearchDraft): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of SEARCH_NAMES) {
    if (isIgnored(draft, name)) continue;
    for (const value of draft[name] ?? [])
      if (value !== "" && value !== NEUTRAL[name]) query.append(name, value);
  }
  return query;
}

/** The address for a search of this draft: on the list's own page, or among all boats when it leaves place or type. */
export function addressOf(draft: SearchDraft, list: SearchedList): string {
  const query = queryOf(draft);
  const own = String(list.typeId);
  const types = query.getAll("types");
  const leaves =
    (list.where !== undefined && !query.has("where")) ||
    (list.typeId !== undefined && (types.length !== 1 || types[0] !== own));
  if (list.where !== undefined) query.delete("where", list.where);
  if (list.typeId !== undefined && !leaves) query.delete("types");
  const path = leaves ? list.allPath : list.path;
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The draft as the API prices its days: without the dates, of which only the number of nights counts. */
export function pricedQuery(draft: SearchDraft): URLSearchParams {
  const query = countQuery(draft);
  const nights = searchedNights(query.get("date") ?? "", query.get("end_date") ?? "");
  for (const name of ["date", "end_date"]) query.delete(name);
  if (nights !== null) query.set("nights", String(nights));
  return query;
}

/** The draft as the API counts it. */
export function countQuery(draft: SearchDraft): URLSearchParams {
  const query = queryOf(draft);
  const [kind, id] = query.get("where")?.split("-") ?? [];
  for (const name of ["where", "sort", "page"]) query.delete(name);
  if (!query.has("persons")) query.set("persons", String(DEFAULT_GUESTS));
  if (kind && id) query.set(kind, id);
  return query;
}
