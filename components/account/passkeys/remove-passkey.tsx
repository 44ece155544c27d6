"use client";

import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { showToast } from "@/components/ui/overlay/show-toast";
import { removePasskey } from "@/lib/client/api/passkeys";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import type { OwnPasskey } from "@/lib/contracts/accounts/passkeys";

interface RemovePasskeyProps {
  passkey: OwnPasskey;
  onDone: () => void;
  onClose: () => void;
}

/** Removes a passkey after a confirmation; it no longer logs in. */
export function RemovePasskey({ passkey, onDone, onClose }: RemovePasskeyProps) {
  const t = useTranslations("account_area.passkeys");

  async function remove() {
    await removePasskey(passkey.id).catch((error: unknown) => {
      // Removed elsewhere meanwhile: what was wanted holds.
      if (!(error instanceof ApiFailure && error.status === 404)) throw error;
    });
    void showToast({ kind: "success", title: t("removed") });
    onDone();
  }

  return (
    <ConfirmDialog
      labels={{ question: t("question"), confirm: t("remove"), keep: t("keep"), close: t("close") }}
      consequence={t.rich("consequence", { name: passkey.name, bdi: (text) => <bdi>{text}</bdi> })}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
