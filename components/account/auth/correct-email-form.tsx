"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Notice } from "@/components/ui/notice";
import { SentNotice } from "@/components/ui/sent-notice";
import { correctEmail } from "@/lib/client/api/account";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import { CORRECT_EMAIL_HOURS } from "@/lib/domain/shared/code-minutes";

interface CorrectEmailFormProps {
  token: string;
  /** Where customers write to us when the link no longer works. */
  contact: string;
  login: string;
}

/** Proves a corrected address, on a press: programs that open links of mails must not do it. */
export function CorrectEmailForm({ token, contact, login }: CorrectEmailFormProps) {
  const t = useTranslations("correct_email");
  const [state, setState] = useState<"form" | "busy" | "dead" | "taken" | "done">("form");

  async function confirm() {
    setState("busy");
    try {
      await correctEmail(token);
      setState("done");
    } catch (error) {
      const code = error instanceof ApiFailure ? error.code : null;
      setState(code === "code_invalid" ? "dead" : code === "email_taken" ? "taken" : "form");
    }
  }

  if (state === "done") {
    return (
      <SentNotice title={t("done_title")}>
        <p className="max-w-prose text-muted">{t("done_text")}</p>
        <a href={login} className={buttonClass({ size: "large", wide: true })}>
          {t("log_in")}
        </a>
      </SentNotice>
    );
  }
  if (state === "dead" || state === "taken") {
    return (
      <div className="grid gap-5">
        <Notice tone="warning" title={t("dead_title")} announced>
          {state === "dead" ? t("dead_text", { hours: CORRECT_EMAIL_HOURS }) : t("taken")}
        </Notice>
        <a href={contact} className={buttonClass({ size: "large", wide: true })}>
          {t("contact")}
        </a>
      </div>
    );
  }
  return (
    <div className="grid gap-5">
      <p className="text-muted">{t("intro")}</p>
      <Button size="large" wide busy={state === "busy"} onClick={() => void confirm()}>
        {t("submit")}
      </Button>
    </div>
  );
}
