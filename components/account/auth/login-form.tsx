"use client";

import { useTranslations } from "next-intl";
import { PasswordInput } from "@/components/account/auth/password-input";
import { Button } from "@/components/ui/button";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { TextInput } from "@/components/ui/fields/text-input";
import { Refusal } from "@/components/ui/refusal";
import { logIn } from "@/lib/client/api/auth";
import { useContractForm } from "@/lib/client/drafts/use-contract-form";
import { type LoginBody, loginBody } from "@/lib/contracts/accounts/auth";
import type { UserResponse } from "@/lib/contracts/accounts/user";

interface LoginFormProps {
  onDone: (user: UserResponse) => Promise<void>;
  onForgot: () => void;
}

export function LoginForm({ onDone, onForgot }: LoginFormProps) {
  const t = useTranslations("account.auth");
  const { form, field, submitTo } = useContractForm<LoginBody>({
    schema: loginBody,
    defaults: { email: "", password: "" },
    draftKey: "auth",
  });
  const refusal = form.formState.errors.root?.message;
  return (
    <ScriptForm className="grid gap-4" onSubmit={submitTo(async (values) => onDone(await logIn(values)))}>
      <Refusal text={refusal} />
      <TextInput
        {...field("email")}
        id="login-email"
        label={t("email")}
        type="email"
        dir="ltr"
        autoComplete="username webauthn"
      />
      <PasswordInput {...field("password")} id="login-password" autoComplete="current-password" />
      <button
        type="button"
        className="min-h-6 justify-self-start text-sea text-sm underline underline-offset-4"
        onClick={onForgot}
      >
        {t("login.forgot")}
      </button>
      <Button type="submit" size="large" wide busy={form.formState.isSubmitting}>
        {t("login.submit")}
      </Button>
    </ScriptForm>
  );
}
