"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";
import { ConsentFields } from "@/components/account/auth/consent-fields";
import { NameFields } from "@/components/account/profile/name-fields";
import { Button } from "@/components/ui/button";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { Refusal } from "@/components/ui/refusal";
import { Skeleton } from "@/components/ui/skeleton";
import { appVariablesQuery } from "@/lib/client/api/app-variables";
import { fetchGoogleRegistration, registerWithGoogle } from "@/lib/client/api/google";
import { registrationSchema } from "@/lib/client/drafts/registration-schema";
import { useContractForm } from "@/lib/client/drafts/use-contract-form";
import { type GoogleRegistrationBody, googleRegistrationBody } from "@/lib/contracts/accounts/auth";
import type { UserResponse } from "@/lib/contracts/accounts/user";

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
  return person ? <Fields person={person} onDone={onDone} /> : <Skeleton className="h-72" />;
}

interface FieldsProps {
  person: { email: string; name: string; surname: string };
  onDone: GoogleRegisterFormProps["onDone"];
}

function Fields({ person: { email, name, surname }, onDone }: FieldsProps) {
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
