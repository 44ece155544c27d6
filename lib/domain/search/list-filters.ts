/*
 * What the boat list is filtered by beside place, time, guests and price: one row for each filter. The names of
 * addresses, the API's query, the conditions of a search, the numbers beside the options, the controls of the form and
 * the chips above the list follow from it.
 */

/** The columns of a boat that filters look at. `boat_prices` repeats them, so that searches by price filter too. */
export const FILTER_COLUMNS = ["type_id", "facility_mask", "rule_mask", "fast_app", "rating"] as const;

export type FilterColumn = (typeof FILTER_COLUMNS)[number];

/**
 * How a filter narrows the list:
 * `one_of`: the boat has one of the chosen ids. `all_of`: her mask has the bits of all chosen options. `permits`: her
 * mask of bans has none of theirs. `at_least`: the boat's number is the chosen step or more. `flag`: it is true.
 */
export type ListFilter = {
  column: FilterColumn;
  /** Its title among the messages of `search`; its other sentences begin alike: `_hint` of a flag, `_any`, `_from`. */
  label: string;
  icon?: "star" | "zap";
  /** The name of its numbers in `OptionCounts`. */
  counts: string;
  /** What `boat_counts` calls its options: bits of masks, tenths of numbers, 0 of a flag, `boats` by a key of it. */
  facet: string;
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
    label: "rating",
    icon: "star",
    counts: "ratings",
    facet: "rating",
  },
  fast_app: {
    kind: "flag",
    column: "fast_app",
    label: "instant",
    icon: "zap",
    counts: "instant",
    facet: "instant",
  },
  types: { kind: "one_of", column: "type_id", label: "types", counts: "types", facet: "boats" },
  facilities: {
    kind: "all_of",
    column: "facility_mask",
    options: "facilities",
    label: "facilities",
    counts: "facilities",
    facet: "facility",
  },
  rules: {
    kind: "permits",
    column: "rule_mask",
    options: "usage_rules",
    label: "rules",
    counts: "rules",
    facet: "ban",
  },
} as const satisfies Record<string, ListFilter>;

export type ListFilters = typeof LIST_FILTERS;
export type FilterName = keyof ListFilters;

type NameOf<Kind extends ListFilter["kind"]> = {
  [N in FilterName]: ListFilters[N]["kind"] extends Kind ? N : never;
}[FilterName];

/** Filters of which several options can be chosen. */
export type OptionListName = NameOf<"one_of" | "all_of" | "permits">;
export type FlagName = NameOf<"flag">;
/** Filters by a number, of which one step is chosen. */
export type StepsName = NameOf<"at_least">;

/**
 * How many boats each option of the filters would leave: by the option's id, by the step (that and above), or one
 * number for a flag. An absent option leaves none. Of `rules`, boats that permit what it bans elsewhere.
 */
export type OptionCounts = {
  [N in FilterName as ListFilters[N]["counts"]]: N extends FlagName
    ? number
    : Readonly<Record<string, number>>;
};

export const FILTER_NAMES = Object.keys(LIST_FILTERS) as FilterName[];

export const OPTION_LISTS = FILTER_NAMES.filter(isOptionList);
export const FLAGS = FILTER_NAMES.filter((name): name is FlagName => LIST_FILTERS[name].kind === "flag");
export const STEPS = FILTER_NAMES.filter((name): name is StepsName => LIST_FILTERS[name].kind === "at_least");

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
