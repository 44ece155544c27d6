import * as v from "valibot";
import { mayBeNights } from "@/components/search/query/search-draft";
import type { SearchValues, Where } from "@/components/search/query/search-values";
import { vehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { OPTION_LISTS, type OptionListName } from "@/lib/domain/search/list-filters";
import { DEFAULT_GUESTS, FORMER_NAMES, QUERY_NAMES } from "@/lib/domain/search/search-names";
import { PLACE_KINDS } from "@/lib/domain/shared/vocabulary";
import type { QueryParams } from "@/lib/routes/query-params";

const WHERE = new RegExp(`^(${PLACE_KINDS.join("|")})-([1-9]\\d{0,8})$`);
const LISTS: readonly string[] = OPTION_LISTS;
const KINDS: readonly string[] = PLACE_KINDS;

const textsOf = (value: string | string[] | undefined): string[] =>
  (Array.isArray(value) ? value : [value ?? ""]).filter((text) => text !== "");

function readWhere(params: QueryParams): Where | undefined {
  const [where = ""] = textsOf(params.where);
  if (WHERE.test(where)) return where as Where;
  for (const kind of ["port", "area", "city"] as const) {
    const [id = ""] = textsOf(params[kind]);
    if (/^[1-9]\d{0,8}$/.test(id)) return `${kind}-${Number(id)}`;
  }
  return undefined;
}

function readIds(value: string | string[] | undefined): number[] {
  const ids = textsOf(value).map(Number);
  return [...new Set(ids)].filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31).slice(0, 64);
}

function readLists(params: QueryParams): Record<OptionListName, number[]> {
  const former = Object.entries(FORMER_NAMES);
  const namesOf = (name: OptionListName) => [
    name,
    ...former.flatMap(([old, now]) => (now === name ? old : [])),
  ];
  const lists = OPTION_LISTS.map((name) => [
    name,
    readIds(namesOf(name).flatMap((one) => textsOf(params[one]))),
  ]);
  return Object.fromEntries(lists) as Record<OptionListName, number[]>;
}

// What a form or a hand sends may be empty or nonsense: such a field is no filter, never an error page.
function readFields(params: QueryParams): Partial<v.InferOutput<typeof vehiclesQuery>> {
  const read: Record<string, unknown> = {};
  for (const name of QUERY_NAMES) {
    const [text] = textsOf(params[name]);
    if (text === undefined || LISTS.includes(name) || KINDS.includes(name)) continue;
    const field = v.safeParse(vehiclesQuery.entries[name], text);
    if (field.success) read[name] = field.output;
  }
  return read;
}

/** What a visitor searches for, out of the address; what cannot be understood is left out. */
export function readSearch(params: QueryParams): SearchValues {
  const { persons, sort, end_date, start_hour, end_hour, duration, ...read } = readFields(params);
  const byHours = read.rent_type !== "daily";
  const exactHours = start_hour !== undefined && end_hour !== undefined;
  return {
    ...read,
    where: readWhere(params),
    ...readLists(params),
    end_date: read.date && mayBeNights(read.rent_type ?? "") ? end_date : undefined,
    start_hour: byHours ? start_hour : undefined,
    end_hour: byHours ? end_hour : undefined,
    duration: byHours && !exactHours ? duration : undefined,
    persons: persons === DEFAULT_GUESTS ? undefined : persons,
    sort: sort === "recommended" ? undefined : sort,
  };
}
