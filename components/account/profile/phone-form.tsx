"use client";

import { useLocale, useTranslations } from "next-intl";
import * as v from "valibot";
import { likelyDialCode } from "@/components/account/profile/likely-dial-code";
import { PhoneFields } from "@/components/account/profile/phone-fields";
import { Button } from "@/components/ui/button";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { Refusal } from "@/components/ui/refusal";
import { saveProfile } from "@/lib/client/api/profile";
import { useContractForm } from "@/lib/client/drafts/use-contract-form";
import type { UserResponse } from "@/lib/contracts/accounts/user";
import { dialCode, phone } from "@/lib/contracts/fields";

const phoneBody = v.strictObject({ dial_code: dialCode, phone });

/** Asks for the phone number, which is required to reserve. */
export function PhoneForm({ onDone }: { onDone: (user: UserResponse) => Promise<void> }) {
  const t = useTranslations("account.auth.phone_step");
  const { form, errorOf, submitTo } = useContractForm<v.InferInput<typeof phoneBody>>({
    schema: phoneBody,
    defaults: { dial_code: likelyDialCode(useLocale()), phone: "" },
    draftKey: "phone",
  });
  const { root } = form.formState.errors;
  return (
    <ScriptForm
      className="grid gap-4"
      onSubmit={submitTo(async (values) => onDone(await saveProfile(values)))}
    >
      <p className="text-muted">{t("intro")}</p>
      <Refusal text={root && (root.message || t("failed"))} />
      <PhoneFields idPrefix="profile" contractForm={{ form, errorOf }} />
      <Button type="submit" size="large" wide busy={form.formState.isSubmitting}>
        {t("submit")}
      </Button>
    </ScriptForm>
  );
}
