import { ConsoleTable } from "@/components/operate/frame/console-table";
import type { CONSENT_KINDS } from "@/lib/domain/shared/vocabulary";
import { formatInstant } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface Consent {
  kind: (typeof CONSENT_KINDS)[number];
  text_version: string;
  given_at: string;
  withdrawn_at: string | null;
}

/** The ledger of a customer's consents, by the version of the text. */
export async function CustomerConsents({
  locale,
  consents,
}: {
  locale: Locale;
  consents: readonly Consent[];
}) {
  const [t, area] = await Promise.all([
    translatorOf(locale, "console_customer"),
    translatorOf(locale, "account_area"),
  ]);
  if (consents.length === 0) return <p>{t("no_consents")}</p>;
  const at = (instant: string) => formatInstant(instant, locale);
  return (
    <ConsoleTable
      rows={consents}
      keyOf={({ kind, given_at }) => `${kind} ${given_at}`}
      columns={[
        { label: t("consent"), cell: ({ kind }) => area(`consents.kind_${kind}`) },
        { label: t("version"), isNumber: true, cell: ({ text_version }) => text_version },
        { label: t("given"), isNumber: true, cell: ({ given_at }) => at(given_at) },
        {
          label: t("withdrawn"),
          isNumber: true,
          cell: ({ withdrawn_at }) => withdrawn_at && at(withdrawn_at),
        },
      ]}
    />
  );
}
