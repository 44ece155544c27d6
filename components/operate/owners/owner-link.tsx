import { RouteLink } from "@/components/layout/route-link";
import { showField } from "@/lib/domain/staff/mask-field";
import { may, type StaffRole } from "@/lib/domain/staff/permissions";
import type { Locale } from "@/lib/i18n/locales";

interface OwnerLinkProps {
  locale: Locale;
  role: StaffRole;
  id: string;
  name: string;
}

/** An owner's name, masked where the role may not know it, that leads to their page for whoever may open it. */
export function OwnerLink({ locale, role, id, name }: OwnerLinkProps) {
  const shown = <bdi className="font-semibold">{showField(role, "field.name", name)}</bdi>;
  if (!may(role, "owners.read")) return shown;
  return (
    <RouteLink to="consoleOwner" locale={locale} params={{ id }} className="text-sea underline">
      {shown}
    </RouteLink>
  );
}
