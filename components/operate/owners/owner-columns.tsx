import type { Column } from "@/components/operate/frame/console-table";
import { PhoneLink } from "@/components/operate/frame/phone-link";
import { OwnerLink } from "@/components/operate/owners/owner-link";
import type { OwnerKind, OwnerState } from "@/lib/domain/shared/vocabulary";
import { showField } from "@/lib/domain/staff/mask-field";
import type { StaffRole } from "@/lib/domain/staff/permissions";
import { formatInstant } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface OwnerRow {
  id: string;
  name: string;
  kind: OwnerKind;
  state: OwnerState;
  email: string;
  phone: string | null;
  boatCount: number;
  waitingPapers: number;
  createdAt: Date;
}

/** The columns of the list of owners, as a role may see them. */
export async function ownerColumns(locale: Locale, role: StaffRole): Promise<Column<OwnerRow>[]> {
  const t = await translatorOf(locale, "console_owners");
  return [
    {
      label: t("field.name"),
      sort: "name",
      cell: ({ id, name }) => <OwnerLink {...{ locale, role, id, name }} />,
    },
    { label: t("field.kind"), cell: ({ kind }) => t(`kind.${kind}`) },
    {
      label: t("field.state"),
      cell: ({ state }) => <span className={`boats-status owners-${state}`}>{t(`state.${state}`)}</span>,
    },
    { label: t("field.email"), cell: ({ email }) => <bdi>{showField(role, "field.email", email)}</bdi> },
    {
      label: t("field.phone"),
      isNumber: true,
      cell: ({ phone }) => phone && <PhoneLink {...{ locale, role }} number={phone} />,
    },
    { label: t("boats"), isAmount: true, cell: ({ boatCount }) => boatCount },
    { label: t("waiting_papers"), isAmount: true, cell: ({ waitingPapers }) => waitingPapers },
    {
      label: t("since"),
      isNumber: true,
      sort: "created",
      cell: ({ createdAt }) => formatInstant(createdAt, locale, "brief"),
    },
  ];
}
