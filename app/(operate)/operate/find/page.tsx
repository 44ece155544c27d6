import { redirect } from "next/navigation";
import { consoleMetadata } from "@/app/(operate)/console-metadata";
import { readerOf } from "@/app/(operate)/reader-of";
import { MAX_WORDS } from "@/components/operate/find/find-form";
import { FoundBoats } from "@/components/operate/find/found-boats";
import { FoundBookings } from "@/components/operate/find/found-bookings";
import { FoundOwners } from "@/components/operate/find/found-owners";
import { FoundPeople } from "@/components/operate/find/found-people";
import { ConsoleCard } from "@/components/operate/frame/console-card";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { isBookingNumber } from "@/lib/domain/reservations/reservation-number";
import { may, type StaffRole } from "@/lib/domain/staff/permissions";
import type { Locale } from "@/lib/i18n/locales";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { type Found, findAnything } from "@/lib/server/operator/find-anything";
import { findSubject } from "@/lib/server/operator/find-booking";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";

export const generateMetadata = () => consoleMetadata("find");

type Search = Promise<{ q?: string | string[] }>;

export default async function Page({ searchParams }: { searchParams: Search }) {
  const locale = await requestLocale();
  const session = await requireStaff("find.read", pathFor("consoleFind", locale));
  const { q } = await searchParams;
  const words = (typeof q === "string" ? q : "").trim().slice(0, MAX_WORDS);
  const { role } = session.staff;
  const number = words.toUpperCase();
  if (may(role, "reservations.read") && isBookingNumber(number)) {
    const subject = await findSubject(number);
    if (subject) redirect(pathFor("consoleReservation", locale, { number }));
  }
  const [t, found] = await Promise.all([translatorOf(locale, "console"), findAnything(words, role, locale)]);
  return (
    <ConsolePage
      locale={locale}
      title={t("pages.find")}
      reader={readerOf(session)}
      place="consoleFind"
      words={words}
    >
      {found ? (
        <Results {...{ locale, role, found, words }} />
      ) : (
        <section className="console-card" aria-label={t("pages.find")}>
          <p>{words === "" ? t("find.empty") : t("find.too_short")}</p>
        </section>
      )}
    </ConsolePage>
  );
}

interface ResultsProps {
  locale: Locale;
  role: StaffRole;
  found: Found;
  words: string;
}

async function Results({ locale, role, found: { bookings, people, boats, owners }, words }: ResultsProps) {
  const t = await translatorOf(locale, "console");
  if (bookings.length + people.length + boats.length + owners.length === 0)
    return (
      <section className="console-card" aria-label={t("pages.find")}>
        <p>{t("find.nothing", { words })}</p>
        <p className="text-muted">{t("find.empty")}</p>
      </section>
    );
  return (
    <>
      {bookings.length > 0 && (
        <ConsoleCard title={t("find.found_bookings")}>
          <FoundBookings {...{ locale, role, bookings }} />
        </ConsoleCard>
      )}
      {people.length > 0 && (
        <ConsoleCard title={t("find.found_people")}>
          <FoundPeople {...{ locale, role, people }} />
        </ConsoleCard>
      )}
      {owners.length > 0 && (
        <ConsoleCard title={t("find.found_owners")}>
          <FoundOwners {...{ locale, role, owners }} />
        </ConsoleCard>
      )}
      {boats.length > 0 && (
        <ConsoleCard title={t("find.found_boats")}>
          <FoundBoats {...{ locale, role, boats }} />
        </ConsoleCard>
      )}
    </>
  );
}
