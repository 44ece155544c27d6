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

const COLUMNS = ["code", "boat", "port", "owner", "status"] as const;

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
    <table className="console-table">
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`find.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {boats.map(({ code, name, status, port, ownerName }) => (
          <tr key={code}>
            <td data-label={t("find.code")} className="console-number">
              <bdi>{code}</bdi>
            </td>
            <td data-label={t("find.boat")}>
              <bdi className="font-semibold">{name}</bdi>
            </td>
            <td data-label={t("find.port")}>{port}</td>
            <td data-label={t("find.owner")}>
              <bdi>{showField(role, "field.name", ownerName)}</bdi>
            </td>
            <td data-label={t("find.status")}>{t(`find.boat_status.${status}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
