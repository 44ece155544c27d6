import { ActionButton } from "@/components/operate/action/action-button";
import { ConsoleTable } from "@/components/operate/frame/console-table";
import { formatInstant } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface RedirectsTableProps {
  locale: Locale;
  redirects: readonly { id: number; fromPath: string; toPath: string; createdAt: Date }[];
}

/** Addresses that lead elsewhere. */
export async function RedirectsTable({ locale, redirects }: RedirectsTableProps) {
  const t = await translatorOf(locale, "console_content");
  return (
    <ConsoleTable
      rows={redirects}
      keyOf={({ id }) => id}
      columns={[
        { label: t("redirects.from"), cell: ({ fromPath }) => <bdi dir="ltr">{fromPath}</bdi> },
        { label: t("redirects.to"), cell: ({ toPath }) => <bdi dir="ltr">{toPath}</bdi> },
        {
          label: t("redirects.made"),
          isNumber: true,
          cell: ({ createdAt }) => formatInstant(createdAt, locale, "brief"),
        },
        {
          label: t("actions"),
          cell: ({ id, fromPath }) => (
            <ActionButton
              path={`content/redirects/${id}/remove`}
              label={t("redirects.remove")}
              title={t("redirects.remove_title", { path: fromPath })}
            />
          ),
        },
      ]}
    />
  );
}
