"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Notice } from "@/components/ui/notice";
import { SentNotice } from "@/components/ui/sent-notice";
import { takeBackEmail } from "@/lib/client/api/account";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import { browserStorage } from "@/lib/client/session/browser-storage";
import { TAKE_BACK_DAYS } from "@/lib/domain/shared/code-minutes";

interface TakeBackFormProps {
  token: string;
  /** Where customers write to us when the link no longer works. */
  contact: string;
}

/** Takes a former e-mail address back, on a press: programs that open links of mails must not do it. */
export function TakeBackForm({ token, contact }: TakeBackFormProps) {
  const t = useTranslations("account_area.take_back");
  const [state, setState] = useState<"form" | "busy" | "dead" | "done">("form");

  async function takeBack() {
    setState("busy");
    try {
      await takeBackEmail(token);
      // Data of the user who was signed in here before.
      browserStorage()?.clear();
      setState("done");
    } catch (error) {
      setState(error instanceof ApiFailure && error.code === "code_invalid" ? "dead" : "form");
    }
  }

  if (state === "done") {
    return (
      <SentNotice title={t("done_title")} level={2}>
        <p className="max-w-prose text-muted">{t("done_text")}</p>
      </SentNotice>
    );
  }
  if (state === "dead") {
    return (
      <div className="grid gap-5">
        <Notice tone="warning" title={t("dead_title")} announced>
          {t("dead_text", { days: TAKE_BACK_DAYS })}
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
      <Button size="large" wide busy={state === "busy"} onClick={() => void takeBack()}>
        {t("submit")}
      </Button>
    </div>
  );
}
