import type { FlightRow, Json } from "@/lib/server/http/flight-rows";

/** `$1f`, `$L1f`, `$@1f` …: another row; `$1f:props:children:2` a part of it. */
const REFERENCE = /^\$([A-Zg-z@]?)([\da-f]+)((?::[^:]+)*)$/;
/** How React calls the places of an element, which travels as `["$", type, key, props]`. */
const PLACES: Readonly<Record<string, number>> = { type: 1, key: 2, props: 3 };

export interface FlightReference {
  /** Empty for the value itself, `L` for one that may come later. */
  kind: string;
  id: string;
  path: readonly string[];
}

export type ValueOf = ReadonlyMap<string, Json>;

/** What a text refers to; null for every text and value that says only what it says. */
export function readReference(text: Json | undefined): FlightReference | null {
  const found = typeof text === "string" ? REFERENCE.exec(text) : null;
  if (!found) return null;
  const [, kind = "", id = "", path = ""] = found;
  return { kind, id, path: path.split(":").slice(1) };
}

/** What rows with an address say; texts as values write them, a dollar at their beginning doubled. */
export function valuesOf(rows: readonly FlightRow[]): ValueOf {
  const values = new Map<string, Json>();
  for (const row of rows) {
    if (row.kind === "value") values.set(row.id, row.value);
    if (row.kind === "text") values.set(row.id, row.text.replace(/^\$/, "$$$$"));
  }
  return values;
}

/** What a reference stands for; undefined where that is no value, such as a component. */
export function followReference({ kind, id, path }: FlightReference, values: ValueOf): Json | undefined {
  if (kind !== "" && kind !== "L") return undefined;
  return path.reduce<Json | undefined>((value, step) => stepInto(value, step, values), values.get(id));
}

/** A value, or what its reference stands for. */
export function valueBehind(value: Json | undefined, values: ValueOf): Json | undefined {
  const reference = readReference(value);
  return reference ? valueBehind(followReference(reference, values), values) : value;
}

function stepInto(value: Json | undefined, step: string, values: ValueOf): Json | undefined {
  const whole = valueBehind(value, values);
  if (typeof whole !== "object" || whole === null) return undefined;
  if (!Array.isArray(whole)) return (whole as { [key: string]: Json })[step];
  return whole[whole[0] === "$" ? (PLACES[step] ?? -1) : Number(step)];
}

/** Every reference within a value. */
export function* referencesIn(value: Json): Generator<FlightReference> {
  const reference = readReference(value);
  if (reference) yield reference;
  if (typeof value !== "object" || value === null) return;
  for (const part of Object.values(value) as Json[]) yield* referencesIn(part);
}
