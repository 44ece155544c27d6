import { redirect } from "next/navigation";
import { readerOf } from "@/app/(operate)/reader-of";
import { RouteLink } from "@/components/layout/route-link";
import { AuditTable } from "@/components/operate/audit/audit-table";
import { BoatTabs } from "@/components/operate/boats/boat-head";
import { PublicationCard } from "@/components/operate/boats/publication-card";
import { ConsoleCard } from "@/components/operate/frame/console-card";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { GiveBoat } from "@/components/operate/owners/give-boat";
import { OwnerLink } from "@/components/operate/owners/owner-link";
import { Facts } from "@/components/operate/reservation/facts";
import { buttonClass } from "@/components/ui/button-class";
import { SiteLink } from "@/components/ui/site-link";
import { showField } from "@/lib/domain/staff/mask-field";
import { may, type StaffRole } from "@/lib/domain/staff/permissions";
import { formatInstant } from "@/lib/i18n/format-date";
import { formatLanguages } from "@/lib/i18n/format-languages";
import { LOCALES, type Locale } from "@/lib/i18n/locales";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { listAuditEvents } from "@/lib/server/operator/list/list-audit-events";
import { type BoatRecord, listBoatOptions, readBoatRecord } from "@/lib/server/operator/read-boat-record";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";

type Params = Promise<{ code: string }>;

export async function generateMetadata({ params }: { params: Params }) {
  return { title: (await params).code };
}

const LATEST = 10;

export default async function Page({ params }: { params: Params }) {
  const [{ code }, locale] = await Promise.all([params, requestLocale()]);
  const session = await requireStaff("boats.read", pathFor("consoleBoat", locale, { code }));
  const { role } = session.staff;
  const [t, record] = await Promise.all([translatorOf(locale, "console_boats"), readBoatRecord(code)]);
  // The middleware has looked; it is gone since.
  if (!record) return redirect(pathFor("consoleMissing", locale));
  const { boat, versions, gaps } = record;
  const events = may(role, "audit.read") ? await listAuditEvents({ about: code }, LATEST) : [];
  return (
    <ConsolePage
      locale={locale}
      title={<bdi>{boat.name[locale]}</bdi>}
      reader={readerOf(session)}
      place="consoleBoat"
    >
      <BoatTabs {...{ locale, role, code }} part={null} />
      <PublicationCard
        {...{ locale, code, gaps }}
        status={boat.status}
        version={versions.status}
        mayWrite={may(role, "boats.write")}
      />
      <ConsoleCard title={t("part.facts")}>
        <BoatSummary {...{ locale, role, record }} />
        <BoatLinks {...{ locale, role, record }} />
      </ConsoleCard>
      {events.length > 0 && (
        <ConsoleCard title={t("history")}>
          <AuditTable {...{ locale, role, events }} />
        </ConsoleCard>
      )}
    </ConsolePage>
  );
}

interface BoatProps {
  locale: Locale;
  role: StaffRole;
  record: BoatRecord;
}

async function BoatSummary({ locale, role, record: { boat, ownerId, updatedAt } }: BoatProps) {
  const [t, { types, ports }] = await Promise.all([
    translatorOf(locale, "console_boats"),
    listBoatOptions(locale),
  ]);
  const nameOf = (list: readonly { key: string; name: string }[], key: string) =>
    list.find((one) => one.key === key)?.name ?? key;
  const { owner, captain } = boat;
  return (
    <Facts
      facts={[
        [t("type"), nameOf(types, boat.type)],
        [t("port"), nameOf(ports, boat.port)],
        [t("field.cruising_capacity"), boat.cruising_capacity],
        [t("field.length_m"), boat.length_m],
        [t("field.model_year"), boat.model_year],
        [t("pictures"), boat.pictures.length],
        [
          t("owner"),
          <span key="owner" className="owners-number">
            <OwnerLink {...{ locale, role }} id={ownerId} name={owner.name} />
            {may(role, "boats.people") && <GiveBoat {...{ locale }} code={boat.code} />}
          </span>,
        ],
        [t("person.email"), <bdi key="email">{showField(role, "field.email", owner.email)}</bdi>],
        [t("person.phone"), owner.phone ? showField(role, "field.telephone", owner.phone) : null],
        [t("field.captain"), captain?.name ? showField(role, "field.name", captain.name) : null],
        [t("updated"), formatInstant(updatedAt, locale)],
      ]}
    />
  );
}

async function BoatLinks({ locale, role, record: { boat, portId, typeId } }: BoatProps) {
  const t = await translatorOf(locale, "console_boats");
  const look = buttonClass({ variant: "outline", size: "small" });
  const { code, slug, status } = boat;
  return (
    <div className="console-actions">
      {status === "published" &&
        slug &&
        LOCALES.map((one) => (
          <SiteLink key={one} href={pathFor("boat", one, { slug: slug[one] })} className={look}>
            {t("public_page")} ({formatLanguages([one], locale)})
          </SiteLink>
        ))}
      <RouteLink to="consoleBoatPreview" locale={locale} params={{ language: locale, code }} className={look}>
        {t("mirror_open")}
      </RouteLink>
      {may(role, "grid.read") && (
        <RouteLink to="consoleGrid" locale={locale} query={{ port: portId, type: typeId }} className={look}>
          {t("calendar")}
        </RouteLink>
      )}
      {may(role, "reservations.read") && (
        <RouteLink to="consoleBookings" locale={locale} query={{ boat: code }} className={look}>
          {t("bookings")}
        </RouteLink>
      )}
      <RouteLink to="consoleBoatSearch" locale={locale} query={{ code }} className={look}>
        {t("why")}
      </RouteLink>
      {may(role, "boats.write") && (
        <RouteLink to="consoleNewBoat" locale={locale} query={{ copy: code }} className={look}>
          {t("copy_start")}
        </RouteLink>
      )}
      {may(role, "reviews.read") && (
        <RouteLink to="consoleReviews" locale={locale} query={{ boat: code }} className={look}>
          {t("reviews")}
        </RouteLink>
      )}
    </div>
  );
}
