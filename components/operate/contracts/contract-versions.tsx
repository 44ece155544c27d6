import { type Column, ConsoleTable } from "@/components/operate/frame/console-table";
import { Badge } from "@/components/ui/badge";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { formatDay } from "@/lib/i18n/format-date";
import { formatNumber } from "@/lib/i18n/format-number";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface Version {
  version: number;
  validFrom: Date;
  shipped: boolean;
  accepted: number;
}

/** The versions of a contract, the one in force first. */
export async function ContractVersions({
  locale,
  versions,
}: {
  locale: Locale;
  versions: readonly Version[];
}) {
  const t = await translatorOf(locale, "console_content");
  const columns: Column<Version>[] = [
    { label: t("contracts.version"), isNumber: true, cell: ({ version }) => version },
    {
      label: t("state"),
      cell: (one) =>
        one === versions[0] ? (
          <Badge tone="sea">{t("contracts.in_force")}</Badge>
        ) : (
          <span className="text-muted">{t("contracts.former")}</span>
        ),
    },
    {
      label: t("contracts.since"),
      isNumber: true,
      cell: ({ validFrom }) => formatDay(tripDayOf(validFrom), locale),
    },
    {
      label: t("contracts.whose"),
      cell: ({ shipped }) => t(shipped ? "contracts.shipped" : "contracts.ours"),
    },
    {
      label: t("contracts.accepted"),
      isAmount: true,
      cell: ({ accepted }) => formatNumber(accepted, locale),
    },
  ];
  return <ConsoleTable rows={versions} keyOf={({ version }) => version} columns={columns} />;
}
