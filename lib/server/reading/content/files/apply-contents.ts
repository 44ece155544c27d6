import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales";
import { type AuditEntry, audit } from "@/lib/server/platform/audit";
import type { CacheTag } from "@/lib/server/platform/db/cache-manifest";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";
import { notifyTags } from "@/lib/server/platform/db/notify-tags";
import { takeSeedLock } from "@/lib/server/platform/db/take-seed-lock";
import { excerptsOf } from "@/lib/server/platform/files/describe-change";
import { addJob, removeJob } from "@/lib/server/platform/jobs/add-job";
import { announceContents } from "@/lib/server/reading/content/announce-contents";
import {
  type CheckedItem,
  checkAgainstDatabase,
} from "@/lib/server/reading/content/files/check-against-database";
import { checkLinks } from "@/lib/server/reading/content/files/check-links";
import { type ItemChange, listChanges } from "@/lib/server/reading/content/files/compare-items";
import { filedKind } from "@/lib/server/reading/content/files/content-kinds";
import { type FileIssue, issueOf } from "@/lib/server/reading/content/files/file-issue";
import type { FiledItem } from "@/lib/server/reading/content/files/read-item";
import {
  readStoredContents,
  versionOfContent,
} from "@/lib/server/reading/content/files/read-stored-contents";
import { resolveItem } from "@/lib/server/reading/content/files/resolve-item";
import { saveContents } from "@/lib/server/reading/content/files/save-contents";
import { readTextContext } from "@/lib/server/reading/content/get-text-context";
import { dropTextDrafts } from "@/lib/server/reading/content/text-drafts";

/** A text that differs from what the site has. */
export interface AppliedContent {
  /** `blog/season-guide` */
  name: string;
  item: CheckedItem["resolved"];
  stored: CheckedItem["stored"];
  changes: ItemChange[];
}

export interface AppliedContents {
  changed: AppliedContent[];
  unchanged: number;
  /** Texts of the database that nothing names: they stay as they are. */
  untouched: number;
}

interface ApplyOptions {
  by: Actor<"staff">;
  now: Date;
  event: "content_imported" | "content_saved";
  /** What somebody writes at these texts meanwhile stays. */
  keepsDrafts?: boolean;
  /** Finds the same and writes nothing. */
  dryRun?: boolean;
}

export const CONTENT_TAGS: CacheTag[] = ["content", "slugs", "home"];

/**
 * Brings the texts of the site to what these say, all or nothing: one wrong line refuses everything, with every wrong
 * line in `details.issues`. A text that was changed since it was read is wrong, too, so that nothing undoes a
 * colleague's work. Only what differs is written, every instance is notified, now and when a text is due, and search
 * engines too where configured.
 */
export async function applyContents(
  { items, issues: wrongLines }: { items: readonly FiledItem[]; issues: readonly FileIssue[] },
  { by, now, event, keepsDrafts = false, dryRun = false }: ApplyOptions,
): Promise<Outcome<AppliedContents, "content_invalid">> {
  const issues = [...wrongLines, ...checkLinks(items, await readTextContext(DEFAULT_LOCALE))];
  return inTransaction(async (tx, client) => {
    await takeSeedLock(client);
    const all = await readStoredContents(client);
    const storedBy = new Map(all.map((item) => [item.key, item]));
    const wanted = items.map((filed): CheckedItem => {
      const stored = storedBy.get(filed.item.key);
      return { filed, stored, resolved: resolveItem(filed, stored, now, stored?.demo ?? false) };
    });
    const compared = wanted.map((one) => ({ ...one, changes: listChanges(one.stored, one.resolved) }));
    const differing = compared.filter(({ stored, changes }) => !stored || changes.length > 0);
    const broken = new Set(issues.map(({ file }) => file));
    const stale = differing.flatMap(findStale).filter(({ file }) => !broken.has(file));
    const found = [...issues, ...(await checkAgainstDatabase(client, wanted)), ...stale];
    if (found.length > 0) return refuse("content_invalid", { issues: inOrder(found) });

    const changed = differing.map(({ resolved: item, stored, changes }): AppliedContent => {
      return { name: `${filedKind(item.kind).folder}/${item.key}`, item, stored, changes };
    });
    if (!dryRun && changed.length > 0) {
      const ids = await saveContents(
        client,
        changed.map(({ item }) => item),
        now,
      );
      // From now on they no longer follow the shipped files.
      await client.query("update contents set edited_at = $2 where id = any ($1::int[])", [ids, now]);
      const entries = changed.map((change): AuditEntry => {
        return { by, event, subject: { kind: "content", id: change.name }, data: auditData(change) };
      });
      await audit(tx, ...entries);
      if (event === "content_saved" && !keepsDrafts)
        await dropTextDrafts(
          tx,
          "content",
          changed.map(({ item }) => item.key),
        );
      await notifyTags(tx, CONTENT_TAGS);
      const dated = changed.map(({ item }, index) => ({
        id: ids[index] ?? 0,
        publishedAt: item.publishedAt,
      }));
      await announceContents(tx, dated, now);
      for (const { id, publishedAt } of dated) await renewWhenDue(tx, id, publishedAt, now);
    }
    return accept({
      changed,
      unchanged: compared.length - changed.length,
      untouched: all.length - wanted.filter(({ stored }) => stored).length,
    });
  });
}

/** Every read asks whether a text is published by now; what is kept of them is renewed at that instant. */
async function renewWhenDue(tx: Tx, id: number, publishedAt: string | null, now: Date): Promise<void> {
  const jobKey = `renew:content:${id}`;
  const runAt = publishedAt === null ? now : new Date(publishedAt);
  if (runAt > now) await addJob(tx, "renew_contents", {}, { runAt, jobKey });
  else await removeJob(tx, jobKey);
}

/** Of long texts the part that begins to differ, and how many letters there are. */
function auditData({ stored, changes }: AppliedContent): Record<string, unknown> {
  return {
    isNew: !stored,
    changes: changes.map(({ locale, field, from, to }) => {
      const [before, after] = excerptsOf(from, to);
      const isLong =
        field === "body" ? { letters: [String(from ?? "").length, String(to ?? "").length] } : {};
      return { ...(locale ? { locale } : {}), field, from: before, to: after, ...isLong };
    }),
  };
}

/** A text that would change although it was not made from what the site has now. */
function findStale({ filed, stored }: CheckedItem): FileIssue[] {
  const current = stored && versionOfContent(stored);
  if (!current || filed.version === current) return [];
  const document = filed.documents[DEFAULT_LOCALE];
  const code = filed.version ? "changed_since" : "no_version";
  return [issueOf(document?.file ?? "", document?.lines.version ?? 1, code, { version: current })];
}

/** The wrong lines of a refusal. */
export function issuesOf(details: Record<string, unknown> | undefined): FileIssue[] {
  return (details?.issues ?? []) as FileIssue[];
}

function inOrder(issues: readonly FileIssue[]): FileIssue[] {
  return [...issues].sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}
