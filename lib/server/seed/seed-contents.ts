import type { PoolClient } from "pg";
import type { ContentKind } from "@/lib/domain/shared/vocabulary";
import { readContentFolder } from "@/lib/server/content/files/read-content-folder";
import { readStoredContents } from "@/lib/server/content/files/read-stored-contents";
import { resolveItem } from "@/lib/server/content/files/resolve-item";
import { saveContents } from "@/lib/server/content/files/save-contents";
import { seedPath } from "./read-seed";

/** Offers with demo prices and posts about demo boats; laws and policies are not. */
const DEMO_KINDS: ReadonlySet<ContentKind> = new Set(["special_service", "home_feature", "blog"]);

/** Pages, special services, home features, posts and questions from `seed/content`, as `content import` reads them. */
export async function seedContents(client: PoolClient, now: Date): Promise<void> {
  const { items, issues } = readContentFolder(seedPath("content"));
  if (issues.length > 0)
    throw new Error(issues.map(({ file, line, problem }) => `${file}:${line} ${problem}`).join("\n"));
  const stored = new Map((await readStoredContents(client)).map((item) => [item.key, item]));
  const settled = items.map((filed) =>
    resolveItem(filed, stored.get(filed.item.key), now, DEMO_KINDS.has(filed.item.kind)),
  );
  await saveContents(client, settled);
}
