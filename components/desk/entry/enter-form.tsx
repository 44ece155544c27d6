"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Notice } from "@/components/ui/notice";
import { Refusal } from "@/components/ui/refusal";
import { SiteLink } from "@/components/ui/site-link";
import { enterDesk } from "@/lib/client/api/desk";
import { useCall } from "@/lib/client/api/transport/use-call";
import { leaveTo } from "@/lib/client/session/leave-to";
import { DESK_LINK_MINUTES, DESK_SESSION_DAYS } from "@/lib/domain/owners/desk-limits";

interface EnterFormProps {
  token: string;
  next: string;
  /** Where another link is asked for. */
  login: string;
}

/** Logs in by a mail's link, on a press: programs that open links of mails must not use it up. */
export function EnterForm({ token, next, login }: EnterFormProps) {
  const t = useTranslations("desk.enter");
  const { busy, refusal, run } = useCall();
  async function enter() {
    await enterDesk(token);
    leaveTo(next);
  }
  if (refusal?.status === 422) {
    return (
      <div className="grid gap-4">
        <Notice tone="warning" title={t("dead_title")} announced>
          {t("dead_text", { minutes: DESK_LINK_MINUTES })}
        </Notice>
        <SiteLink href={login} className={buttonClass({ size: "large", wide: true })}>
          {t("another")}
        </SiteLink>
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      <p className="text-muted">{t("intro", { days: DESK_SESSION_DAYS })}</p>
      <Refusal text={refusal?.message} />
      <Button size="large" wide busy={busy} onClick={() => void run(enter, { leaves: true })}>
        {t("submit")}
      </Button>
    </div>
  );
}
