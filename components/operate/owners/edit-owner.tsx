import { ActionButton } from "@/components/operate/action/action-button";
import type { ActionField } from "@/components/operate/action/action-fields";
import { OWNER_KINDS, type OwnerKind } from "@/lib/domain/shared/vocabulary";
import { may, type StaffRole } from "@/lib/domain/staff/permissions";
import { LOCALE_FACTS, LOCALES, type Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface Owner {
  id: string;
  kind: OwnerKind;
  name: string;
  legalName: string | null;
  taxOffice: string | null;
  taxNumber: string | null;
  identityNumberEnd: string | null;
  mersis: string | null;
  address: string | null;
  kep: string | null;
  email: string;
  phone: string | null;
  locale: Locale;
  taxResidence: string;
  ibanEnd: string | null;
}

/** Changes who an owner is. The sealed numbers are only replaced: nobody needs to see them for it. */
export async function EditOwner({ locale, role, owner }: { locale: Locale; role: StaffRole; owner: Owner }) {
  if (!may(role, "owners.write")) return null;
  const t = await translatorOf(locale, "console_owners");
  const text = (name: string, value: string | null, group: string): ActionField => ({
    kind: "text",
    name,
    label: t(`field.${name as "name"}`),
    value: value ?? "",
    group,
  });
  const kept = (end: string | null) => (end ? t("kept", { end }) : t("not_known"));
  const [who, tax, reach, money] = [t("group.who"), t("group.tax"), t("group.reach"), t("group.money")];
  const fields: ActionField[] = [
    {
      kind: "choice",
      name: "kind",
      label: t("field.kind"),
      group: who,
      value: owner.kind,
      options: OWNER_KINDS.map((value) => ({ value, label: t(`kind.${value}`) })),
    },
    text("name", owner.name, who),
    text("legal_name", owner.legalName, who),
    text("tax_residence", owner.taxResidence, tax),
    text("tax_office", owner.taxOffice, tax),
    text("tax_number", owner.taxNumber, tax),
    text("mersis", owner.mersis, tax),
    { ...text("identity_number", null, tax), hint: kept(owner.identityNumberEnd) },
    { kind: "email", name: "email", label: t("field.email"), group: reach, value: owner.email },
    { kind: "telephone", name: "phone", label: t("field.phone"), group: reach, value: owner.phone ?? "" },
    {
      kind: "choice",
      name: "locale",
      label: t("field.locale"),
      group: reach,
      value: owner.locale,
      options: LOCALES.map((value) => ({ value, label: LOCALE_FACTS[value].name })),
    },
    { kind: "email", name: "kep", label: t("field.kep"), group: reach, value: owner.kep ?? "" },
    text("address", owner.address, reach),
    { ...text("iban", null, money), hint: kept(owner.ibanEnd) },
  ];
  return (
    <ActionButton
      path={`owners/${owner.id}/save`}
      label={t("edit")}
      title={t("edit_title")}
      intro={t("edit_text")}
      fields={fields}
    />
  );
}
