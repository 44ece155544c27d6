import { basename, extname } from "node:path";
import { getDotPath, safeParse } from "valibot";
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
    const parsed = safeParse(boatDocument, one);
    if (parsed.success) return [parsed.output];
    const code = (one as { code?: unknown } | null)?.code;
    const where = typeof code === "string" && code ? code : `boat ${index + 1}`;
    for (const issue of parsed.issues) {
      issues.push({ where, field: getDotPath(issue) ?? "", problem: sentenceOf(issue) });
    }
    return [];
  });
  return { boats, issues: [...issues, ...findRepeated(boats)] };
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

/** Fields shared with forms answer message keys such as `min_length:80`. */
export function sentenceOf({ message, received }: { message: string; received: string }): string {
  if (received === "undefined") return "is missing";
  const [key, argument] = message.split(":");
  switch (key) {
    case "required":
      return "is missing";
    case "min_length":
      return `is shorter than ${argument} letters`;
    case "max_length":
      return `is longer than ${argument} letters`;
    case "min_value":
      return `is less than ${argument}`;
    case "max_value":
      return `is more than ${argument}`;
    case "email":
      return "is no e-mail address";
    case "invalid":
      return "is not valid";
    default:
      return message;
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
