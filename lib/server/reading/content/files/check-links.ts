import { LOCALES } from "@/lib/i18n/locales";
import { FILED_KINDS } from "@/lib/server/reading/content/files/content-kinds";
import type { FileIssue } from "@/lib/server/reading/content/files/parse-document";
import type { FiledItem } from "@/lib/server/reading/content/files/read-item";
import type { TextContext } from "@/lib/server/reading/content/get-text-context";

const ROUTES = { page: "page", service: "service", blog: "blogPost" } as const;
const FOREIGN = /^(https:\/\/|mailto:|tel:)/;

/**
 * Links of the texts without a target and placeholders without a value: a page would show them as plain text.
 * Contents of the folder itself count as existing.
 */
export function checkLinks(items: readonly FiledItem[], known: TextContext): FileIssue[] {
  const targets = new Set([...Object.keys(known.paths), ...items.flatMap(({ item }) => targetOf(item))]);
  return items.flatMap(({ documents }) =>
    LOCALES.flatMap((locale) => {
      const document = documents[locale];
      if (!document) return [];
      return document.body.split("\n").flatMap((row, index) =>
        problemsOf(row, targets, known).map((problem) => ({
          file: document.file,
          line: document.bodyLine + index,
          problem,
        })),
      );
    }),
  );
}

function targetOf({ kind, key }: FiledItem["item"]): string[] {
  const scope = FILED_KINDS.find((filed) => filed.kind === kind)?.scope;
  return scope && scope in ROUTES ? [`${ROUTES[scope as keyof typeof ROUTES]}/${key}`] : [];
}

function problemsOf(row: string, targets: ReadonlySet<string>, { values }: TextContext): string[] {
  const links = [...row.matchAll(/\]\(([^)\s]*)/g)].flatMap(([, target = ""]) => {
    if (FOREIGN.test(target)) return [];
    if (!target.startsWith("route:"))
      return [`the link "${target}" must begin with route:, https://, mailto: or tel:`];
    return targets.has(target.slice("route:".length)) ? [] : [`the link "${target}" leads nowhere`];
  });
  const holes = [...row.matchAll(/\{(\w+)\}/g)].flatMap(([hole, name = ""]) =>
    name in values ? [] : [`nothing fills in ${hole}`],
  );
  return [...links, ...holes];
}
