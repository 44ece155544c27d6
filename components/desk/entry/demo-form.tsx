"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Refusal } from "@/components/ui/refusal";
import { enterDemoDesk } from "@/lib/client/api/desk";
import { useCall } from "@/lib/client/api/transport/use-call";
import { leaveTo } from "@/lib/client/session/leave-to";

/** Opens the desk of the demo's owner, on a press. */
export function DemoForm({ token, next }: { token: string; next: string }) {
  const t = useTranslations("desk.demo");
  const { busy, refusal, run } = useCall();
  async function enter() {
    await enterDemoDesk(token);
    leaveTo(next);
  }
  return (
    <div className="grid gap-4">
      <p className="text-muted">{t("text")}</p>
      <Refusal text={refusal?.message} />
      <Button size="large" wide busy={busy} onClick={() => void run(enter, { leaves: true })}>
        {t("submit")}
      </Button>
    </div>
  );
}
