import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { BOOKING_KINDS, type BookingKind, CONTRACT_KINDS } from "@/lib/domain/shared/vocabulary";
import { DEFAULT_LOCALE, inEachLocale, LOCALES, type Locale } from "@/lib/i18n/locales";
import { contractPlaceholders } from "@/lib/server/booking/contracts/contract-placeholders";
import {
  CONTRACT_FOLDERS,
  type ContractTemplate,
} from "@/lib/server/booking/contracts/files/contract-template";
import { type CauseCode, type FileIssue, issueOf } from "@/lib/server/reading/content/files/file-issue";
import { parseDocument, type TextDocument } from "@/lib/server/reading/content/files/parse-document";

type ByLocale = Partial<Record<Locale, TextDocument>>;

/**
 * The contracts below a folder, one Markdown file for each language, and everything that is wrong with them: a contract
 * comes in all languages under one version, with placeholders that the product fills in, the same in each.
 */
export function readContractFolder(root: string): { templates: ContractTemplate[]; issues: FileIssue[] } {
  const issues: FileIssue[] = [];
  const templates = BOOKING_KINDS.flatMap((subject) => {
    const documents = readDocuments(root, CONTRACT_FOLDERS[subject], issues);
    return [...Map.groupBy(documents, ({ key }) => key)].flatMap(([key, own]) => {
      const byLocale: ByLocale = Object.fromEntries(own.map((document) => [document.locale, document]));
      return readTemplate(subject, key, byLocale, issues);
    });
  });
  return { templates, issues };
}

function readDocuments(root: string, name: string, issues: FileIssue[]): TextDocument[] {
  const folder = join(root, name);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .sort()
    .flatMap((file) => {
      const text = new TextDecoder().decode(readFileSync(join(folder, file)));
      const parsed = parseDocument(`${name}/${file}`, text);
      if (parsed.ok) return [parsed.document];
      issues.push(...parsed.issues);
      return [];
    });
}

/** One contract from its documents; errors go to `issues`, and the result is empty. */
export function readTemplate(
  subject: BookingKind,
  key: string,
  documents: ByLocale,
  issues: FileIssue[],
): ContractTemplate[] {
  const before = issues.length;
  const folder = CONTRACT_FOLDERS[subject];
  const refuse = (file: string, line: number, problem: string) => issues.push({ file, line, problem });
  const kind = CONTRACT_KINDS.find((one) => one === key);
  if (!kind)
    refuse(`${folder}/${key}`, 1, `there is no contract "${key}"; known are ${CONTRACT_KINDS.join(", ")}`);
  const base = documents[DEFAULT_LOCALE];
  for (const locale of LOCALES) {
    const document = documents[locale];
    if (document) checkDocument(document, subject, base, issues);
    // A file that could not be read has been reported already.
    else if (!issues.some(({ file }) => file === `${folder}/${key}.${locale}.md`))
      refuse(`${folder}/${key}.${locale}.md`, 1, "the file is missing");
  }
  if (!kind || !base || issues.length > before) return [];
  const texts = inEachLocale((locale) => ({
    title: documents[locale]?.matter.title ?? "",
    template: documents[locale]?.body ?? "",
  }));
  return [{ subject, kind, version: Number(base.matter.version), texts }];
}

function checkDocument(
  document: TextDocument,
  subject: BookingKind,
  base: TextDocument | undefined,
  issues: FileIssue[],
): void {
  const refuse = (file: string, line: number, problem: string) => issues.push({ file, line, problem });
  const { file, matter, lines, body, bodyLine } = document;
  const { title, version = "", ...others } = matter;
  const wrong = (line: number, code: CauseCode, values = {}) =>
    issues.push(issueOf(file, line, code, values));
  if (!title) wrong(1, "missing", { name: "title" });
  if (!/^[1-9]\d{0,4}$/.test(version))
    refuse(file, lines.version ?? 1, '"version" must be a whole number above 0');
  for (const name of Object.keys(others)) refuse(file, lines[name] ?? 1, `"${name}" does not belong here`);
  if (body === "") wrong(bodyLine, "text_empty");
  const known = new Set(contractPlaceholders(subject));
  for (const [index, row] of body.split("\n").entries())
    for (const [hole, name = ""] of row.matchAll(/\{(\w+)\}/g))
      if (!known.has(name)) wrong(bodyLine + index, "hole_known", { hole, known: [...known].join(", ") });
  if (!base || base === document) return;
  if (version !== base.matter.version)
    refuse(
      file,
      lines.version ?? 1,
      `"version" differs from the Turkish file, which says ${base.matter.version}`,
    );
  const [own, wanted] = [holesOf(body), holesOf(base.body)];
  for (const hole of wanted.difference(own)) wrong(1, "hole_missing", { hole });
  for (const hole of own.difference(wanted)) wrong(1, "hole_extra", { hole });
}

function holesOf(body: string): Set<string> {
  return new Set(body.match(/\{\w+\}/g));
}
