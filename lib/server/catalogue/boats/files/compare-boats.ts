import { isDeepStrictEqual } from "node:util";
import type { ResolvedBoat, WrittenBoat } from "@/lib/server/catalogue/boats/files/boat-document";
import {
  type StoredBoat,
  versionOfBoat,
  writeBoat,
} from "@/lib/server/catalogue/boats/files/read-stored-boats";

export interface ChangedValue {
  /** As the file names it; undefined values are not there. */
  field: string;
  from: string | undefined;
  to: string | undefined;
}

export interface BoatChange {
  code: string;
  isNew: boolean;
  /** The fields that differ, as the file names them. */
  parts: string[];
  /** Every changed value, `rates.hourly.price` from 5900.00 to 5600.00; of a new boat none. */
  values: ChangedValue[];
  /** What the boat has in the database now; null for a new one. */
  version: string | null;
}

/** The difference between a boat of a file and the stored one. */
export function compareBoats(boat: ResolvedBoat, stored: StoredBoat | undefined): BoatChange {
  if (!stored) return { code: boat.code, isNew: true, parts: [], values: [], version: null };
  const fields = Object.keys(boat) as (keyof ResolvedBoat)[];
  const parts = fields.filter((field) => !isDeepStrictEqual(sorted(boat[field]), sorted(stored[field])));
  const before = valuesOfBoat(stored);
  const after = listValues(writeBoat(boat));
  const values = [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name) !== after.get(name))
    .map((field) => ({ field, from: before.get(field), to: after.get(field) }));
  return { code: boat.code, isNew: false, parts, values, version: versionOfBoat(stored) };
}

/** Every value of a stored boat, named as her file names it. */
export function valuesOfBoat({ id: _, ...boat }: StoredBoat): Map<string, string> {
  return listValues(writeBoat(boat));
}

/** Lists of a boat have no order, except the pictures: the first is the cover. */
function sorted(value: unknown): unknown {
  if (!Array.isArray(value) || value.some((one) => one?.alt)) return value;
  const text = (one: object | string) =>
    typeof one === "string" ? one : JSON.stringify(Object.entries(one).sort());
  return value.map(text).sort();
}

/** Every value of a boat under a name that stays the same when a list gets longer or another order. */
function listValues({ rates, usage_rules, services, pictures, ...boat }: WrittenBoat): Map<string, string> {
  const values = new Map<string, string>();
  collect(values, "", boat);
  for (const [index, { key, alt, gallery }] of pictures.entries())
    collect(values, `pictures.${index + 1}`, { key, alt, gallery });
  for (const { key, ...rule } of usage_rules ?? [])
    collect(values, `usage_rules.${key}`, { stated: true, ...rule });
  for (const { key, ...service } of services ?? []) collect(values, `services.${key}`, service);
  const rateCounts = new Map<string, number>();
  for (const { kind, weekdays, from, until, ...rate } of rates) {
    const season = from || until ? `${from ?? ""}–${until ?? ""}` : null;
    const name = ["rates", kind, weekdays?.join("+"), season].filter(Boolean).join(".");
    const count = (rateCounts.get(name) ?? 0) + 1;
    rateCounts.set(name, count);
    collect(values, count > 1 ? `${name}.${count}` : name, rate);
  }
  return values;
}

function collect(values: Map<string, string>, name: string, value: unknown): void {
  if (value === null || value === undefined) return;
  if (Array.isArray(value)) values.set(name, value.map(String).sort().join(", "));
  else if (typeof value === "object")
    for (const [part, inner] of Object.entries(value))
      collect(values, name ? `${name}.${part}` : part, inner);
  else values.set(name, String(value));
}
