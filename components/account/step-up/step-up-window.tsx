"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { PasswordInput } from "@/components/account/auth/password-input";
import { MailedCode } from "@/components/account/codes/mailed-code";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/overlay/dialog";
import { Refusal } from "@/components/ui/refusal";
import { sendStepUpCode, stepUp } from "@/lib/client/api/account";
import { useContractForm } from "@/lib/client/drafts/use-contract-form";
import type { StepUpWays } from "@/lib/client/session/confirmation-store";
import { type PasswordProof, passwordProof } from "@/lib/contracts/account";
import { CODE_MINUTES, STEP_UP_MINUTES } from "@/lib/domain/shared/code-minutes";

interface StepUpWindowProps {
  ways: StepUpWays;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for the password or a mailed code before a change that would hand over the account. */
export function StepUpWindow({ ways, onDone, onClose }: StepUpWindowProps) {
  const t = useTranslations("account.step_up");
  const tAuth = useTranslations("account.auth");
  const [byCode, setByCode] = useState(!ways.password);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("title")}
      closeLabel={tAuth("close")}
      description={t(byCode ? "by_code" : "by_password", { minutes: STEP_UP_MINUTES })}
    >
      <div className="grid gap-3">
        {byCode ? (
          <MailedCode
            name="step-up"
            request={sendStepUpCode}
            send={async (code) => {
              await stepUp({ code });
              onDone();
            }}
            labels={{
              send: t("send"),
              sent: t("sent", { minutes: CODE_MINUTES.step_up }),
              submit: t("submit"),
            }}
          />
        ) : (
          <ByPassword onDone={onDone} />
        )}
        {ways.password && ways.code && (
          <Button variant="ghost" wide onClick={() => setByCode(!byCode)}>
            {t(byCode ? "use_password" : "use_code")}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function ByPassword({ onDone }: { onDone: () => void }) {
  const t = useTranslations("account.step_up");
  const { form, field, submitTo } = useContractForm<PasswordProof>({
    schema: passwordProof,
    defaults: { password: "" },
    draftKey: "step-up",
    fieldOfCode: { wrong_password: "password" },
  });
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={submitTo(async (values) => {
        await stepUp(values);
        onDone();
      })}
    >
      <Refusal text={form.formState.errors.root?.message} />
      <PasswordInput {...field("password")} id="step-up-password" autoComplete="current-password" />
      <Button type="submit" size="large" wide busy={form.formState.isSubmitting}>
        {t("submit")}
      </Button>
    </form>
  );
}
