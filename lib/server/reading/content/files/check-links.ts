import { LOCALES } from "@/lib/i18n/locales";
import { FILED_KINDS } from "@/lib/server/reading/content/files/content-kinds";
import { type FileIssue, type IssueCause, issueOf } from "@/lib/server/reading/content/files/file-issue";
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
      return document.body
        .split("\n")
        .flatMap((row, index) =>
          causesOf(row, targets, known).map(({ code, values }) =>
            issueOf(document.file, document.bodyLine + index, code, values),
          ),
        );
    }),
  );
}

function targetOf({ kind, key }: FiledItem["item"]): string[] {
  const scope = FILED_KINDS.find((filed) => filed.kind === kind)?.scope;
  return scope && scope in ROUTES ? [`${ROUTES[scope as keyof typeof ROUTES]}/${key}`] : [];
}

function causesOf(row: string, targets: ReadonlySet<string>, { values }: TextContext): IssueCause[] {
  const links = [...row.matchAll(/\]\(([^)\s]*)/g)].flatMap(([, link = ""]): IssueCause[] => {
    if (FOREIGN.test(link)) return [];
    if (!link.startsWith("route:")) return [{ code: "link_form", values: { link } }];
    return targets.has(link.slice("route:".length)) ? [] : [{ code: "link_nowhere", values: { link } }];
  });
  const holes = [...row.matchAll(/\{(\w+)\}/g)].flatMap(([hole, name = ""]): IssueCause[] =>
    name in values ? [] : [{ code: "hole", values: { hole } }],
  );
  return [...links, ...holes];
}
