"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { ConsentFields } from "@/components/account/consent-fields";
import { NameFields } from "@/components/account/name-fields";
import { PasswordInput } from "@/components/account/password-input";
import { PhoneFields } from "@/components/account/phone-fields";
import { Button } from "@/components/ui/button";
import { Refusal } from "@/components/ui/refusal";
import { TextInput } from "@/components/ui/text-input";
import { appVariablesQuery } from "@/lib/client/app-variables";
import { register } from "@/lib/client/auth";
import { registrationSchema } from "@/lib/client/registration-schema";
import { useContractForm } from "@/lib/client/use-contract-form";
import { type RegisterBody, registerBody } from "@/lib/contracts/auth";
import type { UserAnswer } from "@/lib/contracts/user";

const DEFAULTS: RegisterBody = {
  name: "",
  surname: "",
  email: "",
  dial_code: "+90",
  phone: "",
  password: "",
  kvkk: false,
  electronic_messages: false,
};

export function RegisterForm({ onDone }: { onDone: (user: UserAnswer) => Promise<void> }) {
  const t = useTranslations("account.auth");
  const { data: app } = useQuery(appVariablesQuery(useLocale()));
  const { form, field, errorOf, submitTo } = useContractForm<RegisterBody>({
    schema: registrationSchema(registerBody, app?.settings),
    defaults: DEFAULTS,
    draftKey: "register",
    fieldOfCode: {
      email_taken: "email",
      common_password: "password",
      consent_required: "electronic_messages",
    },
  });
  const refusal = form.formState.errors.root?.message;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={submitTo(async (values) => onDone(await register(values)))}
    >
      <Refusal text={refusal} />
      <NameFields idPrefix="register" field={field} />
      <TextInput
        {...field("email")}
        id="register-email"
        label={t("email")}
        type="email"
        dir="ltr"
        autoComplete="email"
      />
      <PhoneFields idPrefix="register" contractForm={{ form, errorOf }} />
      <PasswordInput
        {...field("password")}
        id="register-password"
        hint={t("password_hint")}
        autoComplete="new-password"
      />
      <ConsentFields app={app} field={field} />
      <Button type="submit" size="large" wide busy={form.formState.isSubmitting}>
        {t("register.submit")}
      </Button>
    </form>
  );
}
