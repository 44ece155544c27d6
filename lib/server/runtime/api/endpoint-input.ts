import * as v from "valibot";
import { FORMER_NAMES } from "@/lib/domain/search/search-names";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { MAX_BODY_BYTES, readLimitedBody } from "@/lib/server/platform/request/read-limited-body";
import type { Schema } from "@/lib/server/runtime/api/endpoint-contract";

type BodyRefusal = "bad_json" | "body_too_large";

/** The JSON of a body of at most `maxBytes`; anything else than UTF-8 `application/json` is refused. */
export async function readJsonBody(
  request: Request,
  maxBytes = MAX_BODY_BYTES,
): Promise<Outcome<unknown, BodyRefusal>> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") return refuse("bad_json");
  const bytes = await readLimitedBody(request.body, maxBytes);
  if (!bytes) return refuse("body_too_large", { maxBytes });
  try {
    return accept(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)));
  } catch {
    return refuse("bad_json");
  }
}

interface Nested {
  type?: string;
  wrapped?: Nested;
  entries?: Record<string, Nested>;
}

function isList(schema: Nested | undefined): boolean {
  return schema?.wrapped ? isList(schema.wrapped) : schema?.type === "array";
}

/**
 * The query in the form that its schema expects: lists repeat their key, everything else is text. Empty values count as
 * absent, since a plain GET form sends its empty fields; unknown keys (utm_source …) are ignored. Former names of
 * filters count as the present ones.
 */
export function queryObject(search: URLSearchParams, schema: Schema): Record<string, string | string[]> {
  const { entries } = schema as Nested;
  const found: Record<string, string | string[]> = {};
  const nameOf = (key: string) => {
    const present = FORMER_NAMES[key];
    return present && entries?.[present] ? present : key;
  };
  for (const [name, pairs] of Map.groupBy(search, ([key]) => nameOf(key))) {
    const values = pairs.map(([, value]) => value).filter((value) => value !== "");
    const [first, ...more] = values;
    if (first === undefined) continue;
    found[name] = isList(entries?.[name]) || more.length > 0 ? values : first;
  }
  return found;
}

/** The most entries of any list in a contract. */
export const MAX_LIST_LENGTH = 200;

/** Whether a list somewhere in a JSON value has more entries than any contract takes. */
function hasLongList(value: unknown): boolean {
  const queue = [value];
  for (const one of queue) {
    if (typeof one !== "object" || one === null) continue;
    if (Array.isArray(one) && one.length > MAX_LIST_LENGTH) return true;
    for (const inner of Object.values(one)) queue.push(inner);
  }
  return false;
}

/**
 * Parses one part of the input; `undefined` when the contract has none. Each field stops at the first step that fails,
 * and a list that is too long is refused before its entries are looked at: no input of 64 KB may take long.
 */
export function parsePart(
  schema: Schema | undefined,
  value: unknown,
): Outcome<unknown, "invalid_input"> & { issues?: v.BaseIssue<unknown>[] } {
  if (!schema) return accept(undefined);
  if (hasLongList(value)) return { ...refuse("invalid_input"), issues: [] };
  const parsed = v.safeParse(schema, value, { abortPipeEarly: true });
  return parsed.success ? accept(parsed.output) : { ...refuse("invalid_input"), issues: parsed.issues };
}
