import { RouteLink } from "@/components/layout/route-link";
import { showField } from "@/lib/domain/staff/mask-field";
import { may, type StaffRole } from "@/lib/domain/staff/permissions";
import type { Locale } from "@/lib/i18n/locales";

interface CustomerLinkProps {
  locale: Locale;
  role: StaffRole;
  id: string;
  name: string;
}

/** A customer's name, masked where the role may not know it, that leads to their page for whoever may open it. */
export function CustomerLink({ locale, role, id, name }: CustomerLinkProps) {
  const shown = <bdi className="font-semibold">{showField(role, "field.name", name)}</bdi>;
  if (!may(role, "customers.read")) return shown;
  return (
    <RouteLink to="consoleCustomer" locale={locale} params={{ id }} className="text-sea underline">
      {shown}
    </RouteLink>
  );
}
