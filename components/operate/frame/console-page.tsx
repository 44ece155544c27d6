import type { ReactNode } from "react";
import { RouteLink } from "@/components/layout/route-link";
import { FindForm } from "@/components/operate/find/find-form";
import { LogOutButton } from "@/components/operate/frame/log-out-button";
import { may, type Permission, type StaffRole } from "@/lib/domain/staff/permissions";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { ROUTES, type RouteEntry } from "@/lib/routes/route-table";

/** In the order of the menu. */
const PAGES = [
  { to: "consoleToday", label: "today" },
  { to: "consoleGrid", label: "grid" },
  { to: "consoleBookings", label: "bookings" },
  { to: "consoleInbox", label: "inbox" },
  { to: "consolePayments", label: "payments" },
  { to: "consoleFigures", label: "figures" },
  { to: "consoleReviews", label: "reviews" },
  { to: "consoleWaiting", label: "waiting" },
  { to: "consoleShortlists", label: "shortlists" },
  { to: "consoleContents", label: "contents" },
  { to: "consoleContracts", label: "contracts" },
  { to: "consoleStaff", label: "staff" },
  { to: "consoleAudit", label: "audit" },
] as const;
export type ConsolePlace =
  | (typeof PAGES)[number]["to"]
  | "consoleFind"
  | "consoleSailings"
  | "consoleReservation"
  | "consoleCustomer"
  | "consoleConversation"
  | "consoleTemplates"
  | "consoleRefunds"
  | "consoleComparison"
  | "consoleText"
  | "consoleNewText"
  | "consoleTextPreview"
  | "consoleRedirects"
  | "consoleContract"
  | "consoleSelf";

const permissionOf = (to: ConsolePlace): Permission | undefined => (ROUTES[to] as RouteEntry).permission;

interface ConsolePageProps {
  locale: Locale;
  title: ReactNode;
  /** Who is signed in, and whether the session may open anything but the own account. */
  reader: { name: string; role: StaffRole; isLocked: boolean };
  place: ConsolePlace;
  /** What the search field holds. */
  words?: string;
  children: ReactNode;
}

/** A page of the console below its menu, which shows what the reader's role opens. */
export async function ConsolePage({ locale, title, reader, place, words = "", children }: ConsolePageProps) {
  const t = await translatorOf(locale, "console");
  const opens = (to: ConsolePlace) => {
    const permission = permissionOf(to);
    return !reader.isLocked && (!permission || may(reader.role, permission));
  };
  const current = (to: ConsolePlace) => (to === place ? "page" : undefined);
  return (
    <>
      <header className="console-head">
        <nav aria-label={t("nav")} className="console-nav">
          <span className="console-name">{t("name")}</span>
          {PAGES.filter(({ to }) => opens(to)).map(({ to, label }) => (
            <RouteLink key={to} to={to} locale={locale} className="console-link" aria-current={current(to)}>
              {t(`pages.${label}`)}
            </RouteLink>
          ))}
        </nav>
        {opens("consoleFind") && <FindForm locale={locale} words={words} />}
        <div className="console-nav">
          <RouteLink
            to="consoleSelf"
            locale={locale}
            className="console-link"
            aria-current={current("consoleSelf")}
          >
            <bdi>{reader.name}</bdi>
            <span className="console-role">{t(`roles.${reader.role}`)}</span>
          </RouteLink>
          <LogOutButton next={pathFor("consoleLogin", locale, null, { lang: locale })} />
        </div>
      </header>
      <main id="content" tabIndex={-1} className="console-main">
        <h1 className="console-title">{title}</h1>
        {children}
      </main>
    </>
  );
}
