import { RouteLink } from "@/components/layout/route-link";
import { ActionButton } from "@/components/operate/action/action-button";
import { ConsoleTable } from "@/components/operate/frame/console-table";
import type { ConsentKind } from "@/lib/domain/shared/vocabulary";
import { formatNumber } from "@/lib/i18n/format-number";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface ConsentTextsProps {
  locale: Locale;
  consents: readonly { kind: ConsentKind; version: number; given: number; givenBefore: number }[];
  mayWrite: boolean;
}

/** The page of each text that people consent to. */
const PAGES = { kvkk: "kvkk", electronic_messages: "electronic-messages" } as const satisfies Record<
  ConsentKind,
  string
>;

/** Texts that people consent to, and the step that says that one changed in what they agreed to. */
export async function ConsentTexts({ locale, consents, mayWrite }: ConsentTextsProps) {
  const t = await translatorOf(locale, "console_content");
  return (
    <ConsoleTable
      rows={consents}
      keyOf={({ kind }) => kind}
      columns={[
        { label: t("name"), cell: ({ kind }) => t(`consents.names.${kind}`) },
        { label: t("contracts.version"), isAmount: true, cell: ({ version }) => version },
        {
          label: t("consents.given"),
          isAmount: true,
          cell: ({ given }) => formatNumber(given, locale),
        },
        {
          label: t("consents.before"),
          isAmount: true,
          cell: ({ givenBefore }) => formatNumber(givenBefore, locale),
        },
        {
          label: t("actions"),
          cell: ({ kind, version }) => {
            const name = t(`consents.names.${kind}`);
            return (
              <div className="console-actions">
                <RouteLink
                  to="consoleText"
                  locale={locale}
                  params={{ text: PAGES[kind] }}
                  className="text-sea underline"
                >
                  {t("consents.edit")}
                </RouteLink>
                {mayWrite && (
                  <ActionButton
                    path={`consents/${kind}/raise`}
                    label={t("consents.raise")}
                    title={t("consents.raise_title", { name, version: version + 1 })}
                    intro={t("consents.raise_text", { version: version + 1 })}
                    values={{ from: version }}
                  />
                )}
              </div>
            );
          },
        },
      ]}
    />
  );
}
