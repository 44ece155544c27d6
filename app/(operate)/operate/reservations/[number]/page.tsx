import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { readerOf } from "@/app/(operate)/reader-of";
import { RouteLink } from "@/components/layout/route-link";
import { AuditTable } from "@/components/operate/audit/audit-table";
import { ConsoleCard } from "@/components/operate/frame/console-card";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { BookingFacts } from "@/components/operate/reservation/booking-facts";
import { GuestsCard } from "@/components/operate/reservation/guests-card";
import { MoneyFacts } from "@/components/operate/reservation/money-facts";
import { Timeline } from "@/components/operate/reservation/timeline";
import { buttonClass } from "@/components/ui/button-class";
import { may } from "@/lib/domain/staff/permissions";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { readReservation } from "@/lib/server/operator/read-reservation";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";
import { writeOpenedCustomer } from "@/lib/server/people/staff/write-opened-customer";
import { currentTime } from "@/lib/server/platform/db/database-clock";

type Params = Promise<{ number: string }>;

const texts = async () => translatorOf(await requestLocale(), "console");

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const [{ number }, t] = await Promise.all([params, texts()]);
  return { title: t("reservation.title", { number }) };
}

export default async function Page({ params }: { params: Params }) {
  const [{ number }, locale, t] = await Promise.all([params, requestLocale(), texts()]);
  const session = await requireStaff("reservations.read", pathFor("consoleReservation", locale, { number }));
  const record = await readReservation(number, currentTime());
  // The middleware has looked; it is gone since.
  if (!record) redirect(pathFor("consoleMissing", locale));
  const { sheet, steps, invitation, audit, ...sums } = record;
  await writeOpenedCustomer(session, sheet.customerId, { booking: number });
  const { role } = session.staff;
  return (
    <ConsolePage
      locale={locale}
      title={t("reservation.title", { number })}
      reader={readerOf(session)}
      place="consoleReservation"
    >
      <ConsoleCard title={t("reservation.facts")}>
        <BookingFacts {...{ locale, role, sheet }} />
      </ConsoleCard>
      <ConsoleCard title={t("reservation.money")}>
        <MoneyFacts locale={locale} {...sums} {...sheet} />
      </ConsoleCard>
      {invitation && <GuestsCard {...{ locale, role, invitation }} />}
      <ConsoleCard title={t("reservation.timeline")}>
        <Timeline {...{ locale, role, steps }} />
      </ConsoleCard>
      {may(role, "audit.read") && (
        <ConsoleCard title={t("pages.audit")}>
          {audit.length === 0 ? (
            <p>{t("reservation.no_audit")}</p>
          ) : (
            <AuditTable {...{ locale, role }} events={audit} />
          )}
          <div className="console-actions">
            <RouteLink
              to="consoleAudit"
              locale={locale}
              query={{ about: number }}
              className={buttonClass({ variant: "outline" })}
            >
              {t("reservation.all_audit")}
            </RouteLink>
          </div>
        </ConsoleCard>
      )}
    </ConsolePage>
  );
}
