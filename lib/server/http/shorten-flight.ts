import {
  followReference,
  readReference,
  referencesIn,
  type ValueOf,
  valuesOf,
} from "@/lib/server/http/flight-references";
import type { FlightRow, Json } from "@/lib/server/http/flight-rows";
import { type FlightElement, isFlightElement, isStill, renderStill } from "@/lib/server/http/still-element";

/** What stands in the data for the content of an element with this HTML; null where nothing can. */
export type StandIn = (html: string) => string | null;

/** Shorter content is not worth a stand-in. */
const MIN_LENGTH = 80;
const QUOTED_REFERENCE = /"(\$[^"]*)"/g;

/**
 * The same rows with the content of still elements replaced by stand-ins, from the outermost element on. Rows of
 * which only replaced content spoke are left out. Null where a row that stays speaks of replaced content.
 */
export function shortenFlight(rows: readonly FlightRow[], standIn: StandIn): FlightRow[] | null {
  const values = valuesOf(rows);
  const short = new Map<string, Json>();
  const visit = (id: string): void => {
    const value = values.get(id);
    if (value === undefined || short.has(id)) return;
    short.set(id, value);
    short.set(id, shortOf(value));
  };
  const shortOf = (value: Json): Json => {
    const reference = readReference(value);
    if (reference) visit(reference.id);
    if (typeof value !== "object" || value === null) return value;
    const replaced = isFlightElement(value) ? replaceContent(value, values, standIn) : null;
    if (replaced) return replaced;
    if (Array.isArray(value)) return value.map(shortOf);
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shortOf(one as Json)]));
  };
  for (const id of rootsOf(rows, values)) visit(id);
  const isWhole = [...short.values()].every((value) =>
    [...referencesIn(value)].every(
      (reference) => reference.path.length === 0 || followReference(reference, short) !== undefined,
    ),
  );
  return isWhole ? rows.flatMap((row) => shortRow(row, short)) : null;
}

/** Rows that nobody speaks of, or that are spoken of by rows that are not looked into. */
function rootsOf(rows: readonly FlightRow[], values: ValueOf): Set<string> {
  const roots = new Set(values.keys());
  for (const value of values.values()) for (const { id } of referencesIn(value)) roots.delete(id);
  for (const row of rows) {
    if (row.kind !== "other") continue;
    for (const [, quoted] of row.line.matchAll(QUOTED_REFERENCE)) {
      const reference = readReference(quoted);
      if (reference) roots.add(reference.id);
    }
  }
  return roots;
}

function shortRow(row: FlightRow, short: ReadonlyMap<string, Json>): FlightRow[] {
  if (row.kind === "other") return [row];
  const value = short.get(row.id);
  if (value === undefined) return [];
  return [row.kind === "value" ? { ...row, value } : row];
}

function replaceContent(element: FlightElement, values: ValueOf, standIn: StandIn): Json | null {
  const [mark, type, key, { children, dangerouslySetInnerHTML, ...others }] = element;
  const content = children ?? dangerouslySetInnerHTML;
  if (content === undefined || type.startsWith("$") || !isStill(element, values)) return null;
  const html = renderStill(element, values);
  const found = html.length < MIN_LENGTH ? null : standIn(html);
  return found === null ? null : [mark, type, key, { ...others, dangerouslySetInnerHTML: { __html: found } }];
}
