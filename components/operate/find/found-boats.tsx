import { ConsoleTable } from "@/components/operate/frame/console-table";
import type { BOAT_STATUSES } from "@/lib/domain/shared/vocabulary";
import { showField } from "@/lib/domain/staff/mask-field";
import type { StaffRole } from "@/lib/domain/staff/permissions";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface Boat {
  code: string;
  name: string;
  status: (typeof BOAT_STATUSES)[number];
  port: string;
  ownerName: string;
}

/** Boats that were found, whatever their status. */
export async function FoundBoats({
  locale,
  role,
  boats,
}: {
  locale: Locale;
  role: StaffRole;
  boats: readonly Boat[];
}) {
  const t = await translatorOf(locale, "console");
  return (
    <ConsoleTable
      rows={boats}
      keyOf={({ code }) => code}
      columns={[
        { label: t("find.code"), isNumber: true, cell: ({ code }) => <bdi>{code}</bdi> },
        { label: t("find.boat"), cell: ({ name }) => <bdi className="font-semibold">{name}</bdi> },
        { label: t("find.port"), cell: ({ port }) => port },
        {
          label: t("find.owner"),
          cell: ({ ownerName }) => <bdi>{showField(role, "field.name", ownerName)}</bdi>,
        },
        { label: t("find.status"), cell: ({ status }) => t(`find.boat_status.${status}`) },
      ]}
    />
  );
}
