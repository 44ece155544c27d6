import { consoleMetadata } from "@/app/(operate)/console-metadata";
import { readerOf } from "@/app/(operate)/reader-of";
import { waitingRows } from "@/app/(operate)/waiting-rows";
import { RouteLink } from "@/components/layout/route-link";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { ClosePort } from "@/components/operate/today/close-port";
import { KeepToday } from "@/components/operate/today/keep-today";
import { Sailings } from "@/components/operate/today/sailings";
import { WaitingTable } from "@/components/operate/today/waiting-table";
import { buttonClass } from "@/components/ui/button-class";
import { Notice } from "@/components/ui/notice";
import { may } from "@/lib/domain/staff/permissions";
import { formatInstant } from "@/lib/i18n/format-date";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { listGridFilters } from "@/lib/server/operator/read-grid";
import { readToday } from "@/lib/server/operator/read-today";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";
import { currentTime } from "@/lib/server/platform/db/database-clock";

export const generateMetadata = () => consoleMetadata("today");

export default async function Page() {
  const locale = await requestLocale();
  const session = await requireStaff("today.read", pathFor("consoleToday", locale));
  const now = currentTime();
  const [t, sheet, today, { ports }] = await Promise.all([
    translatorOf(locale, "console"),
    translatorOf(locale, "console_sailings"),
    readToday(now, locale),
    listGridFilters(locale),
  ]);
  const { healthy, aliveWorkers: workers, givenUp } = today.jobs;
  const { role } = session.staff;
  const mayClose = may(role, "bookings.write");
  return (
    <ConsolePage locale={locale} title={t("today.title")} reader={readerOf(session)} place="consoleToday">
      <KeepToday until={session.endsAt.toISOString()} />
      <p hidden data-kept>
        {sheet("kept", { time: formatInstant(now, locale, "brief") })}
      </p>
      {healthy ? (
        <p className="text-muted">{t("today.jobs_healthy")}</p>
      ) : (
        <Notice tone="danger">{t("today.jobs_ill", { workers, given_up: givenUp })}</Notice>
      )}
      <section className="console-card">
        <h2>{t("today.waits")}</h2>
        {today.calendarConflicts > 0 && may(role, "calendars.read") && (
          <p>
            <RouteLink to="consoleCalendars" locale={locale} className="font-semibold text-danger underline">
              {t("today.calendar_conflicts", { count: today.calendarConflicts })}
            </RouteLink>
          </p>
        )}
        {today.overdueOwners > 0 && may(role, "owners_money.read") && (
          <p>
            <RouteLink
              to="consoleOwnersMoney"
              locale={locale}
              className="font-semibold text-danger underline"
            >
              {t("today.overdue_owners", { count: today.overdueOwners })}
            </RouteLink>
          </p>
        )}
        {may(role, "inbox.read") && (
          <p>
            <RouteLink to="consoleInbox" locale={locale} className="text-sea underline">
              {t("today.conversations", { ...today.waiting })}
            </RouteLink>
          </p>
        )}
        <WaitingTable {...{ locale, role }} rows={waitingRows(today, role)} />
      </section>
      {today.days.map(({ day, trips }) => (
        <Sailings
          key={day}
          {...{ locale, role, day, trips }}
          actions={
            <>
              <RouteLink
                to="consoleSailings"
                locale={locale}
                query={{ day }}
                className={buttonClass({ variant: "outline", size: "small" })}
              >
                {sheet("open")}
              </RouteLink>
              {mayClose && <ClosePort {...{ locale, day, ports }} />}
            </>
          }
          actionsOf={(port) => mayClose && <ClosePort {...{ locale, day }} ports={[port]} />}
        />
      ))}
    </ConsolePage>
  );
}
