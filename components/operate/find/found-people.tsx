import { ConsoleTable } from "@/components/operate/frame/console-table";
import { CustomerLink } from "@/components/operate/frame/customer-link";
import { showField } from "@/lib/domain/staff/mask-field";
import type { StaffRole } from "@/lib/domain/staff/permissions";
import { formatInstant } from "@/lib/i18n/format-date";
import { formatPhone } from "@/lib/i18n/format-phone";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface Person {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  bookings: number;
  lastBookedAt: Date | null;
}

/** Customers that were found, masked as far as the role may not know them. */
export async function FoundPeople({
  locale,
  role,
  people,
}: {
  locale: Locale;
  role: StaffRole;
  people: readonly Person[];
}) {
  const t = await translatorOf(locale, "console");
  return (
    <ConsoleTable
      rows={people}
      keyOf={({ id }) => id}
      columns={[
        {
          label: t("find.customer"),
          cell: ({ id, name }) => <CustomerLink {...{ locale, role, id, name }} />,
        },
        {
          label: t("find.email"),
          cell: ({ email }) => email && <bdi>{showField(role, "field.email", email)}</bdi>,
        },
        {
          label: t("find.telephone"),
          isNumber: true,
          cell: ({ phone }) =>
            phone && <bdi dir="ltr">{showField(role, "field.telephone", formatPhone(phone))}</bdi>,
        },
        { label: t("find.bookings"), cell: ({ bookings }) => bookings },
        {
          label: t("find.last_booked"),
          cell: ({ lastBookedAt }) => lastBookedAt && formatInstant(lastBookedAt, locale, "brief"),
        },
      ]}
    />
  );
}
