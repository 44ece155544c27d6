import type { ContentFields } from "@/lib/contracts/console/content";
import type { AuditSubject } from "@/lib/domain/shared/audit-events";
import { filedKind } from "@/lib/server/reading/content/files/content-kinds";

/** A text as the audit names it: `blog/season-guide`. */
export function contentSubject({ kind, key }: Pick<ContentFields, "kind" | "key">): AuditSubject {
  return { kind: "content", id: `${filedKind(kind).folder}/${key}` };
}
