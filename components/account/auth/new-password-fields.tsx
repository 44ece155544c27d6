"use client";

import { useTranslations } from "next-intl";
import { PasswordInput } from "@/components/account/auth/password-input";
import type { RegisteredField } from "@/lib/client/drafts/use-contract-form";
import { MIN_PASSWORD_LENGTH } from "@/lib/contracts/fields";

interface NewPasswordFieldsProps {
  idPrefix: string;
  field: (name: "password" | "password_again") => RegisteredField;
}

/** The new password, twice: a customer who mistypes it could not sign in again. */
export function NewPasswordFields({ idPrefix, field }: NewPasswordFieldsProps) {
  const t = useTranslations("account_area.password");
  const tAuth = useTranslations("account.auth");
  return (
    <>
      <PasswordInput
        {...field("password")}
        id={`${idPrefix}-password`}
        label={t("new")}
        hint={tAuth("password_hint", { min: MIN_PASSWORD_LENGTH })}
        autoComplete="new-password"
      />
      <PasswordInput
        {...field("password_again")}
        id={`${idPrefix}-password-again`}
        label={t("again")}
        autoComplete="new-password"
      />
    </>
  );
}
