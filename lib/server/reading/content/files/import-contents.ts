import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales";
import { type AuditEntry, audit } from "@/lib/server/platform/audit";
import type { CacheTag } from "@/lib/server/platform/db/cache-manifest";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { notifyTags } from "@/lib/server/platform/db/notify-tags";
import { takeSeedLock } from "@/lib/server/platform/db/take-seed-lock";
import { announceContents } from "@/lib/server/reading/content/announce-contents";
import {
  type CheckedItem,
  checkAgainstDatabase,
} from "@/lib/server/reading/content/files/check-against-database";
import { checkLinks } from "@/lib/server/reading/content/files/check-links";
import { compareItems } from "@/lib/server/reading/content/files/compare-items";
import { filedKind } from "@/lib/server/reading/content/files/content-kinds";
import type { FileIssue } from "@/lib/server/reading/content/files/parse-document";
import { readContentFolder } from "@/lib/server/reading/content/files/read-content-folder";
import {
  readStoredContents,
  versionOfContent,
} from "@/lib/server/reading/content/files/read-stored-contents";
import { resolveItem } from "@/lib/server/reading/content/files/resolve-item";
import { saveContents } from "@/lib/server/reading/content/files/save-contents";
import { readTextContext } from "@/lib/server/reading/content/get-text-context";

export interface ContentChange {
  /** `blog/season-guide` */
  name: string;
  isNew: boolean;
  /** What changes, as its files name it, with former and new values. */
  parts: string[];
}

export interface ImportReport {
  changes: ContentChange[];
  unchanged: number;
  /** Texts of the database that no file names: they stay as they are. */
  untouched: number;
}

export interface ImportOptions {
  dryRun?: boolean;
  now?: Date;
}

const CHANGED_TAGS: CacheTag[] = ["content", "slugs", "home"];

/**
 * Brings the texts of the site to what the files of a folder say, all or nothing: the first wrong line refuses
 * the whole folder, with every wrong line in `details.issues`. A text that was changed since its export is wrong,
 * too, so that no old file undoes a colleague's work. Only what differs is written, every instance is
 * notified, and search engines too where configured. A dry run finds the same and writes nothing.
 */
export async function importContents(
  root: string,
  by: Actor<"staff">,
  { dryRun = false, now = currentTime() }: ImportOptions = {},
): Promise<Outcome<ImportReport, "content_invalid">> {
  const { items, issues: wrongLines } = readContentFolder(root);
  const issues = [...wrongLines, ...checkLinks(items, await readTextContext(DEFAULT_LOCALE))];
  return inTransaction(async (tx, client) => {
    await takeSeedLock(client);
    const all = await readStoredContents(client);
    const storedBy = new Map(all.map((item) => [item.key, item]));
    const wanted = items.map((filed): CheckedItem => {
      const stored = storedBy.get(filed.item.key);
      return { filed, stored, resolved: resolveItem(filed, stored, now, stored?.demo ?? false) };
    });
    const compared = wanted.map((one) => ({ ...one, change: changeOf(one) }));
    const changed = compared.filter(({ change }) => change.isNew || change.parts.length > 0);
    const broken = new Set(issues.map(({ file }) => file));
    const stale = changed.flatMap(findStale).filter(({ file }) => !broken.has(file));
    const found = [...issues, ...(await checkAgainstDatabase(client, wanted)), ...stale];
    if (found.length > 0) return refuse("content_invalid", { issues: inOrder(found) });

    if (!dryRun && changed.length > 0) {
      const ids = await saveContents(
        client,
        changed.map(({ resolved }) => resolved),
        now,
      );
      // From now on they no longer follow the shipped files.
      await client.query("update contents set edited_at = $2 where id = any ($1::int[])", [ids, now]);
      await audit(tx, ...changed.map(({ change }) => entryOf(by, change)));
      await notifyTags(tx, CHANGED_TAGS);
      await announceContents(
        tx,
        changed.map(({ resolved }, index) => ({ id: ids[index] ?? 0, publishedAt: resolved.publishedAt })),
        now,
      );
    }
    return accept({
      changes: changed.map(({ change }) => change),
      unchanged: compared.length - changed.length,
      untouched: all.length - wanted.filter(({ stored }) => stored).length,
    });
  });
}

function entryOf(by: Actor<"staff">, { name: id, isNew, parts }: ContentChange): AuditEntry {
  return { by, event: "content_imported", subject: { kind: "content", id }, data: { isNew, parts } };
}

function changeOf({ stored, resolved }: CheckedItem): ContentChange {
  return {
    name: `${filedKind(resolved.kind).folder}/${resolved.key}`,
    isNew: !stored,
    parts: stored ? compareItems(stored, resolved) : [],
  };
}

/** A text that would change although its files were not made from what the site has now. */
function findStale({ filed, stored }: CheckedItem): FileIssue[] {
  const current = stored && versionOfContent(stored);
  if (!current || filed.version === current) return [];
  const document = filed.documents[DEFAULT_LOCALE];
  const problem = filed.version
    ? `the text was changed after its export: it has version ${current} now. Export it again`
    : `"version" is missing: the site has this text, with version ${current}. Export it and edit those files`;
  return [{ file: document?.file ?? "", line: document?.lines.version ?? 1, problem }];
}

/** The wrong lines of a refused import. */
export function issuesOf(details: Record<string, unknown> | undefined): FileIssue[] {
  return (details?.issues ?? []) as FileIssue[];
}

function inOrder(issues: readonly FileIssue[]): FileIssue[] {
  return [...issues].sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}
