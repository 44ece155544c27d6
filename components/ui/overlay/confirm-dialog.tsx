"use client";

import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/overlay/dialog";

interface ConfirmDialogProps {
  labels: { question: string; confirm: string; keep: string; close: string };
  /** What follows. */
  consequence: ReactNode;
  /** Closes the dialog when it is done; a call that fails has shown why, and can be tried again. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks for a confirmation before something is removed. */
export function ConfirmDialog({ labels, consequence, onConfirm, onClose }: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    await onConfirm().catch(() => setBusy(false));
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={labels.question}
      closeLabel={labels.close}
      description={consequence}
    >
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" busy={busy} onClick={() => void confirm()}>
          {labels.confirm}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {labels.keep}
        </Button>
      </div>
    </Dialog>
  );
}
