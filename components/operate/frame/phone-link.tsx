import { showField } from "@/lib/domain/staff/mask-field";
import { may, type StaffRole } from "@/lib/domain/staff/permissions";
import { formatPhone } from "@/lib/i18n/format-phone";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

/** A number to call, for whoever may see it whole. */
export async function PhoneLink({
  number,
  locale,
  role,
}: {
  number: string | null;
  locale: Locale;
  role: StaffRole;
}) {
  if (!number) return (await translatorOf(locale, "console"))("today.no_phone");
  const shown = <bdi dir="ltr">{showField(role, "field.telephone", formatPhone(number))}</bdi>;
  if (!may(role, "field.telephone")) return shown;
  return (
    <a href={`tel:${number}`} className="text-sea underline">
      {shown}
    </a>
  );
}
