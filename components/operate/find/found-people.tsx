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

const COLUMNS = ["customer", "email", "telephone", "bookings", "last_booked"] as const;

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
        {people.map(({ id, name, email, phone, bookings, lastBookedAt }) => (
          <tr key={id}>
            <td data-label={t("find.customer")}>
              <bdi className="font-semibold">{showField(role, "field.name", name)}</bdi>
            </td>
            <td data-label={t("find.email")}>
              {email && <bdi>{showField(role, "field.email", email)}</bdi>}
            </td>
            <td data-label={t("find.telephone")} className="console-number">
              {phone && <bdi dir="ltr">{showField(role, "field.telephone", formatPhone(phone))}</bdi>}
            </td>
            <td data-label={t("find.bookings")}>{bookings}</td>
            <td data-label={t("find.last_booked")}>
              {lastBookedAt && formatInstant(lastBookedAt, locale, "brief")}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
