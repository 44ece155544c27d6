"use client";

import { useTranslations } from "next-intl";
import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form";
import { DialCodePicker } from "@/components/account/profile/dial-code-picker";
import { TextInput } from "@/components/ui/fields/text-input";
import type { ContractForm } from "@/lib/client/drafts/use-contract-form";

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
