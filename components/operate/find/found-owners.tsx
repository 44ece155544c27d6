import { ConsoleTable } from "@/components/operate/frame/console-table";
import { PhoneLink } from "@/components/operate/frame/phone-link";
import { OwnerLink } from "@/components/operate/owners/owner-link";
import type { OwnerState } from "@/lib/domain/shared/vocabulary";
import { showField } from "@/lib/domain/staff/mask-field";
import type { StaffRole } from "@/lib/domain/staff/permissions";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface Owner {
  id: string;
  name: string;
  state: OwnerState;
  email: string;
  phone: string | null;
  boats: number;
}

interface FoundOwnersProps {
  locale: Locale;
  role: StaffRole;
  owners: readonly Owner[];
}

/** Owners that were found, masked as far as the role may not know them. */
export async function FoundOwners({ locale, role, owners }: FoundOwnersProps) {
  const t = await translatorOf(locale, "console_owners");
  return (
    <ConsoleTable
      rows={owners}
      keyOf={({ id }) => id}
      columns={[
        { label: t("field.name"), cell: ({ id, name }) => <OwnerLink {...{ locale, role, id, name }} /> },
        { label: t("field.state"), cell: ({ state }) => t(`state.${state}`) },
        { label: t("field.email"), cell: ({ email }) => <bdi>{showField(role, "field.email", email)}</bdi> },
        {
          label: t("field.phone"),
          isNumber: true,
          cell: ({ phone }) => phone && <PhoneLink {...{ locale, role }} number={phone} />,
        },
        { label: t("boats"), isAmount: true, cell: ({ boats }) => boats },
      ]}
    />
  );
}
