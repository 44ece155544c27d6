import { PhoneLink } from "@/components/operate/frame/phone-link";
import { RevealNumber } from "@/components/operate/owners/reveal-number";
import { Facts } from "@/components/operate/reservation/facts";
import type { OwnerKind } from "@/lib/domain/shared/vocabulary";
import { showField } from "@/lib/domain/staff/mask-field";
import { may, type StaffRole } from "@/lib/domain/staff/permissions";
import { formatInstant } from "@/lib/i18n/format-date";
import { INTL_TAGS } from "@/lib/i18n/intl-tag";
import { LOCALE_FACTS, type Locale } from "@/lib/i18n/locales";
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
  createdAt: Date;
}

/** Who an owner is, as far as the role may know it; sealed numbers by their ends. */
export async function OwnerFacts({ locale, role, owner }: { locale: Locale; role: StaffRole; owner: Owner }) {
  const t = await translatorOf(locale, "console_owners");
  const shown = (field: Parameters<typeof showField>[1], text: string | null) =>
    text && <bdi key="is">{showField(role, field, text)}</bdi>;
  const country = new Intl.DisplayNames(INTL_TAGS[locale], { type: "region" }).of(owner.taxResidence);
  return (
    <Facts
      facts={[
        [t("field.kind"), t(`kind.${owner.kind}`)],
        [t("field.name"), shown("field.name", owner.name)],
        [t("field.legal_name"), shown("field.name", owner.legalName)],
        [t("field.tax_office"), owner.taxOffice && <bdi key="is">{owner.taxOffice}</bdi>],
        [t("field.tax_number"), owner.taxNumber && <bdi key="is">{owner.taxNumber}</bdi>],
        [t("field.mersis"), owner.mersis && <bdi key="is">{owner.mersis}</bdi>],
        [
          t("field.identity_number"),
          owner.identityNumberEnd && (
            <RevealNumber
              key="is"
              id={owner.id}
              which="identity-number"
              end={owner.identityNumberEnd}
              mayShow={may(role, "field.identity")}
            />
          ),
        ],
        [
          t("field.iban"),
          owner.ibanEnd && (
            <RevealNumber
              key="is"
              id={owner.id}
              which="iban"
              end={owner.ibanEnd}
              mayShow={may(role, "field.bank_account")}
            />
          ),
        ],
        [t("field.address"), shown("field.address", owner.address)],
        [t("field.email"), shown("field.email", owner.email)],
        [t("field.kep"), shown("field.email", owner.kep)],
        [t("field.phone"), owner.phone && <PhoneLink key="is" {...{ locale, role }} number={owner.phone} />],
        [t("field.locale"), <bdi key="is">{LOCALE_FACTS[owner.locale].name}</bdi>],
        [t("field.tax_residence"), country ?? owner.taxResidence],
        [t("since"), formatInstant(owner.createdAt, locale)],
      ]}
    />
  );
}
