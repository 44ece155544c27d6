"use client";

import type { FailureLabels } from "@/components/account/auth/failure-labels";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/overlay/dialog";

/** What a 403 shows. */
export function ForbiddenDialog({ labels, onClose }: { labels: FailureLabels; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title={labels.errorTitle} closeLabel={labels.close}>
      <p className="mb-5">{labels.forbiddenText}</p>
      <Button variant="outline" wide onClick={onClose}>
        {labels.close}
      </Button>
    </Dialog>
  );
}
