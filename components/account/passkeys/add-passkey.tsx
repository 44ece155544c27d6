"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { usePasskeySupport } from "@/components/account/passkeys/use-passkey-support";
import { deviceName } from "@/components/account/security/device-name";
import { VerificationRequired } from "@/components/account/security/verification-required";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { showToast } from "@/components/ui/overlay/show-toast";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import { addPasskey } from "@/lib/client/passkeys/ceremonies";

interface AddPasskeyProps {
  proveAt: string | null;
  onDone: () => void;
}

/** Makes a passkey on this device, named after it; the browser asks the rest. */
export function AddPasskey({ proveAt, onDone }: AddPasskeyProps) {
  const t = useTranslations("account_area.passkeys");
  const tDevice = useTranslations("account_area.sessions");
  const supported = usePasskeySupport();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<"known" | "not_done" | null>(null);

  async function add() {
    setBusy(true);
    setSaid(null);
    try {
      const device = deviceName(navigator.userAgent);
      await addPasskey(device ? tDevice("device", device) : tDevice("unknown"));
      void showToast({ kind: "success", title: t("added") });
      onDone();
    } catch (error) {
      // A failing call has been shown; what the browser says has not.
      if (!(error instanceof ApiFailure)) setSaid(isKnown(error) ? "known" : "not_done");
    }
    setBusy(false);
  }

  if (proveAt !== null) {
    return <VerificationRequired at={proveAt} sentence={(page) => t.rich("verify_first", { page })} />;
  }
  if (!supported) return <p className="text-muted text-sm">{t("unsupported")}</p>;
  return (
    <>
      {said && (
        <Notice tone="info" announced>
          {t(said)}
        </Notice>
      )}
      <Button variant="outline" className="justify-self-start" busy={busy} onClick={() => void add()}>
        {t("add")}
      </Button>
    </>
  );
}

/** The device has one for this account already. */
const isKnown = (error: unknown) => error instanceof Error && error.name === "InvalidStateError";
