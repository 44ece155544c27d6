import { basename, extname } from "node:path";
import * as v from "valibot";
import { MIN_PICTURES } from "@/lib/domain/boats/publication-gaps";
import { type BoatDocument, boatDocument } from "@/lib/server/catalogue/boats/files/boat-document";
import { parseBoatRows } from "@/lib/server/catalogue/boats/files/boat-rows";
import { foldBoatCode } from "@/lib/server/catalogue/boats/find-boat-by-code";
import { readUtf8File } from "@/lib/server/platform/files/read-utf8-file";

export interface BoatIssue {
  /** The boat's code, or the file's name when the file itself is wrong. */
  where: string;
  /** `rates.0.price`; empty when it concerns the whole. */
  field: string;
  problem: string;
  /** The same for forms: a message key, with the number that its sentence needs behind a colon. */
  key?: string;
}

export interface ReadBoatFile {
  boats: BoatDocument[];
  issues: BoatIssue[];
}

/** The boats of a .json or .csv file, and everything in it that is wrong by itself. */
export function readBoatFile(path: string): ReadBoatFile {
  const issues: BoatIssue[] = [];
  const written = readWritten(path, issues);
  const boats = written.flatMap((one, index) => {
    const parsed = v.safeParse(boatDocument, one);
    if (parsed.success) return [parsed.output];
    const code = (one as { code?: unknown } | null)?.code;
    const where = typeof code === "string" && code ? code : `boat ${index + 1}`;
    issues.push(...issuesOf(where, parsed.issues));
    return [];
  });
  return { boats, issues: [...issues, ...findRepeated(boats)] };
}

/** The issues of a document, for its author and for forms. */
export function issuesOf(where: string, issues: readonly v.BaseIssue<unknown>[]): BoatIssue[] {
  return issues.map((issue) => ({
    where,
    field: v.getDotPath(issue) ?? "",
    problem: sentenceOf(issue),
    key: keyOfIssue(issue),
  }));
}

function readWritten(path: string, issues: BoatIssue[]): unknown[] {
  const where = basename(path);
  try {
    const text = readUtf8File(path);
    if (extname(path) === ".csv") return parseBoatRows(text);
    const read: unknown = JSON.parse(text);
    if (Array.isArray(read)) return read;
    issues.push({ where, field: "", problem: "is no list of boats" });
  } catch (error) {
    issues.push({ where, field: "", problem: error instanceof Error ? error.message : String(error) });
  }
  return [];
}

/** The sentences of message keys that need no number. */
const SENTENCES: Readonly<Record<string, string>> = {
  required: "is missing",
  email: "is no e-mail address",
  invalid: "is not valid",
  whole_number: "is no whole number",
  not_yes_no: "is neither yes nor no",
  not_amount: "is no amount like 1250.50",
  not_nothing: "must be more than nothing",
  not_key: "is no key like `motor-yacht`",
  not_phone: "is no number like +905321234567",
  not_language: "is no language code of two letters",
  ends_before: "ends before it begins",
  not_picture_file: "is no picture file",
  key_or_file: "needs either a key or a file",
  not_mp4: "is no mp4 file",
  not_poster: "is neither a picture's key nor a file",
  not_code: "is no code like PLM-1004",
  no_payment: "names no way to pay",
  no_berths: "must be above 0 where nights have a price",
  no_price: "names no price",
  few_pictures: `has fewer than ${MIN_PICTURES} pictures`,
};

type Issue = { message: string; received: string };

/** The message key of an issue, for forms. */
function keyOfIssue({ message, received }: Issue): string {
  return received === "undefined" ? "required" : message;
}

/** An issue for the author of a file: fields answer message keys such as `min_length:80`. */
export function sentenceOf(issue: Issue): string {
  const message = keyOfIssue(issue);
  const [key = "", argument] = message.split(":");
  switch (key) {
    case "min_length":
      return `is shorter than ${argument} letters`;
    case "max_length":
      return `is longer than ${argument} letters`;
    case "min_value":
      return `is less than ${argument}`;
    case "max_value":
      return `is more than ${argument}`;
    default:
      return SENTENCES[key] ?? message;
  }
}

function findRepeated(boats: readonly BoatDocument[]): BoatIssue[] {
  const seen = new Set<string>();
  return boats.flatMap(({ code, slug }) => {
    const issues: BoatIssue[] = [];
    const claim = (name: string, field: string, problem: string) => {
      if (seen.has(name)) issues.push({ where: code, field, problem });
      seen.add(name);
    };
    claim(`code ${foldBoatCode(code)}`, "code", "stands in the file twice");
    for (const [locale, one] of Object.entries(slug ?? {}))
      claim(`${locale} ${one}`, `slug.${locale}`, `${one} belongs to another boat of the file`);
    return issues;
  });
}
