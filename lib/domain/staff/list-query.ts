import { isTripDay, type TripDay } from "@/lib/domain/shared/istanbul-time";

/** What a list can be narrowed by: words, one of a closed list, a row of another table, a day of Istanbul. */
export type ListField =
  | { readonly kind: "text" }
  | { readonly kind: "choice"; readonly options: readonly string[] }
  | { readonly kind: "id" }
  | { readonly kind: "day" };

/** What the address of a list may hold: fields by name, and sorts, of which `-` begins with the largest or latest. */
export interface ListShape {
  readonly fields: Readonly<Record<string, ListField>>;
  readonly sorts: readonly string[];
  readonly firstSort: string;
}

type ValueOf<F extends ListField> = F extends { options: readonly (infer O)[] }
  ? O
  : F extends { kind: "id" }
    ? number
    : F extends { kind: "day" }
      ? TripDay
      : string;

/** What is chosen in a list: null where nothing is. */
export type ListChoice<S extends ListShape> = {
  readonly [F in keyof S["fields"]]: ValueOf<S["fields"][F]> | null;
};

/** A list as an address asks for it. */
export interface ListQuery<S extends ListShape = ListShape> {
  readonly chosen: ListChoice<S>;
  readonly sort: S["sorts"][number];
  readonly descending: boolean;
  /** The rows that follow, or precede, the row with this id; null = the first page. */
  readonly page: { readonly after: string } | { readonly before: string } | null;
}

export type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

/** Longer words are cut. */
export const MAX_LIST_WORDS = 100;
/** Ids of rows: a uuid, or what the database counted. */
const ROW_ID = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{1,15})$/;
const SMALL_ID = /^[1-9]\d{0,8}$/;

/** What an address asks of a list. Whatever it may not hold counts as nothing. */
export function readListQuery<const S extends ListShape>(shape: S, search: SearchParams): ListQuery<S> {
  const one = (name: string) => (typeof search[name] === "string" ? search[name].trim() : "");
  const chosen = Object.fromEntries(
    Object.entries(shape.fields).map(([name, field]) => [name, valueIn(field, one(name))]),
  );
  const asked = one("sort");
  const isKnown = shape.sorts.includes(asked.replace(/^-/, ""));
  const sort = isKnown ? asked : shape.firstSort;
  const [after, before] = [one("after"), one("before")];
  const page = ROW_ID.test(after) ? { after } : ROW_ID.test(before) ? { before } : null;
  return {
    // Each field has the value of its kind.
    chosen: chosen as ListChoice<S>,
    sort: sort.replace(/^-/, ""),
    descending: sort.startsWith("-"),
    page,
  };
}

function valueIn(field: ListField, text: string): string | number | null {
  switch (field.kind) {
    case "text":
      return text.slice(0, MAX_LIST_WORDS) || null;
    case "choice":
      return field.options.find((option) => option === text) ?? null;
    case "id":
      return SMALL_ID.test(text) ? Number(text) : null;
    case "day":
      return isTripDay(text) ? text : null;
  }
}

/** Query of the address that asks for this: what is as it would be anyway is left out. */
export function writeListQuery<S extends ListShape>(
  shape: S,
  { chosen, sort, descending, page }: ListQuery<S>,
): Record<string, string> {
  const asked = `${descending ? "-" : ""}${sort}`;
  const entries = Object.entries<string | number | null>(chosen).flatMap(([name, value]) =>
    value === null ? [] : [[name, String(value)]],
  );
  return {
    ...Object.fromEntries(entries),
    ...(asked === shape.firstSort ? {} : { sort: asked }),
    ...(page ?? {}),
  };
}

/** The query of a head: sorts by it, the other way round when it already does; begins at the first page. */
export function sortedBy<S extends ListShape>(query: ListQuery<S>, sort: S["sorts"][number]): ListQuery<S> {
  return { ...query, sort, descending: query.sort === sort ? !query.descending : true, page: null };
}
