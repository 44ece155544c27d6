import type { ReactNode } from "react";
import { LeaveButton } from "@/components/desk/frame/leave-button";
import { RouteLink } from "@/components/layout/route-link";
import { Icon } from "@/components/ui/icon/icon";
import type { IconName } from "@/components/ui/icon/icon-names";
import { type DeskRight, deskMay } from "@/lib/domain/owners/desk-rights";
import type { OwnerRole } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";

/** In the order of the menu. */
const PAGES = [
  { to: "deskNow", label: "now", icon: "clock", right: "trips.read" },
  { to: "deskCalendar", label: "calendar", icon: "calendar-days", right: "calendar.write" },
  { to: "deskPrices", label: "prices", icon: "ticket", right: "prices.write" },
  { to: "deskBoat", label: "boat", icon: "ship", right: "boats.write" },
  { to: "deskMessages", label: "messages", icon: "message-circle", right: "bookings.answer" },
  { to: "deskMore", label: "more", icon: "menu", right: "trips.read" },
] as const satisfies readonly { to: string; label: string; icon: IconName; right: DeskRight }[];
export type DeskPlace = (typeof PAGES)[number]["to"];

interface DeskPageProps {
  locale: Locale;
  title: ReactNode;
  /** Who is logged in, and for whom. */
  reader: { name: string; owner: string; role: OwnerRole };
  place: DeskPlace;
  children: ReactNode;
}

/** A page of the owner's desk: its menu is at the thumb on phones, above the page on desktops. */
export async function DeskPage({ locale, title, reader, place, children }: DeskPageProps) {
  const t = await translatorOf(locale, "desk");
  return (
    <>
      <header className="desk-head">
        <p className="desk-owner">
          <bdi>{reader.owner}</bdi>
          <span>
            {reader.name !== reader.owner && (
              <>
                <bdi>{reader.name}</bdi> ·{" "}
              </>
            )}
            {t(`roles.${reader.role}`)}
          </span>
        </p>
        <LeaveButton next={pathFor("deskLogin", locale, null, { lang: locale })} />
      </header>
      <nav className="desk-nav" aria-label={t("nav")}>
        <ul>
          {PAGES.filter(({ right }) => deskMay(reader.role, right)).map(({ to, label, icon }) => (
            <li key={to}>
              <RouteLink to={to} locale={locale} aria-current={to === place ? "page" : undefined}>
                <Icon name={icon} size={22} />
                {t(`pages.${label}`)}
              </RouteLink>
            </li>
          ))}
        </ul>
      </nav>
      <main id="content" tabIndex={-1} className="desk-main">
        <h1 className="desk-title">{title}</h1>
        {children}
      </main>
    </>
  );
}
