import { ActionButton } from "@/components/operate/action/action-button";
import type { ActionField } from "@/components/operate/action/action-fields";
import { ConsoleTable } from "@/components/operate/frame/console-table";
import { PhoneLink } from "@/components/operate/frame/phone-link";
import { OWNER_ROLES, type OwnerRole } from "@/lib/domain/shared/vocabulary";
import { showField } from "@/lib/domain/staff/mask-field";
import { may, type StaffRole } from "@/lib/domain/staff/permissions";
import { formatInstant } from "@/lib/i18n/format-date";
import { LOCALE_FACTS, LOCALES, type Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface Member {
  id: string;
  role: OwnerRole;
  name: string;
  email: string;
  phone: string | null;
  locale: Locale;
  disabledAt: Date | null;
}

interface OwnerMembersProps {
  locale: Locale;
  role: StaffRole;
  ownerId: string;
  members: readonly Member[];
}

/** Who may open the owner's desk, and what staff does about each. */
export async function OwnerMembers({ locale, role, ownerId, members }: OwnerMembersProps) {
  const t = await translatorOf(locale, "console_owners");
  const mayChange = may(role, "owners.write");
  const path = (act: string) => `owners/${ownerId}/${act}-member`;
  const fieldsOf = (member: Partial<Member>): ActionField[] => [
    { kind: "text", name: "name", label: t("field.name"), value: member.name },
    { kind: "email", name: "email", label: t("field.email"), value: member.email },
    { kind: "telephone", name: "phone", label: t("field.phone"), value: member.phone ?? "" },
    {
      kind: "choice",
      name: "role",
      label: t("member_role"),
      value: member.role ?? "captain",
      options: OWNER_ROLES.map((value) => ({ value, label: t(`role.${value}`) })),
    },
    {
      kind: "choice",
      name: "locale",
      label: t("field.locale"),
      value: member.locale ?? locale,
      options: LOCALES.map((value) => ({ value, label: LOCALE_FACTS[value].name })),
    },
  ];
  return (
    <>
      <ConsoleTable
        rows={members}
        keyOf={({ id }) => id}
        columns={[
          {
            label: t("field.name"),
            cell: ({ name }) => <bdi className="font-semibold">{showField(role, "field.name", name)}</bdi>,
          },
          { label: t("member_role"), cell: (member) => t(`role.${member.role}`) },
          {
            label: t("field.email"),
            cell: ({ email }) => <bdi>{showField(role, "field.email", email)}</bdi>,
          },
          {
            label: t("field.phone"),
            isNumber: true,
            cell: ({ phone }) => phone && <PhoneLink {...{ locale, role }} number={phone} />,
          },
          {
            label: t("access"),
            cell: ({ disabledAt }) =>
              disabledAt
                ? t("disabled_since", { time: formatInstant(disabledAt, locale, "brief") })
                : t("open"),
          },
          ...(mayChange
            ? [
                {
                  label: t("actions"),
                  cell: (member: Member) => (
                    <div className="console-actions">
                      <ActionButton
                        path={path("change")}
                        label={t("change")}
                        title={t("change_member", { name: member.name })}
                        values={{ member: member.id }}
                        fields={fieldsOf(member)}
                      />
                      <ActionButton
                        path={path(member.disabledAt ? "enable" : "disable")}
                        label={t(member.disabledAt ? "enable" : "disable")}
                        title={t(member.disabledAt ? "enable_member" : "disable_member", {
                          name: member.name,
                        })}
                        values={{ member: member.id }}
                      />
                    </div>
                  ),
                },
              ]
            : []),
        ]}
      />
      {mayChange && (
        <div className="console-actions">
          <ActionButton
            path={path("add")}
            label={t("add_member")}
            title={t("add_member_title")}
            intro={t("add_member_text")}
            fields={fieldsOf({})}
          />
        </div>
      )}
    </>
  );
}
