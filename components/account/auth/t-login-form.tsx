"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { logInByToken } from "@/lib/client/api/account";
import { useCall } from "@/lib/client/api/transport/use-call";
import { openAuthDialog } from "@/lib/client/session/auth-dialog-store";
import { browserStorage } from "@/lib/client/session/browser-storage";
import { leaveTo } from "@/lib/client/session/leave-to";
import { CODE_MINUTES } from "@/lib/domain/shared/code-minutes";

interface TLoginFormProps {
  token: string;
  /** Where the customer goes after login. */
  next: string;
}

/** Logs in by a mail's link, on a press: programs that open links of mails must not use it up. */
export function TLoginForm({ token, next }: TLoginFormProps) {
  const t = useTranslations("account_area.t_login");
  const { busy, refusal, run } = useCall();

  async function logIn() {
    await logInByToken(token);
    // Data of the user who was signed in here before.
    browserStorage()?.clear();
    leaveTo(next);
  }

  if (refusal?.status === 422) {
    return (
      <div className="grid gap-5">
        <Notice tone="warning" title={t("dead_title")} announced>
          {t("dead_text", { minutes: CODE_MINUTES.t_login })}
        </Notice>
        <Button size="large" wide onClick={() => openAuthDialog({ mode: "login", next })}>
          {t("with_password")}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-5">
      <p className="text-muted">{t("intro")}</p>
      <Button size="large" wide busy={busy} onClick={() => void run(logIn, { leaves: true })}>
        {t("submit")}
      </Button>
    </div>
  );
}
