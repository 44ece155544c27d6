"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import type * as v from "valibot";
import { NewPasswordFields } from "@/components/account/auth/new-password-fields";
import { Button } from "@/components/ui/button";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { Notice } from "@/components/ui/notice";
import { Refusal } from "@/components/ui/refusal";
import { SentNotice } from "@/components/ui/sent-notice";
import { resetPassword } from "@/lib/client/api/auth";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import { newPasswordSchema } from "@/lib/client/drafts/new-password-schema";
import { useContractForm } from "@/lib/client/drafts/use-contract-form";
import { activeUserQuery } from "@/lib/client/session/active-user";
import { openAuthDialog } from "@/lib/client/session/auth-dialog-store";
import { CODE_MINUTES } from "@/lib/domain/shared/code-minutes";

interface ResetFormProps {
  /** From the mail's link; null when the address carries none that could be one. */
  token: string | null;
  /** Where the customer goes after login. */
  home: string;
}

type Values = v.InferInput<ReturnType<typeof newPasswordSchema<Record<never, never>>>>;

/** A new password by the link of a mail: the form, or why the link is dead, or the way to login. */
export function ResetForm({ token, home }: ResetFormProps) {
  const t = useTranslations("account_area.reset");
  const tPassword = useTranslations("account_area.password");
  const queryClient = useQueryClient();
  const [state, setState] = useState<"form" | "dead" | "done">(token ? "form" : "dead");
  const label = tPassword("new");
  const schema = useMemo(() => newPasswordSchema(label, {}), [label]);
  const { form, field, submitTo } = useContractForm<Values>({
    schema,
    defaults: { password: "", password_again: "" },
    draftKey: "reset",
    fieldOfCode: { common_password: "password", personal_password: "password" },
  });

  async function send({ password }: Values) {
    try {
      await resetPassword({ token: token ?? "", password });
      // The user who was signed in here is now signed out.
      queryClient.setQueryData(activeUserQuery().queryKey, null);
      queryClient.setQueryData(["favorites"], []);
      setState("done");
    } catch (error) {
      if (!(error instanceof ApiFailure && error.code === "code_invalid")) throw error;
      setState("dead");
    }
  }

  if (state === "done") {
    return (
      <SentNotice title={t("done_title")}>
        <p className="max-w-prose text-muted">{t("done_text")}</p>
        <Button size="large" onClick={() => openAuthDialog({ mode: "login", next: home })}>
          {t("login")}
        </Button>
      </SentNotice>
    );
  }
  if (state === "dead") {
    return (
      <div className="grid gap-5">
        <Notice tone="warning" title={t("dead_title")} announced={token !== null}>
          {t("dead_text", { minutes: CODE_MINUTES.reset_password })}
        </Notice>
        <Button size="large" wide onClick={() => openAuthDialog({ mode: "forgot" })}>
          {t("ask_again")}
        </Button>
      </div>
    );
  }
  const refusal = form.formState.errors.root?.message;
  return (
    <ScriptForm className="grid gap-4" onSubmit={submitTo(send)}>
      <p className="text-muted">{t("intro")}</p>
      <Refusal text={refusal} />
      <NewPasswordFields idPrefix="reset" field={field} />
      <Button type="submit" size="large" wide busy={form.formState.isSubmitting}>
        {t("submit")}
      </Button>
    </ScriptForm>
  );
}
