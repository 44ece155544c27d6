"use client";

import { useTranslations } from "next-intl";
import type { FieldValues, UseFormRegister } from "react-hook-form";
import { PasswordInput } from "@/components/account/password-input";

interface NewPasswordFieldsProps<Values extends FieldValues & Typed> {
  idPrefix: string;
  register: UseFormRegister<Values>;
  errorOf: (name: keyof Typed) => string | null;
}

interface Typed {
  password: string;
  password_again: string;
}

/** The new password, twice: whoever mistypes it here could not get in again. */
export function NewPasswordFields<Values extends FieldValues & Typed>(props: NewPasswordFieldsProps<Values>) {
  const { idPrefix, errorOf } = props;
  const register = props.register as unknown as UseFormRegister<Typed>;
  const t = useTranslations("account_area.password");
  const tAuth = useTranslations("account.auth");
  return (
    <>
      <PasswordInput
        {...register("password")}
        id={`${idPrefix}-password`}
        label={t("new")}
        hint={tAuth("password_hint")}
        autoComplete="new-password"
        error={errorOf("password")}
      />
      <PasswordInput
        {...register("password_again")}
        id={`${idPrefix}-password-again`}
        label={t("again")}
        autoComplete="new-password"
        error={errorOf("password_again")}
      />
    </>
  );
}
