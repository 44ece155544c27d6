import { ActionButton } from "@/components/operate/action/action-button";
import { ConsoleTable } from "@/components/operate/frame/console-table";
import { settingFields } from "@/components/operate/settings/setting-fields";
import { SettingValue } from "@/components/operate/settings/setting-value";
import type { SettingKey } from "@/lib/domain/staff/setting-kinds";
import { formatInstant } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

export interface SettingRow {
  key: SettingKey;
  value: unknown;
  isSet: boolean;
  change: { at: Date; by: string } | null;
}

interface SettingsTableProps {
  locale: Locale;
  settings: readonly SettingRow[];
  mayChange: boolean;
}

/** Every setting: what it is, where that comes from, and what it affects. */
export async function SettingsTable({ locale, settings, mayChange }: SettingsTableProps) {
  const t = await translatorOf(locale, "console_settings");
  const fields = await settingFields(locale);
  return (
    <ConsoleTable
      rows={settings}
      keyOf={({ key }) => key}
      columns={[
        {
          label: t("setting"),
          cell: ({ key }) => (
            <div id={key} className="console-words">
              <span className="font-semibold">{t(`name.${key}`)}</span>
              <span className="text-muted">{t(`affects.${key}`)}</span>
            </div>
          ),
        },
        {
          label: t("value"),
          cell: ({ key, value }) => <SettingValue {...{ locale, value }} setting={key} />,
        },
        {
          label: t("origin"),
          cell: ({ isSet, change }) => (
            <div>
              {t(isSet ? "is_set" : "stands_in")}
              {change && (
                <>
                  <br />
                  <span className="text-muted">
                    {t("changed", { time: formatInstant(change.at, locale, "brief"), name: change.by })}
                  </span>
                </>
              )}
            </div>
          ),
        },
        ...(mayChange
          ? [
              {
                label: t("change"),
                isNumber: true,
                cell: ({ key, value }: SettingRow) => (
                  <ActionButton
                    path={`settings/${key}`}
                    label={t("change")}
                    title={t("change_named", { name: t(`name.${key}`) })}
                    intro={t(`affects.${key}`)}
                    fields={fields(key, value)}
                  />
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
