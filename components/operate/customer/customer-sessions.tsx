import { ActionButton } from "@/components/operate/action/action-button";
import { type Column, ConsoleTable } from "@/components/operate/frame/console-table";
import { deviceName } from "@/lib/domain/shared/device-name";
import { formatInstant } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface Session {
  id: string;
  userAgent: string | null;
  createdAt: Date;
  lastSeenAt: Date;
}

interface CustomerSessionsProps {
  locale: Locale;
  customerId: string;
  sessions: readonly Session[];
  mayChange: boolean;
}

/** Where a customer is logged in; one session or all are ended. */
export async function CustomerSessions({ locale, customerId, sessions, mayChange }: CustomerSessionsProps) {
  const [t, console] = await Promise.all([
    translatorOf(locale, "console_customer"),
    translatorOf(locale, "console"),
  ]);
  if (sessions.length === 0) return <p>{t("no_sessions")}</p>;
  const at = (instant: Date) => formatInstant(instant, locale, "brief");
  const nameOf = (userAgent: string | null) => {
    const device = deviceName(userAgent);
    return device ? console("invitation.named", device) : t("unknown_device");
  };
  const path = `customers/${customerId}/end-sessions`;
  const actions: Column<Session> = {
    label: console("staff.actions"),
    cell: ({ id, userAgent }) => (
      <ActionButton
        path={path}
        label={t("end_session")}
        title={t("end_session_title", { device: nameOf(userAgent) })}
        intro={t("end_text")}
        values={{ session: id }}
      />
    ),
  };
  return (
    <>
      <ConsoleTable
        rows={sessions}
        keyOf={({ id }) => id}
        columns={[
          { label: t("device"), cell: ({ userAgent }) => <bdi>{nameOf(userAgent)}</bdi> },
          { label: t("last_seen"), isNumber: true, cell: ({ lastSeenAt }) => at(lastSeenAt) },
          { label: t("began"), isNumber: true, cell: ({ createdAt }) => at(createdAt) },
          ...(mayChange ? [actions] : []),
        ]}
      />
      {mayChange && sessions.length > 1 && (
        <div className="console-actions">
          <ActionButton path={path} label={t("end_all")} title={t("end_all_title")} intro={t("end_text")} />
        </div>
      )}
    </>
  );
}
