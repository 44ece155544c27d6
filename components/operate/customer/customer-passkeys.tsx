import { ActionButton } from "@/components/operate/action/action-button";
import { type Column, ConsoleTable } from "@/components/operate/frame/console-table";
import { showField } from "@/lib/domain/staff/mask-field";
import type { StaffRole } from "@/lib/domain/staff/permissions";
import { formatInstant } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface Passkey {
  id: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

interface CustomerPasskeysProps {
  locale: Locale;
  role: StaffRole;
  customerId: string;
  passkeys: readonly Passkey[];
  mayChange: boolean;
}

/** The passkeys of a customer; one or all are removed, as for a lost device. */
export async function CustomerPasskeys({
  locale,
  role,
  customerId,
  passkeys,
  mayChange,
}: CustomerPasskeysProps) {
  const [t, console] = await Promise.all([
    translatorOf(locale, "console_customer"),
    translatorOf(locale, "console"),
  ]);
  if (passkeys.length === 0) return <p>{t("no_passkeys")}</p>;
  const at = (instant: string) => formatInstant(instant, locale);
  const path = `customers/${customerId}/remove-passkeys`;
  const actions: Column<Passkey> = {
    label: console("staff.actions"),
    cell: ({ id, name }) => (
      <ActionButton
        path={path}
        label={t("remove")}
        title={t("remove_title", { name })}
        intro={t("remove_text")}
        values={{ passkey: id }}
      />
    ),
  };
  return (
    <>
      <ConsoleTable
        rows={passkeys}
        keyOf={({ id }) => id}
        columns={[
          { label: t("device"), cell: ({ name }) => <bdi>{showField(role, "field.name", name)}</bdi> },
          {
            label: t("last_seen"),
            isNumber: true,
            cell: ({ last_used_at }) => (last_used_at ? at(last_used_at) : t("unused")),
          },
          { label: t("added"), isNumber: true, cell: ({ created_at }) => at(created_at) },
          ...(mayChange ? [actions] : []),
        ]}
      />
      {mayChange && passkeys.length > 1 && (
        <div className="console-actions">
          <ActionButton
            path={path}
            label={t("remove_all")}
            title={t("remove_all_title")}
            intro={t("remove_text")}
          />
        </div>
      )}
    </>
  );
}
