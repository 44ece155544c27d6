/*
 * What the boat list is filtered by beside place, time, guests and price: one row for each filter. The names of
 * addresses, the API's query, the conditions of a search and the numbers beside the options follow from it.
 */

/** The columns of a boat that filters look at. `boat_prices` repeats them, so that searches by price filter too. */
export const FILTER_COLUMNS = ["type_id", "facility_mask", "rule_mask", "fast_app", "rating"] as const;

export type FilterColumn = (typeof FILTER_COLUMNS)[number];

/**
 * How a filter narrows the list:
 * `one_of`: the boat has one of the chosen ids. `all_of`: her mask has the bits of all chosen options. `permits`: her
 * mask of bans has none of theirs. `at_least`: her number is the chosen step or more. `flag`: she is so.
 */
export type ListFilter = {
  column: FilterColumn;
  /** The name of its numbers in `OptionCounts`. */
  counts: string;
} & (
  | { kind: "one_of" }
  | { kind: "flag" }
  /** `options`: the table of the options, whose `bit` stands in the mask. */
  | { kind: "all_of" | "permits"; options: "facilities" | "usage_rules" }
  | { kind: "at_least"; steps: readonly number[] }
);

/** In the order in which addresses and the form have them. */
export const LIST_FILTERS = {
  rating: {
    kind: "at_least",
    column: "rating",
    steps: [1, 2, 3, 4, 4.5],
    counts: "ratings",
  },
  fast_app: { kind: "flag", column: "fast_app", counts: "instant" },
  types: { kind: "one_of", column: "type_id", counts: "types" },
  facilities: {
    kind: "all_of",
    column: "facility_mask",
    options: "facilities",
    counts: "facilities",
  },
  rules: { kind: "permits", column: "rule_mask", options: "usage_rules", counts: "rules" },
} as const satisfies Record<string, ListFilter>;

export type ListFilters = typeof LIST_FILTERS;
export type FilterName = keyof ListFilters;

/** Filters of which several options can be chosen. */
export type OptionListName = {
  [N in FilterName]: ListFilters[N]["kind"] extends "one_of" | "all_of" | "permits" ? N : never;
}[FilterName];

export const FILTER_NAMES = Object.keys(LIST_FILTERS) as FilterName[];

export const OPTION_LISTS = FILTER_NAMES.filter(isOptionList);

/** Filters with one answer. */
export const SINGLE_FILTERS = FILTER_NAMES.filter((name) => !isOptionList(name)) as Exclude<
  FilterName,
  OptionListName
>[];

/**
 * Filters of which only one answer, or any of several, counts at a time: their options are counted without the chosen
 * one. The options of the others add up.
 */
export const CHOICES = FILTER_NAMES.filter(
  (name) => !["all_of", "permits"].includes(LIST_FILTERS[name].kind),
);

function isOptionList(name: FilterName): name is OptionListName {
  return ["one_of", "all_of", "permits"].includes(LIST_FILTERS[name].kind);
}
