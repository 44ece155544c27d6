import { StaffActions } from "@/components/operate/staff/staff-actions";
import { Badge } from "@/components/ui/badge";
import type { StaffRole } from "@/lib/domain/staff/permissions";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface StaffRow {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  disabledAt: Date | null;
  sessions: number;
}

interface StaffTableProps {
  locale: Locale;
  staff: readonly StaffRow[];
  /** Whose page it is: marked, so that nobody shuts out themselves unawares. */
  readerId: string;
  mayChange: boolean;
}

/** Everybody who works for the operator, with what may be done about each. */
export async function StaffTable({ locale, staff, readerId, mayChange }: StaffTableProps) {
  const t = await translatorOf(locale, "console");
  return (
    <table className="console-table">
      <thead>
        <tr>
          <th scope="col">{t("staff.person")}</th>
          <th scope="col">{t("staff.role")}</th>
          <th scope="col">{t("staff.state")}</th>
          <th scope="col">{t("staff.sessions")}</th>
          {mayChange && <th scope="col">{t("staff.actions")}</th>}
        </tr>
      </thead>
      <tbody>
        {staff.map(({ id, name, email, role, disabledAt, sessions }) => (
          <tr key={id}>
            <td data-label={t("staff.person")}>
              <div>
                <bdi className="font-semibold">{name}</bdi>{" "}
                {id === readerId && <Badge tone="sea">{t("staff.you")}</Badge>}
                <br />
                <bdi className="text-muted">{email}</bdi>
              </div>
            </td>
            <td data-label={t("staff.role")}>{t(`roles.${role}`)}</td>
            <td data-label={t("staff.state")}>{t(disabledAt ? "staff.disabled" : "staff.active")}</td>
            <td data-label={t("staff.sessions")}>{sessions}</td>
            {mayChange && (
              <td data-label={t("staff.actions")}>
                {!disabledAt && <StaffActions id={id} name={name} role={role} isSignedIn={sessions > 0} />}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
