import { consoleMetadata } from "@/app/(operate)/console-metadata";
import { readerOf } from "@/app/(operate)/reader-of";
import { ActionButton } from "@/components/operate/action/action-button";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { InviteForm } from "@/components/operate/staff/invite-form";
import { StaffTable } from "@/components/operate/staff/staff-table";
import { formatInstant } from "@/lib/i18n/format-date";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { listStaff } from "@/lib/server/operator/list-staff";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";
import { listOpenInvitations } from "@/lib/server/people/staff/invite-staff";
import { isAllowed } from "@/lib/server/people/staff/staff-session";
import { currentTime } from "@/lib/server/platform/db/database-clock";

export const generateMetadata = () => consoleMetadata("staff");

export default async function Page() {
  const locale = await requestLocale();
  const session = await requireStaff("staff.read", pathFor("consoleStaff", locale));
  const now = currentTime();
  const [t, staff, invitations] = await Promise.all([
    translatorOf(locale, "console"),
    listStaff(now),
    listOpenInvitations(now),
  ]);
  const mayChange = isAllowed(session, "staff.write");
  return (
    <ConsolePage locale={locale} title={t("staff.title")} reader={readerOf(session)} place="consoleStaff">
      <section className="console-card" aria-label={t("staff.title")}>
        <StaffTable locale={locale} staff={staff} readerId={session.staffId} mayChange={mayChange} />
      </section>
      {mayChange && <InviteForm locale={session.staff.locale} />}
      <section className="console-card">
        <h2>{t("staff.open")}</h2>
        {invitations.length === 0 && <p>{t("staff.no_open")}</p>}
        <ul className="console-list">
          {invitations.map(({ id, email, role, expiresAt }) => (
            <li key={id}>
              <span>
                <bdi className="font-semibold">{email}</bdi> · {t(`roles.${role}`)}
              </span>
              <span className="console-row">
                <span className="text-muted">
                  {t("staff.until", { time: formatInstant(expiresAt, locale) })}
                </span>
                {mayChange && (
                  <ActionButton
                    path={`staff/invitations/${id}/withdraw`}
                    label={t("staff.withdraw")}
                    title={t("staff.withdraw_named", { email })}
                  />
                )}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </ConsolePage>
  );
}
