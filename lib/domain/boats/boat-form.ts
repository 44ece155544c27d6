import { addDays, isTripDay } from "@/lib/domain/shared/istanbul-time";
import { BOAT_PARTS, type BoatPart } from "./boat-parts";

/** What the fields of a form hold, under the names that the document has: `name.tr`, `rates.0.price`. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** Lists of words: each is a tick, `facilities.wifi`. */
const SETS: ReadonlySet<string> = new Set(["facilities", "accepted_on_board", "languages", "weekdays"]);
/** Lists of what the catalogue has: each stands under its key, `services.captain-meal.price`, and is ticked. */
const KEYED: ReadonlySet<string> = new Set(["services", "usage_rules"]);
/** Lists in an order. */
const ROWS: ReadonlySet<string> = new Set(["rates", "pictures"]);
/** Amounts and metres, which may be typed with a comma. */
const DECIMALS: ReadonlySet<string> = new Set(["price", "fine", "length_m", "width_m"]);

/** The tick of something that the catalogue has. */
const ON = "on";
/** The last day of a season; the document has the first day without it, as `until`. */
const LAST = "last";

/** A part of a document as the fields of its form. */
export function formOf(part: object): FormValues {
  const values: Record<string, string | boolean> = {};
  const put = (path: string, name: string, value: unknown): void => {
    const at = path ? `${path}.${name}` : name;
    if (value === null || value === undefined) return;
    if (SETS.has(name)) for (const word of value as string[]) values[`${at}.${word}`] = true;
    else if (KEYED.has(name))
      for (const { key, ...row } of value as ({ key: string } & object)[]) {
        values[`${at}.${key}.${ON}`] = true;
        putAll(`${at}.${key}`, row);
      }
    else if (Array.isArray(value)) for (const [index, row] of value.entries()) putAll(`${at}.${index}`, row);
    else if (typeof value === "object") putAll(at, value);
    else if (name === "until") values[`${path}.${LAST}`] = addDays(String(value), -1);
    else values[at] = typeof value === "boolean" ? value : String(value);
  };
  const putAll = (path: string, object: object) => {
    for (const [name, value] of Object.entries(object)) put(path, name, value);
  };
  putAll("", part);
  return values;
}

interface Tree {
  [name: string]: string | boolean | Tree;
}

/** The part of a document that a form's fields say; a list without anything is an empty one. */
export function partOfForm(part: BoatPart, values: FormValues): Record<string, unknown> {
  const lists = BOAT_PARTS[part].filter((name) => SETS.has(name) || KEYED.has(name) || ROWS.has(name));
  return { ...Object.fromEntries(lists.map((name) => [name, []])), ...documentOfForm(values) };
}

/** What a form's fields say; an empty field says nothing. */
export function documentOfForm(values: FormValues): Record<string, unknown> {
  const tree: Tree = {};
  for (const [path, value] of Object.entries(values)) {
    const names = path.split(".");
    const last = names.pop() ?? "";
    let at = tree;
    for (const name of names) {
      at[name] ??= {};
      at = at[name] as Tree;
    }
    at[last] = value;
  }
  return Object.fromEntries(Object.entries(tree).map(([name, value]) => [name, build(name, value)]));
}

function build(name: string, value: Tree[string]): unknown {
  if (typeof value !== "object") return plain(name, value);
  if (SETS.has(name)) {
    const words = Object.keys(value).filter((word) => value[word] === true);
    return words.length > 0 || name !== "weekdays" ? words : null;
  }
  if (KEYED.has(name) || ROWS.has(name))
    return rowNames(name, value).map((row) => {
      const { [ON]: _, ...rest } = value[row] as Tree;
      return { ...(KEYED.has(name) && { key: row }), ...(build("", rest) as object) };
    });
  const entries = Object.entries(value)
    .map(([inner, one]) => (inner === LAST ? ["until", dayAfter(one)] : [inner, build(inner, one)]))
    .filter(([, one]) => one !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}

/** The names of a list's rows in their order. */
function rowNames(list: string, rows: Tree): string[] {
  const names = Object.keys(rows);
  if (KEYED.has(list)) return names.filter((name) => (rows[name] as Tree)[ON] === true);
  return names.toSorted((one, other) => Number(one) - Number(other));
}

function plain(name: string, value: string | boolean): string | boolean | undefined {
  if (typeof value === "boolean") return value;
  const text = value.trim();
  if (text === "") return undefined;
  if (DECIMALS.has(name)) return text.replace(",", ".");
  return name === "phone" ? text.replace(/[\s()-]/g, "") : text;
}

function dayAfter(value: Tree[string]): string | undefined {
  const day = String(value).trim();
  return day === "" ? undefined : isTripDay(day) ? addDays(day, 1) : day;
}

/** The field of a form that a wrong field of the document belongs to: `services.0.price` is the first ticked one's. */
export function fieldOfIssue(issue: string, values: FormValues): string {
  const names = issue.split(".");
  const [list = "", index = "", ...rest] = names;
  const inner = rest.map((name) => (name === "until" ? LAST : name));
  if (!KEYED.has(list) && !ROWS.has(list)) return issue;
  const rows: Tree = {};
  for (const [path, value] of Object.entries(values)) {
    const [head, row = "", name] = path.split(".");
    if (head === list && !rows[row]) rows[row] = {};
    if (head === list && name === ON) rows[row] = { [ON]: value };
  }
  return [list, rowNames(list, rows)[Number(index)] ?? index, ...inner].join(".");
}

/** The fields that a colleague has changed since the form was opened, with what they held and hold. */
export function changedMeanwhile(
  opened: FormValues,
  saved: FormValues,
): { field: string; from: string; to: string }[] {
  const textOf = (value: string | boolean | undefined) => (value === undefined ? "" : String(value));
  return [...new Set([...Object.keys(opened), ...Object.keys(saved)])]
    .filter((field) => opened[field] !== saved[field])
    .map((field) => ({ field, from: textOf(opened[field]), to: textOf(saved[field]) }));
}

/** What was typed stays, everything else becomes what is saved now. */
export function keepTyped(typed: FormValues, opened: FormValues, saved: FormValues): FormValues {
  const names = new Set([...Object.keys(typed), ...Object.keys(saved)]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const value = typed[name] === opened[name] ? saved[name] : typed[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
