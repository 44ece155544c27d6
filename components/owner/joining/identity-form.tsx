import type { JoiningView } from "@/components/owner/joining/joining-view";
import { type Posted, postedFields } from "@/components/owner/joining/posted-field";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/fields/select";
import { TextInput } from "@/components/ui/fields/text-input";
import { OWNER_KINDS } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface IdentityFormProps {
  locale: Locale;
  action: string;
  owner: JoiningView["owner"];
  missing: JoiningView["missing"];
  posted: Posted | null;
}

/** Who an owner is, as the law asks for it. Numbers that lie sealed are not shown again, only replaced. */
export async function IdentityForm({ locale, action, owner, missing, posted }: IdentityFormProps) {
  const stored = {
    kind: owner.kind,
    legal_name: owner.legalName ?? "",
    tax_office: owner.taxOffice ?? "",
    tax_number: owner.taxNumber ?? "",
    mersis: owner.mersis ?? "",
    address: owner.address ?? "",
    kep: owner.kep ?? "",
    phone: owner.phone ?? "",
    tax_residence: owner.taxResidence,
  };
  const [t, field] = await Promise.all([
    translatorOf(locale, "owner_joining"),
    postedFields(locale, "identity", posted, stored),
  ]);
  const kept = (end: string | null) => (end ? t("kept", { end }) : undefined);
  return (
    <form method="post" action={action} encType="multipart/form-data" className="grid gap-4 sm:grid-cols-2">
      <input type="hidden" name="form" value="identity" />
      <input type="hidden" name="locale" value={locale} />
      <Select {...field("kind")} label={t("field.kind")}>
        {OWNER_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kind.${kind}`)}
          </option>
        ))}
      </Select>
      <TextInput {...field("legal_name")} label={t("field.legal_name")} required autoComplete="name" />
      <TextInput
        {...field("tax_residence")}
        label={t("field.tax_residence")}
        hint={t("tax_residence_hint")}
        required
        maxLength={2}
        dir="ltr"
      />
      <TextInput
        {...field("phone")}
        label={t("field.phone")}
        required
        type="tel"
        dir="ltr"
        autoComplete="tel"
      />
      <TextInput
        {...field("identity_number")}
        label={t("field.identity_number")}
        hint={kept(owner.identityNumberEnd) ?? t("identity_number_hint")}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
      />
      <TextInput
        {...field("tax_number")}
        label={t("field.tax_number")}
        hint={t("tax_number_hint")}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
      />
      <TextInput {...field("tax_office")} label={t("field.tax_office")} autoComplete="off" />
      <TextInput
        {...field("mersis")}
        label={t("field.mersis")}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
      />
      <div className="sm:col-span-2">
        <TextInput {...field("address")} label={t("field.address")} required autoComplete="street-address" />
      </div>
      <TextInput
        {...field("iban")}
        label={t("field.iban")}
        hint={kept(owner.ibanEnd) ?? t("iban_hint")}
        dir="ltr"
        autoComplete="off"
      />
      <TextInput {...field("kep")} label={t("field.kep")} hint={t("kep_hint")} type="email" dir="ltr" />
      <Button
        type="submit"
        variant={missing.length > 0 ? "primary" : "outline"}
        className="sm:justify-self-start"
      >
        {t("save")}
      </Button>
    </form>
  );
}
