import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument, type TextDocument } from "@/lib/server/content/files/parse-document";
import { seedPath } from "./read-seed";

/** All documents of a folder of `seed/content`; none when there is no such folder. Throws on a broken one. */
export function readDocuments(name: string): TextDocument[] {
  const folder = seedPath(`content/${name}`);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .sort()
    .map((file) => {
      const parsed = parseDocument(`${name}/${file}`, readFileSync(join(folder, file), "utf8"));
      if (parsed.ok) return parsed.document;
      throw new Error(
        parsed.issues.map(({ line, problem }) => `${name}/${file}:${line} ${problem}`).join("\n"),
      );
    });
}

/** A field of the front matter that must be there. */
export function textOfDocument(document: TextDocument, name: string): string {
  const value = document.matter[name];
  if (!value) throw new Error(`${document.file} has no "${name}"`);
  return value;
}
