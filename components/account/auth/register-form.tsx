"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { ConsentFields } from "@/components/account/auth/consent-fields";
import { PasswordInput } from "@/components/account/auth/password-input";
import { likelyDialCode } from "@/components/account/profile/likely-dial-code";
import { NameFields } from "@/components/account/profile/name-fields";
import { PhoneFields } from "@/components/account/profile/phone-fields";
import { Button } from "@/components/ui/button";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { TextInput } from "@/components/ui/fields/text-input";
import { Ltr } from "@/components/ui/ltr";
import { Refusal } from "@/components/ui/refusal";
import { appVariablesQuery } from "@/lib/client/api/app-variables";
import { register } from "@/lib/client/api/auth";
import { registrationSchema } from "@/lib/client/drafts/registration-schema";
import { useContractForm } from "@/lib/client/drafts/use-contract-form";
import { type RegisterBody, registerBody } from "@/lib/contracts/accounts/auth";
import type { UserResponse } from "@/lib/contracts/accounts/user";
import type { AppResponse } from "@/lib/contracts/app";
import { MIN_PASSWORD_LENGTH } from "@/lib/contracts/fields";
import { phoneOnOneLine } from "@/lib/i18n/format-phone";

const DEFAULTS: Omit<RegisterBody, "dial_code"> = {
  name: "",
  surname: "",
  email: "",
  phone: "",
  password: "",
  kvkk: false,
  electronic_messages: false,
};

export function RegisterForm({ onDone }: { onDone: (user: UserResponse) => Promise<void> }) {
  const t = useTranslations("account.auth");
  const locale = useLocale();
  const { data: app } = useQuery(appVariablesQuery(locale));
  const { form, field, errorOf, submitTo } = useContractForm<RegisterBody>({
    schema: registrationSchema(registerBody, app?.settings),
    defaults: { ...DEFAULTS, dial_code: likelyDialCode(locale) },
    draftKey: "register",
    fieldOfCode: {
      email_taken: "email",
      common_password: "password",
      personal_password: "password",
      consent_required: "electronic_messages",
    },
  });
  const refusal = form.formState.errors.root;
  return (
    <ScriptForm className="grid gap-4" onSubmit={submitTo(async (values) => onDone(await register(values)))}>
      <Refusal text={refusal?.message} />
      {refusal?.type === "too_many_requests" && <WayOut settings={app?.settings} />}
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
        hint={t("password_hint", { min: MIN_PASSWORD_LENGTH })}
        autoComplete="new-password"
      />
      <ConsentFields app={app} field={field} />
      <Button type="submit" size="large" wide busy={form.formState.isSubmitting}>
        {t("register.submit")}
      </Button>
    </ScriptForm>
  );
}

/** Where to turn to without waiting: strangers on the same network may have used up the tries. */
function WayOut({ settings }: { settings: AppResponse["settings"] | undefined }) {
  const t = useTranslations("account.auth.register");
  const [whatsapp, phone] = [settings?.whatsapp, settings?.phone].map((value) =>
    typeof value === "string" ? value : null,
  );
  if (!whatsapp && !phone) return null;
  const link = "font-semibold text-sea underline underline-offset-4";
  return (
    <p className="text-sm">
      {t("way_out")}{" "}
      {whatsapp && (
        <a href={`https://wa.me/${whatsapp.replace(/\D/g, "")}`} rel="noopener" className={link}>
          WhatsApp
        </a>
      )}
      {whatsapp && phone && " · "}
      {phone && (
        <a href={`tel:${phone}`} className={link}>
          <Ltr>{phoneOnOneLine(phone)}</Ltr>
        </a>
      )}
    </p>
  );
}
