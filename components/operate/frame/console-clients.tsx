"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useCeremony } from "@/components/operate/frame/use-ceremony";
import { useClosingMenu } from "@/components/operate/frame/use-closing-menu";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon/icon";
import { Dialog } from "@/components/ui/overlay/dialog";
import { Refusal } from "@/components/ui/refusal";
import type { ApiFailure } from "@/lib/client/api/transport/api-failure";
import { setFailureReporter } from "@/lib/client/api/transport/failure-reporter";
import { confirmConsole } from "@/lib/client/passkeys/staff-ceremonies";
import { useConfirmations } from "@/lib/client/session/confirmation-store";
import { dropToday } from "@/lib/client/session/keep-today";
import { STAFF_STEP_UP_MINUTES } from "@/lib/domain/staff/session-limits";

/** What every page of the console relies on: an ended session, confirmations, the mark that it reacts. */
export function ConsoleClients() {
  useEffect(
    () =>
      setFailureReporter((_path: string, { status }: ApiFailure) => {
        // The login of the page that the server sends instead leads back here.
        if (status === 401) void dropToday().then(() => window.location.reload());
      }),
    [],
  );
  useEffect(() => {
    // Browser tests wait for this.
    document.documentElement.dataset.hydrated = "";
  }, []);
  useClosingMenu();
  return useConfirmations()
    .filter(({ code }) => code === "step_up_required")
    .map(({ code, settle }) => (
      <ConfirmationWindow key={code} onDone={() => settle(true)} onClose={() => settle(false)} />
    ));
}

/** Asks for the passkey once more; the call that was refused is then sent again. */
function ConfirmationWindow({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const t = useTranslations("console");
  const { busy, refusal, run } = useCeremony();
  const confirm = async () => {
    if (await run(confirmConsole)) onDone();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("confirm.title")}
      closeLabel={t("close")}
      description={t("confirm.text", { minutes: STAFF_STEP_UP_MINUTES })}
    >
      <div className="grid gap-3">
        <Refusal text={refusal} />
        <Button size="large" wide busy={busy} onClick={() => void confirm()}>
          <Icon name="key-round" size={20} />
          {t("confirm.button")}
        </Button>
      </div>
    </Dialog>
  );
}
