"use client";

import { useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "@/components/ui/button";
import { loadFailureLabels } from "@/components/ui/lazy/load-failure-labels";

interface LoadFailureProps {
  onRetry: () => Promise<unknown>;
  /** Adds a button that closes without the part. */
  onClose?: () => void;
}

/** Replaces a part that could not be loaded with a notice and a button to try again. */
export function LoadFailure({ onRetry, onClose }: LoadFailureProps) {
  const [busy, setBusy] = useState(false);
  const labels = loadFailureLabels();
  if (!labels) return null;
  async function retry() {
    setBusy(true);
    await onRetry();
    setBusy(false);
  }
  return (
    <div role="alert" className="rounded-card bg-danger-soft p-4 text-ink text-sm">
      <p className="mb-3">{labels.text}</p>
      <div className="flex flex-wrap gap-2">
        <Button busy={busy} onClick={() => void retry()}>
          {labels.retry}
        </Button>
        {onClose && (
          <Button variant="outline" onClick={onClose}>
            {labels.close}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Says in a window that the visitor opened that it could not be loaded: a native dialog needs no further script. */
export function LoadFailureDialog({ onRetry, onClose }: Required<LoadFailureProps>) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // `close()` returns the focus; removing the element would not.
    return () => current?.close();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      aria-label={loadFailureLabels()?.title}
      className="m-auto w-[min(100%-2rem,26rem)] rounded-card bg-white p-4 shadow-card backdrop:bg-ink/55"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <LoadFailure onRetry={onRetry} onClose={onClose} />
    </dialog>,
    document.body,
  );
}
