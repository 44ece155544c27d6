import { RouteLink } from "@/components/layout/route-link";
import { may, type StaffRole } from "@/lib/domain/staff/permissions";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { ROUTES } from "@/lib/routes/route-table";

const TABS = [
  { to: "consolePayments", label: "title" },
  { to: "consoleRefunds", label: "refunds" },
  { to: "consoleComparison", label: "comparison" },
] as const;

interface PaymentTabsProps {
  locale: Locale;
  role: StaffRole;
  place: (typeof TABS)[number]["to"];
}

/** The pages of money that the role opens, side by side. */
export async function PaymentTabs({ locale, role, place }: PaymentTabsProps) {
  const t = await translatorOf(locale, "console_payments");
  return (
    <nav aria-label={t("tabs")} className="console-tabs">
      {TABS.filter(({ to }) => may(role, ROUTES[to].permission)).map(({ to, label }) => (
        <RouteLink key={to} to={to} locale={locale} aria-current={to === place ? "page" : undefined}>
          {t(label)}
        </RouteLink>
      ))}
    </nav>
  );
}
