import { BookingNumber } from "@/components/operate/frame/booking-number";
import type { AuditEvent, AuditSubject } from "@/lib/domain/shared/audit-events";
import type { ActorKind } from "@/lib/domain/shared/vocabulary";
import { showField } from "@/lib/domain/staff/mask-field";
import type { StaffRole } from "@/lib/domain/staff/permissions";
import { formatInstant } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface AuditRow {
  id: number;
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
  const t = await translatorOf(locale, "console");
  return (
    <table className="console-table">
      <thead>
        <tr>
          {(["when", "who", "what", "about", "details"] as const).map((column) => (
            <th key={column} scope="col">
              {t(`audit.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <tr key={event.id}>
            <td data-label={t("audit.when")} className="console-number">
              {formatInstant(event.at, locale, "brief")}
            </td>
            <td data-label={t("audit.who")}>
              <div>
                <bdi className="font-semibold">
                  {event.actorName ?? (event.actorId ? shown(role, event.actorId) : t("audit.nobody"))}
                </bdi>
                <br />
                <span className="text-muted">{t(`audit.actor.${event.actorKind}`)}</span>
              </div>
            </td>
            <td data-label={t("audit.what")}>{t(`audit.event.${event.event}`)}</td>
            <td data-label={t("audit.about")}>
              <div>
                <BookingNumber
                  {...{ locale, role }}
                  number={event.subjectName ?? shown(role, event.subjectId)}
                />
                <br />
                <span className="text-muted">{t(`audit.subject.${event.subjectKind}`)}</span>
              </div>
            </td>
            <td data-label={t("audit.details")}>
              {event.reason ? <bdi>{event.reason}</bdi> : null}
              {Object.keys(event.data).length > 0 && <code>{words(event.data)}</code>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
