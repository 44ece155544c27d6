import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { LOCALES } from "@/lib/i18n/locales";
import type { WrittenBoat } from "@/lib/server/catalogue/boats/files/boat-document";

/** How a column of the spreadsheet represents a part of the boat. */
type Shape = "text" | "localized" | "words" | { items: string };

/** Items name their first value without its name: `hourly;price=5900.00;min_hours=2`. */
const COLUMNS = {
  code: "text",
  version: "text",
  status: "text",
  name: "localized",
  slug: "localized",
  type: "text",
  port: "text",
  instant: "text",
  currency: "text",
  model_year: "text",
  length_m: "text",
  width_m: "text",
  cruising_capacity: "text",
  food_capacity: "text",
  sleeping_capacity: "text",
  cabin_count: "text",
  toilet_count: "text",
  last_maintenance_on: "text",
  prepayment_percent: "text",
  cancellation_policy: "text",
  accepted_on_board: "words",
  service_opens_hour: "text",
  service_closes_hour: "text",
  handover_start_hour: "text",
  handover_end_hour: "text",
  turnaround_minutes: "text",
  notice_hours: "text",
  "owner.name": "text",
  "owner.email": "text",
  "owner.phone": "text",
  "owner.locale": "text",
  "captain.name": "text",
  "captain.phone": "text",
  "captain.languages": "words",
  "captain.licence": "text",
  facilities: "words",
  usage_rules: { items: "key" },
  services: { items: "key" },
  rates: { items: "kind" },
  pictures: { items: "file" },
  "video.key": "text",
  "video.file": "text",
  "video.poster": "text",
  "video.title": "localized",
  "video.description": "localized",
  "video.published_on": "text",
  description: "localized",
  rental_rules: "localized",
} as const satisfies Record<string, Shape>;

interface Column {
  name: string;
  path: string[];
  shape: Exclude<Shape, "localized">;
}

const LIST: readonly Column[] = Object.entries<Shape>(COLUMNS).flatMap(([at, shape]) => {
  const path = at.split(".");
  const name = path.join("_");
  if (shape !== "localized") return [{ name, path, shape }];
  return LOCALES.map((locale) => ({
    name: `${name}_${locale}`,
    path: [...path, locale],
    shape: "text" as const,
  }));
});
const BY_NAME = new Map(LIST.map((column) => [column.name, column]));

const BETWEEN = "|";
const INSIDE = ";";
/** `+` separates lists inside an item: `weekdays=fri+sat`. */
const TOGETHER = "+";
const LISTS_INSIDE: ReadonlySet<string> = new Set(["weekdays"]);
const LOCALIZED_INSIDE = /^(alt)_(tr|en|ar)$/;

type Part = Record<string, unknown>;

/** The boats of a spreadsheet, one a line below the names of the columns. Throws on a broken file or column name. */
export function parseBoatRows(text: string): Part[] {
  // Spreadsheets of other countries write `;` or tabs; the names of the columns have none of them.
  const delimiter = /[,;\t]/.exec(text)?.[0] ?? ",";
  const rows = parse(text, { columns: true, bom: true, skip_empty_lines: true, trim: true, delimiter });
  return (rows as Record<string, string>[]).map((row) => {
    const boat: Part = {};
    for (const [name, cell] of Object.entries(row)) {
      const column = BY_NAME.get(name);
      if (!column)
        throw new Error(`there is no column "${name}"; known are ${[...BY_NAME.keys()].join(", ")}`);
      if (cell !== "") place(boat, column.path, readCell(cell, column.shape));
    }
    return boat;
  });
}

/** The boats as a spreadsheet; `parseBoatRows` reads the same boats out of it. */
export function writeBoatRows(boats: readonly WrittenBoat[]): string {
  const rows = boats.map((boat) => LIST.map(({ path, shape }) => writeCell(dig(boat, path), shape)));
  return stringify([LIST.map(({ name }) => name), ...rows], { bom: true });
}

function readCell(cell: string, shape: Column["shape"]): unknown {
  if (shape === "text") return cell;
  const items = cell.split(BETWEEN).map((item) => item.trim());
  return shape === "words" ? items : items.map((item) => readItem(item, shape.items));
}

function readItem(text: string, headName: string): Part {
  const [head = "", ...pairs] = text.split(INSIDE).map((part) => part.trim());
  // A file has an ending, a picture that the site has already does not.
  const item: Part = { [headName === "file" && !head.includes(".") ? "key" : headName]: head };
  for (const pair of pairs) {
    const cut = pair.indexOf("=");
    const [name, value] = [pair.slice(0, Math.max(cut, 0)), pair.slice(cut + 1)];
    const [, group, locale] = LOCALIZED_INSIDE.exec(name) ?? [];
    if (group && locale) place(item, [group, locale], value);
    else item[name || pair] = LISTS_INSIDE.has(name) ? value.split(TOGETHER) : value;
  }
  return item;
}

function writeCell(value: unknown, shape: Column["shape"]): string {
  if (value === null || value === undefined) return "";
  if (shape === "text") return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
  if (shape === "words") return (value as string[]).join(BETWEEN);
  return (value as Part[]).map((item) => writeItem(item, shape.items)).join(BETWEEN);
}

function writeItem(item: Part, headName: string): string {
  const head = item[headName] ?? item.key;
  const pairs = Object.entries(item)
    .filter(([name, value]) => name !== headName && name !== "key" && value !== null && value !== undefined)
    .flatMap(([name, value]): [string, unknown][] =>
      name === "alt" ? LOCALES.map((locale) => [`alt_${locale}`, (value as Part)[locale]]) : [[name, value]],
    )
    .map(([name, value]) => `${name}=${plain(value)}`);
  return [head, ...pairs].join(INSIDE);
}

function plain(value: unknown): string {
  const text = Array.isArray(value) ? value.join(TOGETHER) : writeCell(value, "text");
  if (text.includes(BETWEEN) || text.includes(INSIDE))
    throw new Error(`"${text}" cannot stand in a spreadsheet: it has a | or ;. Take a .json file instead.`);
  return text;
}

function place(into: Part, [first = "", ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    into[first] = value;
    return;
  }
  const inner = (into[first] ?? {}) as Part;
  into[first] = inner;
  place(inner, rest, value);
}

function dig(from: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((part, name) => (part as Part | null | undefined)?.[name], from);
}
