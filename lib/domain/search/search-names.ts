import { OPTION_LISTS, SINGLE_FILTERS } from "@/lib/domain/search/list-filters";

/** The names by which the boat list of the API is searched, in the order in which addresses carry them. */
export const QUERY_NAMES = [
  "city",
  "area",
  "port",
  "rent_type",
  "date",
  "end_date",
  "start_hour",
  "end_hour",
  "duration",
  "persons",
  "min_price",
  "max_price",
  ...SINGLE_FILTERS,
  "box",
  ...OPTION_LISTS,
  "sort",
  "page",
] as const;

export type QueryName = (typeof QUERY_NAMES)[number];

/** The names in a list's address: `where` is the form's one field for cities, areas and ports. */
export const SEARCH_NAMES = ["where", ...QUERY_NAMES] as const;

/** What filters were called in former addresses, which others may have kept. */
export const FORMER_NAMES: Readonly<Record<string, QueryName>> = { usage_rules: "rules" };

/** Every name by which an address may carry a search. */
export const ADDRESS_NAMES: readonly string[] = [...SEARCH_NAMES, ...Object.keys(FORMER_NAMES)];

export type SearchName = (typeof SEARCH_NAMES)[number];

/** The guests of a form, and of an address of the site that names none; the API's default is 1. */
export const DEFAULT_GUESTS = 2;
/** More than any boat carries. */
export const MAX_GUESTS = 500;

/** With this name a form asks for the first day with a free boat; its own date is empty. */
export const FIRST_DAY_NAME = "first_day";
