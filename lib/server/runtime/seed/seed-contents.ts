import { basename } from "node:path";
import type { PoolClient } from "pg";
import { log } from "@/lib/server/platform/log";
import {
  type CheckedItem,
  checkAgainstDatabase,
} from "@/lib/server/reading/content/files/check-against-database";
import { compareItems } from "@/lib/server/reading/content/files/compare-items";
import type { ContentItem } from "@/lib/server/reading/content/files/content-item";
import { readContentFolder } from "@/lib/server/reading/content/files/read-content-folder";
import { readStoredContents } from "@/lib/server/reading/content/files/read-stored-contents";
import { resolveItem } from "@/lib/server/reading/content/files/resolve-item";
import { saveContents } from "@/lib/server/reading/content/files/save-contents";
import { contentFolders } from "./read-seed";

/** Services at demo prices, posts by invented authors and the story of an invented company. */
const DEMO_KINDS: readonly ContentItem["kind"][] = ["special_service", "home_feature", "blog"];
const DEMO_PAGES: readonly string[] = ["history"];

const isDemo = ({ kind, key }: ContentItem) => DEMO_KINDS.includes(kind) || DEMO_PAGES.includes(key);

/**
 * The shipped pages and questions, or the texts of the demo: missing ones are added, the others follow the files unless
 * the operator edited them. What no longer fits beside the operator's own texts is left out and logged. Returns whether
 * anything changed.
 */
export async function seedContents(
  client: PoolClient,
  which: "shipped" | "demo",
  now: Date,
): Promise<boolean> {
  const read = contentFolders().map((folder) => readContentFolder(folder));
  const issues = read.flatMap((folder) => folder.issues);
  const byKey = new Map(read.flatMap((folder) => folder.items).map((filed) => [filed.item.key, filed]));
  if (issues.length > 0)
    throw new Error(issues.map(({ file, line, problem }) => `${file}:${line} ${problem}`).join("\n"));
  const stored = new Map((await readStoredContents(client)).map((item) => [item.key, item]));
  const { rows } = await client.query<{ key: string }>(
    "select key from contents where edited_at is not null",
  );
  const edited = new Set(rows.map(({ key }) => key));
  const changed = [...byKey.values()]
    .filter(({ item }) => isDemo(item) === (which === "demo") && !edited.has(item.key))
    .map((filed): CheckedItem => {
      const was = stored.get(filed.item.key);
      return { filed, stored: was, resolved: resolveItem(filed, was, now, which === "demo") };
    })
    .filter(
      ({ stored: was, resolved }) =>
        !was || was.demo !== resolved.demo || compareItems(was, resolved).length > 0,
    );
  const conflicts = await checkAgainstDatabase(client, changed);
  if (conflicts.length > 0) log("warn", "shipped_texts_do_not_fit", { issues: conflicts });
  const unfit = new Set(conflicts.map(({ file }) => basename(file).split(".")[0]));
  const fitting = changed.filter(({ resolved }) => !unfit.has(resolved.key)).map(({ resolved }) => resolved);
  await saveContents(client, fitting, now);
  return fitting.length > 0;
}
