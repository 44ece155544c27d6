"use client";

import { useTranslations } from "next-intl";
import { useCeremony } from "@/components/desk/frame/use-ceremony";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon/icon";
import { Refusal } from "@/components/ui/refusal";
import { logInToDesk } from "@/lib/client/passkeys/desk-ceremonies";
import { usePasskeySupport } from "@/lib/client/passkeys/use-passkey-support";
import { leaveTo } from "@/lib/client/session/leave-to";

/** Opens the desk by a passkey, where the browser knows them. */
export function PasskeyButton({ next }: { next: string }) {
  const t = useTranslations("desk.login");
  const { busy, refusal, run } = useCeremony();
  const supported = usePasskeySupport();
  if (!supported) return null;
  async function logIn() {
    await logInToDesk();
    leaveTo(next);
  }
  return (
    <div className="grid gap-3">
      <Refusal text={refusal} />
      <Button
        variant="outline"
        size="large"
        wide
        busy={busy}
        onClick={() => void run(logIn, { leaves: true })}
      >
        <Icon name="key-round" size={20} />
        {t("passkey")}
      </Button>
    </div>
  );
}
