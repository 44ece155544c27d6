"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ComponentProps, useMemo, useSyncExternalStore } from "react";
import { DIAL_CODES } from "@/components/account/dial-codes";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { INTL_TAGS } from "@/lib/i18n/intl-tag";

type InputProps = Omit<ComponentProps<typeof TextInput>, "id" | "label" | "error" | "hint">;
type SelectProps = Omit<ComponentProps<typeof Select>, "id" | "label" | "error" | "children">;

interface PhoneFieldsProps {
  idPrefix: string;
  dialCode: SelectProps;
  phone: InputProps;
  dialCodeError: string | null;
  phoneError: string | null;
  label?: string;
  hint?: string;
}

/** An option takes no markup: the mark keeps the plus sign before its digits in Arabic. */
const LEFT_TO_RIGHT = "\u200e";

/** Country code and number; the number may be typed as people write it. */
export function PhoneFields(props: PhoneFieldsProps) {
  const { idPrefix, dialCode, phone, dialCodeError, phoneError, label, hint } = props;
  const t = useTranslations("account.auth");
  // Server and browser know other names and orders of countries: until hydrated there are only codes.
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const countries = useCountries(hydrated);
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3">
      <Select
        key={hydrated ? "names" : "codes"}
        {...dialCode}
        id={`${idPrefix}-dial-code`}
        label={t("dial_code")}
        error={dialCodeError}
        autoComplete="tel-country-code"
      >
        {countries.map(({ region, code, name }) => (
          <option key={region} value={code}>
            {`${LEFT_TO_RIGHT}${code}${LEFT_TO_RIGHT} ${name}`}
          </option>
        ))}
      </Select>
      <TextInput
        {...phone}
        id={`${idPrefix}-phone`}
        label={label ?? t("phone")}
        hint={hint}
        error={phoneError}
        type="tel"
        dir="ltr"
        autoComplete="tel-national"
      />
    </div>
  );
}

const never = () => () => {};

/** One entry per dial code and country, Türkiye first, the others in the reader's alphabet. */
function useCountries(named: boolean) {
  const locale = useLocale();
  return useMemo(() => {
    if (!named) return DIAL_CODES.map(({ region, code }) => ({ region, code, name: region }));
    const names = new Intl.DisplayNames(INTL_TAGS[locale], { type: "region" });
    const compare = new Intl.Collator(locale).compare;
    const all = DIAL_CODES.map(({ region, code }) => ({
      region,
      code,
      name: names.of(region) ?? region,
    }));
    const rank = (region: string) => (region === "TR" ? 0 : 1);
    return all.sort((a, b) => rank(a.region) - rank(b.region) || compare(a.name, b.name));
  }, [locale, named]);
}
