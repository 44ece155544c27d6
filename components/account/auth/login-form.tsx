"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { PasswordInput } from "@/components/account/auth/password-input";
import { Button } from "@/components/ui/button";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { TextInput } from "@/components/ui/fields/text-input";
import { Icon } from "@/components/ui/icon/icon";
import { Refusal } from "@/components/ui/refusal";
import { forgotPassword, logIn } from "@/lib/client/api/auth";
import { useContractForm } from "@/lib/client/drafts/use-contract-form";
import {
  type ForgotPasswordBody,
  forgotPasswordBody,
  type LoginBody,
  loginBody,
} from "@/lib/contracts/accounts/auth";
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
        className="min-h-11 justify-self-start text-sea text-sm underline underline-offset-4"
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

export function ForgotForm({ onBack }: { onBack: () => void }) {
  const t = useTranslations("account.auth.forgot");
  const tAuth = useTranslations("account.auth");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, field, submitTo } = useContractForm<ForgotPasswordBody>({
    schema: forgotPasswordBody,
    defaults: { email: "" },
    draftKey: "auth",
  });
  if (sentTo) {
    return (
      <div role="status" className="grid justify-items-center gap-3 text-center">
        <span aria-hidden className="grid size-16 place-items-center rounded-full bg-sea-soft text-sea">
          <Icon name="mail-check" size={28} />
        </span>
        <h3 className="text-lg">{t("sent_title")}</h3>
        <p className="text-muted">{t.rich("sent_text", { address: () => <bdi dir="ltr">{sentTo}</bdi> })}</p>
        <Button variant="outline" onClick={onBack}>
          {t("back")}
        </Button>
      </div>
    );
  }
  const refusal = form.formState.errors.root?.message;
  return (
    <ScriptForm
      className="grid gap-4"
      onSubmit={submitTo(async (values) => {
        await forgotPassword(values);
        setSentTo(values.email.trim());
      })}
    >
      <p className="text-muted">{t("intro")}</p>
      <Refusal text={refusal} />
      <TextInput
        {...field("email")}
        id="forgot-email"
        label={tAuth("email")}
        type="email"
        dir="ltr"
        autoComplete="email"
      />
      <Button type="submit" size="large" wide busy={form.formState.isSubmitting}>
        {t("submit")}
      </Button>
      <Button variant="ghost" wide onClick={onBack}>
        {t("back")}
      </Button>
    </ScriptForm>
  );
}
