"use client";

import { useTranslations } from "next-intl";
import { GuestForm } from "@/components/guests/guest-form";
import { Dialog } from "@/components/ui/overlay/dialog";
import type { GuestAnswerBody } from "@/lib/contracts/guests";

export interface AddGuestProps {
  busy: boolean;
  onAdd: (answer: GuestAnswerBody) => void;
  onClose: () => void;
}

/** Adds somebody who does not answer by the link. */
export function AddGuest({ busy, onAdd, onClose }: AddGuestProps) {
  const t = useTranslations("guests");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("own.add")}
      description={t("own.add_text")}
      closeLabel={t("own.close_dialog")}
    >
      <GuestForm
        id="added"
        nameLabel={t("form.guest_name")}
        submitLabel={t("form.add")}
        busy={busy}
        known={null}
        mayDecline={false}
        onSend={onAdd}
      />
    </Dialog>
  );
}
