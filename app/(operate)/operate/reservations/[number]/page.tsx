import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { readerOf } from "@/app/(operate)/reader-of";
import { RouteLink } from "@/components/layout/route-link";
import { AuditTable } from "@/components/operate/audit/audit-table";
import { ConsoleCard } from "@/components/operate/frame/console-card";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { ProposalsCard } from "@/components/operate/payments/proposals-card";
import { BookingActions } from "@/components/operate/reservation/booking-actions";
import { BookingFacts } from "@/components/operate/reservation/booking-facts";
import { GuestsCard } from "@/components/operate/reservation/guests-card";
import { MoneyFacts } from "@/components/operate/reservation/money-facts";
import { Notes } from "@/components/operate/reservation/notes";
import { OrderFacts } from "@/components/operate/reservation/order-facts";
import { Timeline } from "@/components/operate/reservation/timeline";
import { buttonClass } from "@/components/ui/button-class";
import { ORDER_PREFIX } from "@/lib/domain/reservations/reservation-number";
import { listBookingActions } from "@/lib/domain/staff/booking-actions";
import { may, type StaffRole } from "@/lib/domain/staff/permissions";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { type BookingRecord, readBooking } from "@/lib/server/operator/read-booking";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";
import { writeOpenedCustomer } from "@/lib/server/people/staff/write-opened-customer";
import { currentTime } from "@/lib/server/platform/db/database-clock";

type Params = Promise<{ number: string }>;

const texts = async () => translatorOf(await requestLocale(), "console");

/** By its number, whose first letters say what it is. */
const titleOf = (t: Awaited<ReturnType<typeof texts>>, number: string) =>
  number.startsWith(ORDER_PREFIX)
    ? t("reservation.order_title", { number })
    : t("reservation.title", { number });

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const [{ number }, t] = await Promise.all([params, texts()]);
  return { title: titleOf(t, number) };
}

export default async function Page({ params }: { params: Params }) {
  const [{ number }, locale, t] = await Promise.all([params, requestLocale(), texts()]);
  const session = await requireStaff("reservations.read", pathFor("consoleReservation", locale, { number }));
  const now = currentTime();
  const record = await readBooking(number, now);
  // The middleware has looked; it is gone since.
  if (!record) redirect(pathFor("consoleMissing", locale));
  const { sheet, steps, audit, invitation, notes, proposals, mails, paidMinor, refundedMinor } = record;
  await writeOpenedCustomer(session, sheet.customerId, { booking: number });
  const { role } = session.staff;
  return (
    <ConsolePage
      locale={locale}
      title={titleOf(t, number)}
      reader={readerOf(session)}
      place="consoleReservation"
    >
      <BookingActions
        {...{ locale, number, actions: actionsOf(record, role, now) }}
        trip={record.kind === "reservation" ? record.sheet : null}
        mails={namesOf(mails)}
      />
      {may(role, "bookings.as_customer") && (
        <p>
          <RouteLink
            to="consoleAsCustomer"
            locale={locale}
            params={{ number }}
            className="text-sea underline"
          >
            {t("as_customer.open")}
          </RouteLink>
        </p>
      )}
      <ConsoleCard title={t(record.kind === "order" ? "reservation.order_facts" : "reservation.facts")}>
        {record.kind === "reservation" ? (
          <BookingFacts {...{ locale, role }} sheet={record.sheet} />
        ) : (
          <OrderFacts {...{ locale, role }} sheet={record.sheet} />
        )}
      </ConsoleCard>
      <ConsoleCard title={t("reservation.money")}>
        <MoneyFacts {...{ locale, paidMinor, refundedMinor }} {...sheet} />
      </ConsoleCard>
      <ProposalsCard {...{ locale, role, proposals }} readerId={session.staffId} />
      {invitation && <GuestsCard {...{ locale, role, invitation }} />}
      {may(role, "field.name") && (
        <ConsoleCard title={t("reservation.notes")}>
          <Notes {...{ locale, role, notes }} path={`bookings/${number}/notes`} />
        </ConsoleCard>
      )}
      <ConsoleCard title={t("reservation.timeline")}>
        <Timeline {...{ locale, role, steps, mails }} />
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

const namesOf = (mails: BookingRecord["mails"]) => [...new Set(mails.map(({ name }) => name))];

function actionsOf(record: BookingRecord, role: StaffRole, now: Date) {
  const paid = { keptMinor: record.paidMinor - record.refundedMinor, wasTold: record.mails.length > 0 };
  const booking =
    record.kind === "reservation"
      ? { kind: record.kind, ...record.sheet, ...paid }
      : { kind: record.kind, ...record.sheet, ...paid };
  return listBookingActions(booking, role, now);
}
