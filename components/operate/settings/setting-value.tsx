import { Facts } from "@/components/operate/reservation/facts";
import { SELLER_PARTS, SETTING_KINDS, type SettingKey } from "@/lib/domain/staff/setting-kinds";
import { formatMoney } from "@/lib/i18n/format-money";
import { LOCALE_FACTS, LOCALES, type Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface SettingValueProps {
  locale: Locale;
  setting: SettingKey;
  value: unknown;
}

/** A value as people read it: its parts below each other, each in its own language. */
export async function SettingValue({ locale, setting, value }: SettingValueProps) {
  const t = await translatorOf(locale, "console_settings");
  const kind = SETTING_KINDS[setting];
  if (kind === "switch") return t(value === true ? "on" : "off");
  if (setting === "refund_by_two_above" && value === null) return t("never");
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0))
    return t("nothing");
  if (kind === "amount") return formatMoney(Number(value), "TRY");
  if (kind === "hours") {
    const { opens, closes } = value as { opens: string; closes: string };
    return `${opens} – ${closes}`;
  }
  if (kind === "telephone") return <bdi dir="ltr">{String(value)}</bdi>;
  if (kind === "seller")
    return (
      <Facts
        facts={SELLER_PARTS.map(({ part }) => [
          t(`part.${part}`),
          <Lines key={part} value={(value as Record<string, unknown>)[part]} />,
        ])}
      />
    );
  return <Lines value={value} />;
}

/** A line for each language of a text, or for each link of a list. */
function Lines({ value }: { value: unknown }) {
  if (Array.isArray(value))
    return (
      <ul>
        {value.map(({ name, href }) => (
          <li key={href}>
            {name} <bdi>{href}</bdi>
          </li>
        ))}
      </ul>
    );
  if (value === null || typeof value !== "object") return <bdi>{String(value ?? "")}</bdi>;
  const texts = value as Partial<Record<Locale, string>>;
  return (
    <ul>
      {LOCALES.filter((locale) => texts[locale]).map((locale) => (
        <li key={locale}>
          <span className="text-muted">{LOCALE_FACTS[locale].name}:</span>{" "}
          <bdi lang={locale}>{texts[locale]}</bdi>
        </li>
      ))}
    </ul>
  );
}
