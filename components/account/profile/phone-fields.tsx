"use client";

import { useLocale, useTranslations } from "next-intl";
import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form";
import {
  type Country,
  countryOfCode,
  findCountries,
  listCountries,
} from "@/components/account/profile/find-countries";
import { CONTROL_CLASS } from "@/components/ui/fields/control-class";
import { Field } from "@/components/ui/fields/field";
import { TextInput } from "@/components/ui/fields/text-input";
import { Icon } from "@/components/ui/icon/icon";
import type { ContractForm } from "@/lib/client/drafts/use-contract-form";
import { useBrowserValue } from "@/lib/client/use-browser-value";

interface PhoneFieldsProps<Values extends FieldValues> {
  idPrefix: string;
  /** With the fields `dial_code` and `phone`. */
  contractForm: Pick<ContractForm<Values>, "form" | "errorOf">;
}

/** Country code and number; the number may be typed as people write it. */
export function PhoneFields<Values extends FieldValues & { dial_code: string; phone: string }>({
  idPrefix,
  contractForm: { form, errorOf },
}: PhoneFieldsProps<Values>) {
  const t = useTranslations("account.auth");
  const [dialCode, phone] = ["dial_code", "phone"] as FieldPath<Values>[] as [
    FieldPath<Values>,
    FieldPath<Values>,
  ];
  const { field } = useController({ control: form.control as Control<Values>, name: dialCode });
  return (
    <div className="grid grid-cols-[minmax(0,5fr)_minmax(0,6fr)] gap-3">
      <DialCodePicker
        id={`${idPrefix}-dial-code`}
        value={field.value}
        error={errorOf(dialCode)}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
      <TextInput
        {...form.register(phone)}
        id={`${idPrefix}-phone`}
        label={t("phone")}
        error={errorOf(phone)}
        // A number without its country code: for HTML that is a text.
        type="text"
        inputMode="tel"
        dir="ltr"
        autoComplete="tel-national"
      />
    </div>
  );
}

interface DialCodePickerProps {
  id: string;
  /** `+90` */
  value: string;
  error: string | null;
  onChange: (code: string) => void;
  onBlur: () => void;
}

/** Keeps the plus sign before its digits in Arabic; the direction of the line is that of the name. */
const shown = (code: string, name: string) => `\u2066${code}\u2069 ${name}`;

/** A country code, searched by name, code or region: a text field with a list that follows what is typed. */
export function DialCodePicker({ id, value, error, onChange, onBlur }: DialCodePickerProps) {
  const t = useTranslations("account.auth");
  const locale = useLocale();
  // Server and browser know other names of countries: until hydrated there is only the code.
  const hydrated = useBrowserValue(() => true, false);
  const countries = useMemo(() => (hydrated ? listCountries(locale) : []), [hydrated, locale]);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const [chosen, setChosen] = useState<Country | null>(null);
  const list = useRef<HTMLDivElement>(null);

  const current = chosen?.code === value ? chosen : countryOfCode(countries, value);
  const open = typed !== null;
  const found = useMemo(() => (open ? findCountries(countries, typed) : []), [open, countries, typed]);
  const optionId = (country: Country) => `${id}-${country.region}`;

  function show(text: string) {
    setTyped(text);
    setActive(0);
  }
  function choose(country: Country | undefined) {
    setTyped(null);
    if (!country) return;
    setChosen(country);
    onChange(country.code);
  }
  function move(by: number) {
    if (!open) return show("");
    const next = Math.min(found.length - 1, Math.max(0, active + by));
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: "nearest" });
  }
  function press(event: KeyboardEvent) {
    const { key } = event;
    if (key === "ArrowDown" || key === "ArrowUp") move(key === "ArrowDown" ? 1 : -1);
    else if (key === "Enter" && open) choose(found[active]);
    else if (key === "Escape" && open) setTyped(null);
    else return;
    event.preventDefault();
  }
  function leave() {
    // Autofill and quick fingers write a code and go on.
    const exact = typed && /^\s*(\+|00)?\d+\s*$/.test(typed) ? found[0] : undefined;
    choose(exact);
    onBlur();
  }

  return (
    <Field id={id} label={t("dial_code")} error={error}>
      {(links) => (
        <span className="control-frame">
          <input
            {...links}
            type="text"
            role="combobox"
            aria-expanded={open}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={open && found[active] ? optionId(found[active]) : undefined}
            autoComplete="tel-country-code"
            className={`${CONTROL_CLASS} truncate pe-10`}
            value={typed ?? (current ? shown(current.code, current.name) : value)}
            onChange={(event) => show(event.target.value)}
            onFocus={(event) => event.target.select()}
            onClick={() => !open && show("")}
            onKeyDown={press}
            onBlur={leave}
            placeholder={open ? t("dial_code_search") : undefined}
          />
          <Icon name="chevron-down" className="control-arrow" />
          {open && (
            // biome-ignore lint/a11y/noStaticElementInteractions: also on its scroll bar the field keeps the focus
            <span
              className="absolute start-0 top-full z-10 mt-1 w-72 max-w-[80vw] rounded-field border border-line bg-white shadow-card"
              onMouseDown={(event) => event.preventDefault()}
            >
              <div
                ref={list}
                id={`${id}-list`}
                role="listbox"
                aria-label={t("dial_code")}
                className="max-h-60 overflow-y-auto py-1"
              >
                {found.map((country, index) => (
                  <Option
                    key={country.region}
                    id={optionId(country)}
                    country={country}
                    active={index === active}
                    selected={country === current}
                    onChoose={() => choose(country)}
                  />
                ))}
              </div>
              <span
                role="status"
                className={found.length > 0 ? "sr-only" : "block px-3 pb-2 text-muted text-sm"}
              >
                {found.length > 0 ? t("dial_code_found", { count: found.length }) : t("dial_code_none")}
              </span>
            </span>
          )}
        </span>
      )}
    </Field>
  );
}

interface OptionProps {
  id: string;
  country: Country;
  active: boolean;
  selected: boolean;
  onChoose: () => void;
}

function Option({ id, country, active, selected, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
    <div
      id={id}
      role="option"
      // The focus stays in the field; aria-activedescendant moves.
      tabIndex={-1}
      aria-selected={selected}
      className={`flex min-h-11 cursor-pointer items-center gap-2 px-3 text-sm ${active ? "bg-sea-soft" : ""}`}
      onClick={onChoose}
    >
      <span className="tabular min-w-14 text-muted">
        <bdi dir="ltr">{country.code}</bdi>
      </span>
      <span className={selected ? "font-semibold" : undefined}>{country.name}</span>
    </div>
  );
}
