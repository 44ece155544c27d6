import * as v from "valibot";
import { inEachLocale } from "@/lib/i18n/locales";
import type { ContentPackage } from "@/lib/server/reading/content/files/content-item";
import { PACKAGES_FILE } from "@/lib/server/reading/content/files/content-kinds";
import type { FileIssue } from "@/lib/server/reading/content/files/file-issue";

const localized = (most: number) => {
  const one = v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, "is empty"),
    v.maxLength(most, `has more than ${most} letters`),
  );
  return v.strictObject(inEachLocale(() => one));
};

const numberOrNone = (most: number) =>
  v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most))), null);

const schema = v.record(
  v.string(),
  v.array(
    v.strictObject({
      key: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "takes small letters, digits and hyphens")),
      name: localized(80),
      description: localized(400),
      price_minor: v.pipe(
        v.number(),
        v.integer(),
        v.minValue(1, "must be above 0"),
        v.maxValue(1_000_000_000),
      ),
      hours: numberOrNone(24),
      max_persons: numberOrNone(500),
      position: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
  ),
);

type Offered = v.InferOutput<typeof schema>;

/** The packages of each special service, by its key; errors go to `issues`, and the result is null. */
export function readPackages(text: string, issues: FileIssue[]): Map<string, ContentPackage[]> | null {
  const refuse = (line: number, problem: string) => issues.push({ file: PACKAGES_FILE, line, problem });
  const parsed = parseJson(text, refuse);
  if (parsed === undefined) return null;
  const result = v.safeParse(schema, parsed);
  if (!result.success) {
    for (const issue of result.issues)
      refuse(lineOfIssue(text, issue), `${v.getDotPath(issue) ?? ""} ${issue.message}`.trim());
    return null;
  }
  const seen = new Set<string>();
  for (const { key } of Object.values(result.output).flat()) {
    if (seen.has(key)) refuse(lineOf(text, key), `two packages are called "${key}"`);
    seen.add(key);
  }
  return new Map(
    Object.entries(result.output).map(([service, offered]) => [
      service,
      offered
        .map(({ key, name, description, price_minor, hours, max_persons, position }) => ({
          key,
          name: inOrder(name),
          description: inOrder(description),
          priceMinor: price_minor,
          hours,
          maxPersons: max_persons,
          position,
        }))
        .sort((a, b) => a.position - b.position || (a.key < b.key ? -1 : 1)),
    ]),
  );
}

/** A package as file and table name its parts. */
export function packageColumns({ priceMinor, maxPersons, ...rest }: ContentPackage): Offered[string][number] {
  const { key, name, description, hours, position } = rest;
  return { key, name, description, price_minor: priceMinor, hours, max_persons: maxPersons, position };
}

/** The text of a packages file, as `readPackages` reads it. */
export function formatPackages(packages: ReadonlyMap<string, readonly ContentPackage[]>): string {
  const offered: Offered = Object.fromEntries(
    [...packages].map(([service, list]) => [service, list.map(packageColumns)]),
  );
  return `${JSON.stringify(offered, null, 2)}\n`;
}

/** The line of the file for a package or service. */
export function lineOf(text: string, key: string): number {
  const at = text.indexOf(JSON.stringify(key));
  return at < 0 ? 1 : text.slice(0, at).split("\n").length;
}

function lineOfIssue(text: string, issue: v.BaseIssue<unknown>): number {
  const [service, index] = issue.path ?? [];
  const offered = service?.value;
  const named = Array.isArray(offered) ? offered[Number(index?.key)] : null;
  const key: unknown = named && typeof named === "object" ? (named as { key?: unknown }).key : service?.key;
  return lineOf(text, String(key ?? service?.key ?? ""));
}

function inOrder<T extends ContentPackage["name"]>(text: T): ContentPackage["name"] {
  return inEachLocale((locale) => text[locale]);
}

function parseJson(text: string, refuse: (line: number, problem: string) => void): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = (error as Error).message;
    const at = /position (\d+)/.exec(message)?.[1];
    refuse(at ? text.slice(0, Number(at)).split("\n").length : 1, `is not JSON: ${message}`);
    return undefined;
  }
}
