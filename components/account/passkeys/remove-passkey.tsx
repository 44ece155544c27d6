"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/overlay/dialog";
import { showToast } from "@/components/ui/overlay/show-toast";
import { ApiFailure } from "@/lib/client/api/api-failure";
import { removePasskey } from "@/lib/client/passkeys/passkey-calls";
import type { OwnPasskey } from "@/lib/contracts/accounts/passkeys";

interface RemovePasskeyProps {
  passkey: OwnPasskey;
  onDone: () => void;
  onClose: () => void;
}

/** Asks once more, then removes a passkey; it can log in no longer. */
export function RemovePasskey({ passkey, onDone, onClose }: RemovePasskeyProps) {
  const t = useTranslations("account_area.passkeys");
  const [busy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    try {
      await removePasskey(passkey.id).catch((error: unknown) => {
        // Removed elsewhere meanwhile: what was wanted holds.
        if (!(error instanceof ApiFailure && error.status === 404)) throw error;
      });
      void showToast({ kind: "success", title: t("removed") });
      onDone();
    } catch {
      // The failure has been shown.
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("question")}
      closeLabel={t("close")}
      description={t.rich("consequence", { name: passkey.name, bdi: (text) => <bdi>{text}</bdi> })}
    >
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" busy={busy} onClick={() => void remove()}>
          {t("remove")}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t("keep")}
        </Button>
      </div>
    </Dialog>
  );
}
