import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect } from "@jest/globals";
import { exportContents } from "@/lib/server/content/files/export-contents";
import { type ImportOptions, importContents, issuesOf } from "@/lib/server/content/files/import-contents";
import { getPool } from "@/lib/server/db/pool";

const TABLES = ["contents", "content_texts", "slugs", "special_services", "service_packages"];

/** Every row of a text, and the transaction that last wrote it: an equal rewrite shows too. */
export async function contentFingerprint(): Promise<string[]> {
  return Promise.all(
    TABLES.map(async (table) => {
      const { rows } = await getPool().query<{ sum: string }>(
        `select md5(string_agg(t::text || t.xmin::text, '' order by t::text)) as sum from ${table} t`,
      );
      return `${table} ${rows[0]?.sum}`;
    }),
  );
}

/** Before each test of the file all texts lie in a new folder, which the test may change and import. */
export function contentFolder() {
  let root = "";
  let folder = "";
  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), "palamar-content-"));
    folder = join(root, "texts");
    await exportContents(folder);
  });
  afterEach(() => rmSync(root, { recursive: true }));
  return {
    /** A path beside the folder, for another one. */
    beside: (name: string) => join(root, name),
    path: (file = "") => join(folder, file),
    /** From now on this folder is changed and imported. */
    use: (other: string) => {
      folder = other;
    },
    read: (file: string) => readFileSync(join(folder, file), "utf8"),
    change: (file: string, from: string | RegExp, to: string) => {
      const text = readFileSync(join(folder, file), "utf8");
      const changed = text.replace(from, to);
      expect(changed).not.toBe(text);
      writeFileSync(join(folder, file), changed);
    },
    remove: (file: string) => rmSync(join(folder, file)),
    import: async (options: ImportOptions = {}) => {
      const result = await importContents(folder, options);
      if (!result.ok) throw new Error(JSON.stringify(issuesOf(result.details)));
      return result.value;
    },
    /** The wrong lines, as the operator reads them. */
    problems: async (): Promise<string[]> => {
      const result = await importContents(folder);
      return result.ok
        ? []
        : issuesOf(result.details).map(({ file, line, problem }) => `${file}:${line} ${problem}`);
    },
  };
}
