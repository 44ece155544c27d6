import { useLocale, useTranslations } from "next-intl";
import type { ConsentsResponse } from "@/lib/contracts/accounts/account";
import { formatInstant } from "@/lib/i18n/format-date";

/** Every consent that was ever given, with its version and times. */
export function ConsentHistory({ items }: { items: ConsentsResponse["items"] }) {
  const t = useTranslations("account_area.consents");
  const locale = useLocale();
  if (items.length === 0) return <p className="text-muted text-sm">{t("none")}</p>;
  return (
    <ul className="grid gap-3">
      {items.map(({ kind, text_version, given_at, withdrawn_at }) => (
        <li key={`${kind} ${given_at}`} className="border-line border-t pt-3 text-sm">
          <p className="font-semibold">
            {t(`kind_${kind}`)}{" "}
            <span className="font-normal text-muted">{t("version", { version: text_version })}</span>
          </p>
          <p className="text-muted">{t("given_at", { date: formatInstant(given_at, locale) })}</p>
          {withdrawn_at && (
            <p className="text-muted">{t("withdrawn_at", { date: formatInstant(withdrawn_at, locale) })}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
