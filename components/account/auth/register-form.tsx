"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useEffect } from "react";
import * as v from "valibot";
import { PasswordInput } from "@/components/account/auth/password-input";
import { likelyDialCode } from "@/components/account/profile/dial-codes";
import { PhoneFields } from "@/components/account/profile/phone-fields";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { TextInput } from "@/components/ui/fields/text-input";
import { Ltr } from "@/components/ui/ltr";
import { Refusal } from "@/components/ui/refusal";
import { Skeleton } from "@/components/ui/skeleton";
import { appVariablesQuery } from "@/lib/client/api/app-variables";
import { register } from "@/lib/client/api/auth";
import { fetchGoogleRegistration, registerWithGoogle } from "@/lib/client/api/google";
import { type RegisteredField, useContractForm } from "@/lib/client/drafts/use-contract-form";
import {
  type GoogleRegistrationBody,
  googleRegistrationBody,
  type RegisterBody,
  registerBody,
} from "@/lib/contracts/accounts/auth";
import type { UserResponse } from "@/lib/contracts/accounts/user";
import type { AppResponse } from "@/lib/contracts/app";
import { MIN_PASSWORD_LENGTH, mustAccept } from "@/lib/contracts/fields";
import { phoneOnOneLine } from "@/lib/i18n/format-phone";
import { localizedKey } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";

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

interface GoogleRegisterFormProps {
  onDone: (user: UserResponse) => Promise<void>;
  /** Nobody came back from Google, or too long ago. */
  onExpired: () => void;
}

/** What Google does not tell about a new customer: the consents and the preferred name. */
export function GoogleRegisterForm({ onDone, onExpired }: GoogleRegisterFormProps) {
  const { data: person, isError } = useQuery({
    queryKey: ["google-registration"],
    retry: false,
    queryFn: ({ signal }) => fetchGoogleRegistration(signal),
  });
  useEffect(() => {
    if (isError) onExpired();
  }, [isError, onExpired]);
  return person ? <GoogleFields person={person} onDone={onDone} /> : <Skeleton className="h-72" />;
}

interface GoogleFieldsProps {
  person: { email: string; name: string; surname: string };
  onDone: GoogleRegisterFormProps["onDone"];
}

function GoogleFields({ person: { email, name, surname }, onDone }: GoogleFieldsProps) {
  const t = useTranslations("account.auth");
  const { data: app } = useQuery(appVariablesQuery(useLocale()));
  const { form, field, submitTo } = useContractForm<GoogleRegistrationBody>({
    schema: registrationSchema(googleRegistrationBody, app?.settings),
    defaults: { name, surname, kvkk: false, electronic_messages: false },
    draftKey: `google:${email}`,
    fieldOfCode: { consent_required: "electronic_messages" },
  });
  const refusal = form.formState.errors.root?.message;
  const { setFocus } = form;
  // The window opened before there was a field to begin with.
  useEffect(() => setFocus("name"), [setFocus]);
  return (
    <ScriptForm
      className="grid gap-4"
      onSubmit={submitTo(async (values) => onDone(await registerWithGoogle(values)))}
    >
      <p className="text-muted">
        {t.rich("google.intro", { email: () => <bdi className="break-words text-ink">{email}</bdi> })}
      </p>
      <Refusal text={refusal} />
      <NameFields idPrefix="google" field={field} />
      <ConsentFields app={app} field={field} />
      <Button type="submit" size="large" wide busy={form.formState.isSubmitting}>
        {t("google.submit")}
      </Button>
    </ScriptForm>
  );
}

interface ConsentFieldsProps {
  /** The addresses of the legal texts; absent until they are known. */
  app: Pick<AppResponse, "staticPages" | "contracts"> | undefined;
  field: (name: "kvkk" | "electronic_messages") => RegisteredField;
}

/** Two separate, unticked boxes: what was read, and what is agreed to. */
function ConsentFields({ app, field }: ConsentFieldsProps) {
  const t = useTranslations("account.auth.register");
  const locale = useLocale();
  const pages = app ? [...app.staticPages, ...app.contracts] : [];
  const linkTo = (key: string) => (text: ReactNode) => {
    const page = pages.find((entry) => entry.key === key);
    if (!page) return <strong>{text}</strong>;
    const slug = page[localizedKey("slug", locale)] || page.slug;
    return (
      <a
        href={pathFor("page", locale, { type: page.type, slug })}
        target="_blank"
        rel="noopener"
        className="text-sea underline underline-offset-4"
      >
        {text}
      </a>
    );
  };
  return (
    <div className="grid gap-3">
      <Checkbox {...field("kvkk")} id="register-kvkk" label={t.rich("kvkk", { page: linkTo("kvkk") })} />
      <Checkbox
        {...field("electronic_messages")}
        id="register-electronic-messages"
        label={t.rich("electronic_messages", { page: linkTo("electronic-messages") })}
      />
    </div>
  );
}

interface NameFieldsProps {
  idPrefix: string;
  field: (name: "name" | "surname") => RegisteredField;
}

/** First name and surname, side by side. */
function NameFields({ idPrefix, field }: NameFieldsProps) {
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

/** A registration's contract with the consent to messages required, unless the shop's settings make it optional. */
function registrationSchema<const E extends v.ObjectEntries & { electronic_messages: unknown }>(
  contract: v.StrictObjectSchema<E, undefined>,
  settings: Readonly<Record<string, unknown>> | undefined,
): v.StrictObjectSchema<E, undefined> {
  if (settings?.electronic_messages_required === false) return contract;
  return v.strictObject({ ...contract.entries, electronic_messages: mustAccept });
}
