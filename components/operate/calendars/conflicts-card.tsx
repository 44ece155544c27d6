import { RouteLink } from "@/components/layout/route-link";
import { ActionButton } from "@/components/operate/action/action-button";
import { BookingNumber } from "@/components/operate/frame/booking-number";
import { ConsoleCard } from "@/components/operate/frame/console-card";
import { type Column, ConsoleTable } from "@/components/operate/frame/console-table";
import { buttonClass } from "@/components/ui/button-class";
import { isBookingNumber } from "@/lib/domain/reservations/reservation-number";
import { may, type StaffRole } from "@/lib/domain/staff/permissions";
import { formatSpan } from "@/lib/i18n/format-span";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface Conflict {
  feedId: string;
  calendar: string;
  boatCode: string;
  boatName: string;
  startsAt: Date;
  endsAt: Date;
  number: string;
  saleStartsAt: Date;
  saleEndsAt: Date;
}

interface ConflictsCardProps {
  locale: Locale;
  role: StaffRole;
  conflicts: readonly Conflict[];
}

/** Sales in whose time another platform gave the boat away too, and what can be done. */
export async function ConflictsCard({ locale, role, conflicts }: ConflictsCardProps) {
  const t = await translatorOf(locale, "console_calendars");
  const actions: Column<Conflict> = {
    label: t("actions"),
    cell: ({ feedId, calendar, number, startsAt, endsAt }) => (
      <div className="console-actions">
        <ActionButton
          path={`calendars/${feedId}/settle`}
          label={t("settle")}
          title={t("settle_title", { number, calendar })}
          intro={t("settle_text")}
          values={{ from: startsAt.toISOString(), until: endsAt.toISOString() }}
        />
        {isBookingNumber(number) && may(role, "reservations.read") && (
          <RouteLink
            to="consoleReservation"
            locale={locale}
            params={{ number }}
            className={buttonClass({ variant: "outline", size: "small" })}
          >
            {t("offer")}
          </RouteLink>
        )}
      </div>
    ),
  };
  return (
    <ConsoleCard title={t("conflicts")}>
      {conflicts.length === 0 ? (
        <p>{t("no_conflicts")}</p>
      ) : (
        <ConsoleTable
          rows={conflicts}
          keyOf={({ feedId, number, startsAt }) => `${feedId} ${number} ${startsAt.getTime()}`}
          columns={[
            {
              label: t("boat"),
              cell: ({ boatName, boatCode }) => (
                <>
                  <bdi>{boatName}</bdi> <small className="text-muted">{boatCode}</small>
                </>
              ),
            },
            { label: t("calendar"), cell: ({ calendar }) => <bdi>{calendar}</bdi> },
            {
              label: t("other"),
              isNumber: true,
              cell: ({ startsAt, endsAt }) => formatSpan(startsAt, endsAt, locale),
            },
            {
              label: t("sale"),
              isNumber: true,
              cell: ({ number }) => <BookingNumber {...{ locale, role, number }} />,
            },
            {
              label: t("sale_time"),
              isNumber: true,
              cell: ({ saleStartsAt, saleEndsAt }) => formatSpan(saleStartsAt, saleEndsAt, locale),
            },
            ...(may(role, "calendars.write") ? [actions] : []),
          ]}
        />
      )}
    </ConsoleCard>
  );
}
