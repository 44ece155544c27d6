import { inArray } from "drizzle-orm";
import type { AuditEvent, AuditSubject } from "@/lib/domain/shared/audit-events";
import { getDb } from "@/lib/server/platform/db/pool";
import { auditEvents } from "@/lib/server/platform/db/schema/audit";

/** One value that became another; null where there is none. */
export interface Edit {
  about: AuditSubject["kind"];
  id: string;
  /** Which part of a value that has several: `name.en`; of a proposed refund its currency. */
  field: string;
  from: string | null;
  to: string | null;
}

/** Their audit lines hold what was `before` and is `after`. */
const EDITING: readonly AuditEvent[] = [
  "setting_changed",
  "exchange_rate_changed",
  "road_changed",
  "catalogue_saved",
  "catalogue_removed",
];

/** What became another, by these lines of the audit. */
export async function readEdits(audit: readonly string[]): Promise<Edit[]> {
  const lines = await getDb()
    .select()
    .from(auditEvents)
    .where(inArray(auditEvents.id, audit.map(Number)))
    .orderBy(auditEvents.id);
  return lines.flatMap(({ event, subjectKind: about, subjectId: id, data }): Edit[] => {
    if (event === "refund_proposed")
      return [
        {
          about: "refund",
          id: `${data.number}`,
          field: `${data.currency}`,
          from: null,
          to: `${data.amountMinor}`,
        },
      ];
    if (!EDITING.includes(event)) return [];
    return compareValues(data.before, data.after).map((edit) => ({ about, id, ...edit }));
  });
}

/** The parts that differ between two values, each as it would be read. */
function compareValues(before: unknown, after: unknown): Pick<Edit, "field" | "from" | "to">[] {
  const [were, are] = [partsOf(before), partsOf(after)];
  return [...new Set([...were.keys(), ...are.keys()])]
    .map((field) => ({ field, from: were.get(field) ?? null, to: are.get(field) ?? null }))
    .filter(({ from, to }) => from !== to);
}

function partsOf(value: unknown, path = ""): Map<string, string> {
  if (value === null || value === undefined || value === "") return new Map();
  if (typeof value !== "object") return new Map([[path, String(value)]]);
  return new Map(
    Object.entries(value).flatMap(([name, part]) => [...partsOf(part, path ? `${path}.${name}` : name)]),
  );
}
