"use client";

import { useTranslations } from "next-intl";
import { TextInput } from "@/components/ui/fields/text-input";
import type { RegisteredField } from "@/lib/client/drafts/use-contract-form";

interface NameFieldsProps {
  idPrefix: string;
  field: (name: "name" | "surname") => RegisteredField;
}

/** First name and surname, side by side. */
export function NameFields({ idPrefix, field }: NameFieldsProps) {
  const t = useTranslations("account.auth");
  return (
    <div className="grid grid-cols-2 gap-3">
      <TextInput {...field("name")} id={`${idPrefix}-name`} label={t("name")} autoComplete="given-name" />
      <TextInput
        {...field("surname")}
        id={`${idPrefix}-surname`}
        label={t("surname")}
        autoComplete="family-name"
      />
    </div>
  );
}
