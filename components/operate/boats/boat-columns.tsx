import { RouteLink } from "@/components/layout/route-link";
import type { Column } from "@/components/operate/frame/console-table";
import type { BOAT_STATUSES, Currency, RateKind } from "@/lib/domain/shared/vocabulary";
import { showField } from "@/lib/domain/staff/mask-field";
import type { StaffRole } from "@/lib/domain/staff/permissions";
import { formatInstant } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface BoatRow {
  id: string;
  code: string;
  name: string;
  port: string;
  type: string;
  status: (typeof BOAT_STATUSES)[number];
  ownerName: string;
  currency: Currency;
  fromMinor: number | null;
  fromKind: RateKind | null;
  pictureCount: number;
  picture: string | null;
  updatedAt: Date;
}

/** The columns of the list of all boats, as a role may see them. */
export async function boatColumns(locale: Locale, role: StaffRole): Promise<Column<BoatRow>[]> {
  const t = await translatorOf(locale, "console_boats");
  return [
    {
      label: t("code"),
      isNumber: true,
      sort: "code",
      cell: ({ code }) => (
        <RouteLink to="consoleBoat" params={{ code }} locale={locale} className="text-sea underline">
          <bdi>{code}</bdi>
        </RouteLink>
      ),
    },
    {
      label: t("name"),
      cell: ({ name, picture }) => (
        <span className="boats-name">
          {picture ? (
            <img src={picture} alt="" width={48} height={32} loading="lazy" />
          ) : (
            <span aria-hidden />
          )}
          <bdi className="font-semibold">{name}</bdi>
        </span>
      ),
    },
    { label: t("port"), cell: ({ port }) => port },
    { label: t("type"), cell: ({ type }) => type },
    {
      label: t("status_label"),
      cell: ({ status }) => <span className={`boats-status boats-${status}`}>{t(`status.${status}`)}</span>,
    },
    { label: t("owner"), cell: ({ ownerName }) => <bdi>{showField(role, "field.name", ownerName)}</bdi> },
    {
      label: t("from"),
      isAmount: true,
      sort: "from",
      cell: ({ fromMinor, fromKind, currency }) =>
        fromMinor !== null && fromKind !== null
          ? t("from_per", { amount: formatMoney(fromMinor, currency), per: t(`kind.${fromKind}`) })
          : t("no_price"),
    },
    { label: t("pictures"), isAmount: true, cell: ({ pictureCount }) => pictureCount },
    {
      label: t("updated"),
      isNumber: true,
      sort: "updated",
      cell: ({ updatedAt }) => formatInstant(updatedAt, locale, "brief"),
    },
  ];
}
