"use client";

import { useTranslations } from "next-intl";
import { useCeremony } from "@/components/operate/frame/use-ceremony";
import { Button } from "@/components/ui/button";
import { Refusal } from "@/components/ui/refusal";
import { openDemoConsole } from "@/lib/client/api/staff";
import { leaveTo } from "@/lib/client/session/leave-to";

/** Opens the console of a demo, on a press. */
export function DemoForm({ token, next }: { token: string; next: string }) {
  const t = useTranslations("console.demo");
  const { busy, refusal, run } = useCeremony();

  async function open() {
    await openDemoConsole(token);
    leaveTo(next);
  }

  return (
    <section className="console-card">
      <p>{t("text")}</p>
      <Refusal text={refusal} />
      <Button size="large" wide busy={busy} onClick={() => void run(open, { leaves: true })}>
        {t("button")}
      </Button>
    </section>
  );
}
