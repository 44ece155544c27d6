import type { ReactNode } from "react";
import { IslandMessages } from "@/components/layout/island-messages";
import { RouteLink } from "@/components/layout/route-link";
import { FindForm } from "@/components/operate/find/find-form";
import { ConsoleMenu, MENU_GROUPS, type MenuGroup } from "@/components/operate/frame/console-menu";
import { LogOutButton } from "@/components/operate/frame/log-out-button";
import { ShortcutList } from "@/components/operate/frame/shortcut-list";
import { may, type Permission, type StaffRole } from "@/lib/domain/staff/permissions";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { ROUTES, type RouteEntry } from "@/lib/routes/route-table";

/** In the order of the menu, by the groups of it. */
const PAGES = [
  { to: "consoleToday", label: "today", group: "work" },
  { to: "consoleGrid", label: "grid", group: "work" },
  { to: "consoleBookings", label: "bookings", group: "work" },
  { to: "consoleBoats", label: "boats", group: "work" },
  { to: "consoleInbox", label: "inbox", group: "work" },
  { to: "consolePayments", label: "payments", group: "money" },
  { to: "consoleOwnersMoney", label: "owners_money", group: "money" },
  { to: "consoleFigures", label: "figures", group: "money" },
  { to: "consoleCaller", label: "caller", group: "customers" },
  { to: "consoleReviews", label: "reviews", group: "customers" },
  { to: "consoleWaiting", label: "waiting", group: "customers" },
  { to: "consoleShortlists", label: "shortlists", group: "customers" },
  { to: "consoleOwners", label: "owners", group: "catalogue" },
  { to: "consolePapers", label: "papers", group: "catalogue" },
  { to: "consoleCalendars", label: "calendars", group: "catalogue" },
  { to: "consoleCatalogue", label: "catalogue", group: "catalogue" },
  { to: "consolePackages", label: "packages", group: "catalogue" },
  { to: "consoleRates", label: "rates", group: "catalogue" },
  { to: "consoleRoads", label: "roads", group: "catalogue" },
  { to: "consoleSettings", label: "settings", group: "site" },
  { to: "consoleContents", label: "contents", group: "site" },
  { to: "consoleContracts", label: "contracts", group: "site" },
  { to: "consoleStaff", label: "staff", group: "staff" },
  { to: "consoleAudit", label: "audit", group: "staff" },
] as const satisfies readonly { group: MenuGroup; [key: string]: string }[];
type MenuPage = (typeof PAGES)[number]["to"];

/** Pages behind those of the menu; null: behind none. */
const BEHIND = {
  consoleBoat: "consoleBoats",
  consoleBoatPreview: "consoleBoats",
  consoleOwner: "consoleOwners",
  consoleFind: null,
  consoleSailings: "consoleToday",
  consoleReservation: "consoleBookings",
  consoleAsCustomer: "consoleBookings",
  consoleCustomer: null,
  consoleConversation: "consoleInbox",
  consoleTemplates: "consoleInbox",
  consoleRefunds: "consolePayments",
  consoleComparison: "consolePayments",
  consolePayouts: "consoleOwnersMoney",
  consoleMonths: "consoleOwnersMoney",
  consoleMoneyRates: "consoleOwnersMoney",
  consoleDifferences: "consoleOwnersMoney",
  consoleStatement: "consoleOwnersMoney",
  consoleEntry: "consoleCatalogue",
  consoleText: "consoleContents",
  consoleNewText: "consoleContents",
  consoleTextPreview: "consoleContents",
  consoleRedirects: "consoleContents",
  consoleContract: "consoleContracts",
  consoleSelf: null,
} as const satisfies Record<string, MenuPage | null>;
type PageBehind = keyof typeof BEHIND;
export type ConsolePlace = MenuPage | PageBehind;

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
  const parent = place in BEHIND ? BEHIND[place as PageBehind] : null;
  const current = (to: ConsolePlace) => (to === place ? "page" : undefined);
  return (
    <>
      <header className="console-head">
        <span className="console-name">{t("name")}</span>
        <ConsoleMenu
          label={t("nav")}
          groups={MENU_GROUPS.map((group) => ({ group, name: t(`groups.${group}`) }))}
          items={PAGES.filter(({ to }) => opens(to)).map(({ to, label, group }) => ({
            group,
            href: pathFor(to, locale),
            text: t(`pages.${label}`),
            current: to === place ? "page" : to === parent ? "true" : undefined,
          }))}
        />
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
      <footer className="console-foot">
        <IslandMessages locale={locale} nouns={["console_keys"]}>
          <ShortcutList />
        </IslandMessages>
      </footer>
    </>
  );
}
