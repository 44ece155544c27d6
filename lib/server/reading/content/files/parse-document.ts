import { isLocale, type Locale } from "@/lib/i18n/locales";
import type { FileIssue } from "@/lib/server/reading/content/files/file-issue";

/** A file `<key>.<locale>.md`: front matter, then Markdown. */
export interface TextDocument {
  /** The path as error messages show it. */
  file: string;
  key: string;
  locale: Locale;
  /** The lines `name: value` between the two rows of dashes. */
  matter: Readonly<Record<string, string>>;
  /** The line of the file for each name of the front matter. */
  lines: Readonly<Record<string, number>>;
  body: string;
  /** On which line of the file the body begins. */
  bodyLine: number;
}

export type ParsedDocument = { ok: true; document: TextDocument } | { ok: false; issues: FileIssue[] };

const NAME = /^([A-Za-z0-9][A-Za-z0-9_-]*)\.([a-z]+)\.md$/;
const FENCE = "---";

/** Reads one file. Refuses a foreign name and a broken, repeated or missing line of the front matter. */
export function parseDocument(file: string, text: string): ParsedDocument {
  const named = NAME.exec(file.split("/").at(-1) ?? "");
  const [, key = "", locale = ""] = named ?? [];
  if (!isLocale(locale)) return refused(file, 1, "the name must be <key>.<tr|en|ar>.md");
  const rows = text
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .split("\n");
  const end = rows.indexOf(FENCE, 1);
  if (rows[0] !== FENCE || end < 0)
    return refused(file, 1, "the front matter between two lines of --- is missing");

  const matter: Record<string, string> = {};
  const lines: Record<string, number> = {};
  const issues: FileIssue[] = [];
  for (let index = 1; index < end; index += 1) {
    const row = rows[index] ?? "";
    if (row.trim() === "") continue;
    const found = /^([a-z_]+):(.*)$/.exec(row);
    const [, name = "", value = ""] = found ?? [];
    if (!found) issues.push({ file, line: index + 1, problem: `"${row}" is not "name: value"` });
    else if (name in matter) issues.push({ file, line: index + 1, problem: `"${name}" stands here twice` });
    else {
      matter[name] = value.trim();
      lines[name] = index + 1;
    }
  }
  if (issues.length > 0) return { ok: false, issues };
  const first = rows.slice(end + 1).findIndex((row) => row.trim() !== "");
  const body = rows
    .slice(end + 1)
    .join("\n")
    .trim();
  return {
    ok: true,
    document: { file, key, locale, matter, lines, body, bodyLine: first < 0 ? end + 2 : end + 2 + first },
  };
}

/** A document as a file; `parseDocument` reads the same back. */
export function formatDocument(
  matter: Readonly<Record<string, string | number | null>>,
  body: string,
): string {
  const lines = Object.entries(matter).flatMap(([name, value]) =>
    value === null || value === ""
      ? []
      : [
          `${name}: ${String(value)
            .replace(/\s*\n\s*/g, " ")
            .trim()}`,
        ],
  );
  return `${[FENCE, ...lines, FENCE].join("\n")}\n\n${body.trim()}\n`;
}

function refused(file: string, line: number, problem: string): ParsedDocument {
  return { ok: false, issues: [{ file, line, problem }] };
}
