import { type Column, ConsoleTable } from "@/components/operate/frame/console-table";
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
  const actions: Column<StaffRow> = {
    label: t("staff.actions"),
    cell: ({ id, name, role, disabledAt, sessions }) =>
      !disabledAt && <StaffActions {...{ id, name, role }} isSignedIn={sessions > 0} />,
  };
  return (
    <ConsoleTable
      rows={staff}
      keyOf={({ id }) => id}
      columns={[
        {
          label: t("staff.person"),
          cell: ({ id, name, email }) => (
            <div>
              <bdi className="font-semibold">{name}</bdi>{" "}
              {id === readerId && <Badge tone="sea">{t("staff.you")}</Badge>}
              <br />
              <bdi className="text-muted">{email}</bdi>
            </div>
          ),
        },
        { label: t("staff.role"), cell: ({ role }) => t(`roles.${role}`) },
        {
          label: t("staff.state"),
          cell: ({ disabledAt }) => t(disabledAt ? "staff.disabled" : "staff.active"),
        },
        { label: t("staff.sessions"), cell: ({ sessions }) => sessions },
        ...(mayChange ? [actions] : []),
      ]}
    />
  );
}
