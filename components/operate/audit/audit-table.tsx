import { BookingNumber } from "@/components/operate/frame/booking-number";
import { type Column, ConsoleTable } from "@/components/operate/frame/console-table";
import type { AuditEvent, AuditSubject } from "@/lib/domain/shared/audit-events";
import type { ActorKind } from "@/lib/domain/shared/vocabulary";
import { showField } from "@/lib/domain/staff/mask-field";
import type { StaffRole } from "@/lib/domain/staff/permissions";
import { formatInstant } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface AuditRow {
  id: string;
  at: Date;
  actorKind: ActorKind;
  actorId: string | null;
  actorName: string | null;
  event: AuditEvent;
  subjectKind: AuditSubject["kind"];
  subjectId: string;
  subjectName: string | null;
  data: Record<string, unknown>;
  reason: string | null;
}

const words = (data: Record<string, unknown>) =>
  Object.entries(data)
    .map(([key, value]) => `${key}: ${typeof value === "string" ? value : JSON.stringify(value)}`)
    .join(" · ");

/** Addresses stand among ids: whoever may not see addresses sees them masked. */
const shown = (role: StaffRole, text: string) =>
  text.includes("@") ? showField(role, "field.email", text) : text;

/** What was written down, the newest first. */
export async function AuditTable({
  locale,
  role,
  events,
}: {
  locale: Locale;
  role: StaffRole;
  events: readonly AuditRow[];
}) {
  return <ConsoleTable rows={events} keyOf={({ id }) => id} columns={await auditColumns(locale, role)} />;
}

/** The columns of what was written down, as a role may see them. */
export async function auditColumns(locale: Locale, role: StaffRole): Promise<Column<AuditRow>[]> {
  const t = await translatorOf(locale, "console");
  return [
    {
      label: t("audit.when"),
      isNumber: true,
      sort: "at",
      cell: ({ at }) => formatInstant(at, locale, "brief"),
    },
    {
      label: t("audit.who"),
      cell: ({ actorKind, actorId, actorName }) => (
        <div>
          <bdi className="font-semibold">
            {actorName ?? (actorId ? shown(role, actorId) : t("audit.nobody"))}
          </bdi>
          <br />
          <span className="text-muted">{t(`audit.actor.${actorKind}`)}</span>
        </div>
      ),
    },
    { label: t("audit.what"), cell: ({ event }) => t(`audit.event.${event}`) },
    {
      label: t("audit.about"),
      cell: ({ subjectKind, subjectId, subjectName }) => (
        <div>
          <BookingNumber
            {...{ locale, role }}
            number={
              subjectName && subjectKind === "customer"
                ? showField(role, "field.name", subjectName)
                : (subjectName ?? shown(role, subjectId))
            }
          />
          <br />
          <span className="text-muted">{t(`audit.subject.${subjectKind}`)}</span>
        </div>
      ),
    },
    {
      label: t("audit.details"),
      cell: ({ reason, data }) => (
        <>
          {reason && <bdi>{reason}</bdi>}
          {Object.keys(data).length > 0 && <code>{words(data)}</code>}
        </>
      ),
    },
  ];
}
