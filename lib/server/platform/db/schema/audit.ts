import { bigint, check, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { AUDIT_EVENTS, AUDIT_SUBJECTS } from "@/lib/domain/shared/audit-events";
import { ACTOR_KINDS } from "@/lib/domain/shared/vocabulary";
import { enumText, instant, serialId } from "@/lib/server/platform/db/schema/columns";
import { oneOf } from "@/lib/server/platform/db/schema/one-of";

/** Who did what; it only grows: a trigger refuses changes, and removals within ten years. */
export const auditEvents = pgTable(
  "audit_events",
  {
    id: serialId(),
    at: instant("at").notNull().defaultNow(),
    actorKind: enumText("actor_kind", ACTOR_KINDS).notNull(),
    /** Who it was: see `Actor`. */
    actorId: text("actor_id"),
    event: enumText("event", AUDIT_EVENTS).notNull(),
    subjectKind: enumText("subject_kind", AUDIT_SUBJECTS).notNull(),
    subjectId: text("subject_id").notNull(),
    /** What changed, before and after; no secret, and nothing personal of a customer. */
    data: jsonb("data").$type<Record<string, unknown>>().notNull().default({}),
    /** Why, in the words of who did it. */
    reason: text("reason"),
    /** Of the request that did it; null at the command line and in jobs. */
    requestId: text("request_id"),
  },
  (t) => [
    index("audit_events_subject").on(t.subjectKind, t.subjectId, t.id),
    index("audit_events_at").on(t.at),
    check("audit_events_actor_kind", oneOf(t.actorKind, ACTOR_KINDS)),
  ],
);

/**
 * The chain of the audit: each link holds the hash of its event and of the link before, in the order of the commits. A
 * trigger writes it at the commit. Links stay when their events are removed after ten years.
 */
export const auditLinks = pgTable("audit_links", {
  position: bigint("position", { mode: "number" }).primaryKey(),
  eventId: bigint("event_id", { mode: "number" }).notNull().unique(),
  /** When the event was; tells a removal after ten years from any other. */
  at: instant("at").notNull(),
  /** SHA-256, hex. */
  hash: text("hash").notNull(),
});
