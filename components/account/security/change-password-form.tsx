"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type * as v from "valibot";
import { NewPasswordFields } from "@/components/account/auth/new-password-fields";
import { PasswordInput } from "@/components/account/auth/password-input";
import { Button } from "@/components/ui/button";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { showToast } from "@/components/ui/overlay/show-toast";
import { Refusal } from "@/components/ui/refusal";
import { changePassword } from "@/lib/client/api/account";
import { newPasswordSchema } from "@/lib/client/drafts/new-password-schema";
import { useContractForm } from "@/lib/client/drafts/use-contract-form";
import { openAuthDialog } from "@/lib/client/session/auth-dialog-store";
import { oldPassword } from "@/lib/contracts/fields";

const EMPTY = { current_password: "", password: "", password_again: "" };
const ENTRIES = { current_password: oldPassword };

type Values = v.InferInput<ReturnType<typeof newPasswordSchema<typeof ENTRIES>>>;

/** Changes the password, which requires the old one; the sessions on other devices end. */
export function ChangePasswordForm() {
  const t = useTranslations("account_area.password");
  const router = useRouter();
  const label = t("new");
  const schema = useMemo(() => newPasswordSchema(label, ENTRIES), [label]);
  const { form, field, submitTo } = useContractForm<Values>({
    schema,
    defaults: EMPTY,
    draftKey: "change-password",
    fieldOfCode: {
      wrong_password: "current_password",
      common_password: "password",
      personal_password: "password",
    },
  });

  async function send({ current_password, password }: Values) {
    await changePassword({ current_password, password });
    form.reset(EMPTY);
    void showToast({ kind: "success", title: t("done") });
    router.refresh();
  }

  const { root } = form.formState.errors;
  return (
    <ScriptForm className="grid max-w-lg gap-4" onSubmit={submitTo(send)}>
      <p className="text-muted">{t("intro")}</p>
      <Refusal text={root && (root.message || t("failed"))} />
      <PasswordInput
        {...field("current_password")}
        id="change-current"
        label={t("current")}
        autoComplete="current-password"
      />
      <button
        type="button"
        className="min-h-11 justify-self-start text-sea text-sm underline underline-offset-4"
        onClick={() => openAuthDialog({ mode: "forgot" })}
      >
        {t("forgotten")}
      </button>
      <NewPasswordFields idPrefix="change" field={field} />
      <Button type="submit" size="large" className="sm:justify-self-start" busy={form.formState.isSubmitting}>
        {t("submit")}
      </Button>
    </ScriptForm>
  );
}
