import * as v from "valibot";
import type { SearchValues, Where } from "@/components/search/query/search-values";
import { vehiclesQuery } from "@/lib/contracts/vehicles";
import { PLACE_KINDS } from "@/lib/domain/shared/vocabulary";

/** As Next hands over the query of a page. */
export type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

const WHERE = new RegExp(`^(${PLACE_KINDS.join("|")})-([1-9]\\d{0,8})$`);
const LISTS = ["types", "facilities", "rules"] as const;
const NUMBERS = ["start_hour", "end_hour", "min_price", "max_price"] as const;

const textsOf = (value: string | string[] | undefined): string[] =>
  (Array.isArray(value) ? value : [value ?? ""]).filter((text) => text !== "");

// What a form or a hand sends may be empty or nonsense: such a field is no filter, never an error page.
function readField<K extends keyof typeof vehiclesQuery.entries>(name: K, value: string | undefined) {
  if (value === undefined) return undefined;
  const read = v.safeParse(vehiclesQuery.entries[name], value);
  return read.success ? (read.output as v.InferOutput<(typeof vehiclesQuery.entries)[K]>) : undefined;
}

function readWhere(params: SearchParams): Where | undefined {
  const [where = ""] = textsOf(params.where);
  if (WHERE.test(where)) return where as Where;
  for (const kind of ["port", "area", "city"] as const) {
    const [id = ""] = textsOf(params[kind]);
    if (/^[1-9]\d{0,8}$/.test(id)) return `${kind}-${Number(id)}`;
  }
  return undefined;
}

/** What a visitor searches for, out of the address; what cannot be understood is left out. */
export function readSearch(params: SearchParams): SearchValues {
  const first = (name: string) => textsOf(params[name])[0];
  const values: SearchValues = { types: [], facilities: [], rules: [] };
  for (const name of LISTS) {
    values[name] = [...new Set(textsOf(params[name]).map(Number))].filter((id) => id > 0 && id < 2 ** 31);
    values[name] = values[name].filter(Number.isInteger).slice(0, 64);
  }
  for (const name of NUMBERS) values[name] = readField(name, first(name));
  values.where = readWhere(params);
  values.rent_type = readField("rent_type", first("rent_type"));
  values.date = readField("date", first("date"));
  values.end_date = values.date && readField("end_date", first("end_date"));
  values.duration = readField("duration", first("duration"));
  values.rating = readField("rating", first("rating"));
  values.fast_app = readField("fast_app", first("fast_app"));
  values.page = readField("page", first("page"));
  const persons = readField("persons", first("persons"));
  if (persons && persons > 1) values.persons = persons;
  const sort = readField("sort", first("sort"));
  if (sort && sort !== "recommended") values.sort = sort;
  if (values.rent_type === "daily") {
    values.start_hour = undefined;
    values.end_hour = undefined;
  }
  const exactHours = values.start_hour !== undefined && values.end_hour !== undefined;
  if (exactHours || values.rent_type === "daily") values.duration = undefined;
  return values;
}
