import { RouteLink } from "@/components/layout/route-link";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

const TABS = [
  { to: "consoleOwnersMoney", label: "balances" },
  { to: "consolePayouts", label: "payouts" },
  { to: "consoleMonths", label: "months" },
  { to: "consoleMoneyRates", label: "rates" },
  { to: "consoleDifferences", label: "differences" },
] as const;

/** The pages of owners' money, side by side. */
export async function MoneyTabs({ locale, place }: { locale: Locale; place: (typeof TABS)[number]["to"] }) {
  const t = await translatorOf(locale, "console_owners_money");
  return (
    <nav aria-label={t("tabs")} className="console-tabs">
      {TABS.map(({ to, label }) => (
        <RouteLink key={to} to={to} locale={locale} aria-current={to === place ? "page" : undefined}>
          {t(label)}
        </RouteLink>
      ))}
    </nav>
  );
}
