import { RouteLink } from "@/components/layout/route-link";
import type { BoatPart } from "@/lib/domain/boats/boat-parts";
import { BOAT_PAGES } from "@/lib/domain/shared/vocabulary";
import { may, type StaffRole } from "@/lib/domain/staff/permissions";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface BoatTabsProps {
  locale: Locale;
  role: StaffRole;
  code: string;
  /** Null on the boat's first page. */
  part: BoatPart | null;
}

/** The parts of a boat, each a page of its own. */
export async function BoatTabs({ locale, role, code, part }: BoatTabsProps) {
  const t = await translatorOf(locale, "console_boats");
  const pages = BOAT_PAGES.filter((page) => page !== "people" || may(role, "boats.people"));
  return (
    <nav aria-label={t("parts_nav")} className="console-tabs">
      <RouteLink
        to="consoleBoat"
        params={{ code }}
        locale={locale}
        aria-current={part === null ? "page" : undefined}
      >
        <bdi>{code}</bdi>
      </RouteLink>
      {pages.map((page) => (
        <RouteLink
          key={page}
          to="consoleBoatPart"
          params={{ code, part: page }}
          locale={locale}
          aria-current={part === page ? "page" : undefined}
        >
          {t(`part.${page}`)}
        </RouteLink>
      ))}
    </nav>
  );
}
