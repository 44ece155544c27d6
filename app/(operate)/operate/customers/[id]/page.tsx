import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { readerOf } from "@/app/(operate)/reader-of";
import { RouteLink } from "@/components/layout/route-link";
import { ActionButton } from "@/components/operate/action/action-button";
import { AuditTable } from "@/components/operate/audit/audit-table";
import { CustomerActions, DataActions } from "@/components/operate/customer/customer-actions";
import { CustomerBookings } from "@/components/operate/customer/customer-bookings";
import { CustomerConsents } from "@/components/operate/customer/customer-consents";
import { CustomerFacts } from "@/components/operate/customer/customer-facts";
import { CustomerPasskeys } from "@/components/operate/customer/customer-passkeys";
import { CustomerSessions } from "@/components/operate/customer/customer-sessions";
import { ConsoleCard } from "@/components/operate/frame/console-card";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { type Column, ConsoleTable } from "@/components/operate/frame/console-table";
import { Facts } from "@/components/operate/reservation/facts";
import { reviewColumns } from "@/components/operate/reviews/review-columns";
import { shortlistColumns } from "@/components/operate/shortlists/shortlist-columns";
import { waitingColumns } from "@/components/operate/waiting/waiting-columns";
import { buttonClass } from "@/components/ui/button-class";
import { showField } from "@/lib/domain/staff/mask-field";
import { may, type StaffRole } from "@/lib/domain/staff/permissions";
import type { Locale } from "@/lib/i18n/locales";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { listAuditEvents } from "@/lib/server/operator/list/list-audit-events";
import { type CustomerSheet, readCustomer } from "@/lib/server/operator/read-customer";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";
import { writeOpenedCustomer } from "@/lib/server/people/staff/write-opened-customer";
import { currentTime } from "@/lib/server/platform/db/database-clock";

type Params = Promise<{ id: string }>;

const MAX_AUDIT = 30;

/** Without the name: titles stay in the history of the browser. */
export async function generateMetadata(): Promise<Metadata> {
  return { title: (await translatorOf(await requestLocale(), "console_customer"))("title") };
}

export default async function Page({ params }: { params: Params }) {
  const [{ id }, locale] = await Promise.all([params, requestLocale()]);
  const session = await requireStaff("customers.read", pathFor("consoleCustomer", locale, { id }));
  const [t, sheet] = await Promise.all([
    translatorOf(locale, "console_customer"),
    readCustomer(id, currentTime()),
  ]);
  // The middleware has looked; it is gone since.
  if (!sheet) redirect(pathFor("consoleMissing", locale));
  const { role } = session.staff;
  const showsIdentity = sheet.identityNumber !== null && may(role, "field.identity");
  await writeOpenedCustomer(session, id, { page: "customer", ...(showsIdentity && { identity: true }) });
  const isOpen = sheet.anonymisedAt === null;
  return (
    <ConsolePage
      locale={locale}
      title={<bdi>{showField(role, "field.name", sheet.name)}</bdi>}
      reader={readerOf(session)}
      place="consoleCustomer"
    >
      <ConsoleCard title={t("facts")}>
        <CustomerFacts {...{ locale, role, sheet }} />
        {isOpen && <CustomerActions {...{ locale, role }} customer={sheet} />}
      </ConsoleCard>
      <ConsoleCard title={t("bookings")}>
        <CustomerBookings {...{ locale, role }} bookings={sheet.bookings} />
      </ConsoleCard>
      {isOpen && <Access {...{ locale, role, sheet }} />}
      <ConsoleCard title={t("consents")}>
        <CustomerConsents locale={locale} consents={sheet.consents} />
      </ConsoleCard>
      <Lists {...{ locale, role, sheet }} />
      {isOpen && (may(role, "customers.export") || may(role, "customers.erase")) && (
        <ConsoleCard title={t("data")}>
          <p className="max-w-prose">{t("data_text")}</p>
          <DataActions {...{ locale, role }} customer={sheet} />
        </ConsoleCard>
      )}
      {may(role, "audit.read") && <Audit {...{ locale, role, id }} />}
    </ConsolePage>
  );
}

interface PartProps {
  locale: Locale;
  role: StaffRole;
  sheet: CustomerSheet;
}

async function Access({ locale, role, sheet }: PartProps) {
  const t = await translatorOf(locale, "console_customer");
  const { id: customerId, sessions, passkeys, hasPassword, hasGoogle } = sheet;
  const mayChange = may(role, "customers.write");
  const mayDisconnect = mayChange && hasGoogle && hasPassword;
  return (
    <ConsoleCard title={t("access")}>
      <Facts
        facts={[
          [t("password"), t(hasPassword ? "set" : "not_set")],
          [t("google"), t(hasGoogle ? "connected" : "not_connected")],
        ]}
      />
      {mayDisconnect && (
        <div className="console-actions">
          <ActionButton
            path={`customers/${customerId}/disconnect-google`}
            label={t("disconnect")}
            title={t("disconnect_title")}
            intro={t("disconnect_text")}
          />
        </div>
      )}
      <h3>{t("sessions")}</h3>
      <CustomerSessions {...{ locale, customerId, sessions, mayChange }} />
      <h3>{t("passkeys")}</h3>
      <CustomerPasskeys {...{ locale, role, customerId, passkeys, mayChange }} />
    </ConsoleCard>
  );
}

async function Lists({ locale, role, sheet: { reviews, waiting, sharedLists } }: PartProps) {
  const t = await translatorOf(locale, "console_customer");
  return (
    <>
      {may(role, "reviews.read") && (
        <ConsoleCard title={t("reviews")}>
          <Rows rows={reviews} columns={await reviewColumns(locale, role, true)} empty={t("no_reviews")} />
        </ConsoleCard>
      )}
      {may(role, "waiting.read") && (
        <ConsoleCard title={t("waiting")}>
          <Rows rows={waiting} columns={await waitingColumns(locale, role, true)} empty={t("no_waiting")} />
        </ConsoleCard>
      )}
      {may(role, "shortlists.read") && (
        <ConsoleCard title={t("shared")}>
          <Rows
            rows={sharedLists}
            columns={await shortlistColumns(locale, role, true)}
            empty={t("no_shared")}
          />
        </ConsoleCard>
      )}
    </>
  );
}

interface RowsProps<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  empty: string;
}

function Rows<Row extends { id: string }>({ rows, columns, empty }: RowsProps<Row>) {
  if (rows.length === 0) return <p>{empty}</p>;
  return <ConsoleTable {...{ rows, columns }} keyOf={({ id }) => id} />;
}

async function Audit({ locale, role, id }: { locale: Locale; role: StaffRole; id: string }) {
  const [t, own, events] = await Promise.all([
    translatorOf(locale, "console"),
    translatorOf(locale, "console_customer"),
    listAuditEvents({ about: id }, MAX_AUDIT),
  ]);
  return (
    <ConsoleCard title={t("pages.audit")}>
      {events.length === 0 ? <p>{own("no_audit")}</p> : <AuditTable {...{ locale, role, events }} />}
      <div className="console-actions">
        <RouteLink
          to="consoleAudit"
          locale={locale}
          query={{ about: id }}
          className={buttonClass({ variant: "outline" })}
        >
          {t("reservation.all_audit")}
        </RouteLink>
      </div>
    </ConsoleCard>
  );
}
