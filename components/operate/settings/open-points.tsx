import type { ReactNode } from "react";
import { RouteLink } from "@/components/layout/route-link";
import { SiteLink } from "@/components/ui/site-link";
import { may, type StaffRole } from "@/lib/domain/staff/permissions";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";

/** What a real shop can lack; the first four are settings of this page. */
const SETTING_POINTS = ["seller", "phone", "email", "address"] as const;
export type ShownPoint =
  | (typeof SETTING_POINTS)[number]
  | "exchange_rates"
  | "contracts"
  | "operator_email"
  | "mail_from"
  | "mail"
  | "payments"
  | "boats";

interface OpenPointsProps {
  locale: Locale;
  role: StaffRole;
  missing: readonly ShownPoint[];
}

/** What the shop still lacks before it sells to real people, each with where it is mended. */
export async function OpenPoints({ locale, role, missing }: OpenPointsProps) {
  const t = await translatorOf(locale, "console_settings");
  if (missing.length === 0) return <p>{t("missing_nothing")}</p>;
  const link = (point: ShownPoint): ReactNode => {
    const text = t(`missing.${point}`);
    const look = "text-sea underline";
    if (SETTING_POINTS.some((one) => one === point))
      return (
        <SiteLink href={`${pathFor("consoleSettings", locale)}#${point}`} className={look}>
          {text}
        </SiteLink>
      );
    if (point === "exchange_rates" && may(role, "rates.read"))
      return (
        <RouteLink to="consoleRates" locale={locale} className={look}>
          {text}
        </RouteLink>
      );
    return text;
  };
  return (
    <>
      <p>{t("missing_intro", { count: missing.length })}</p>
      <ul className="console-list">
        {missing.map((point) => (
          <li key={point}>
            <span>
              {link(point)}
              <br />
              <span className="text-muted">{t(`missing_how.${point}`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
