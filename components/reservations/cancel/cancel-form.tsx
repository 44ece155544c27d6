"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import {
  type CancelReason,
  CancelReasonFields,
  cancelReason,
} from "@/components/reservations/cancel/cancel-reason";
import { RefundNow } from "@/components/reservations/cancel/refund-now";
import { Button } from "@/components/ui/button";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { showToast } from "@/components/ui/overlay/show-toast";
import { Refusal } from "@/components/ui/refusal";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import { useContractForm } from "@/lib/client/drafts/use-contract-form";
import type { CancelBody, RefundPreview } from "@/lib/contracts/cancellation";

interface CancelFormProps {
  /** Key of the cancelled reservation or order, under which its draft is stored. */
  id: string;
  cancellation: RefundPreview;
  /** `reasonHint`: who else reads the reason. */
  labels: { confirm: string; keep: string; done: string; reasonHint?: string };
  send: (body: CancelBody) => Promise<unknown>;
  /** A step of the policy has passed meanwhile: the new amount is shown before anything happens. */
  askAgain: () => Promise<unknown>;
  onClose: () => void;
}

/** The money that comes back, then the reason, then the button. */
export function CancelForm({ id, cancellation, labels, send, askAgain, onClose }: CancelFormProps) {
  const t = useTranslations("cancellation");
  const router = useRouter();
  const { form, field, submitTo } = useContractForm<CancelReason>({
    schema: cancelReason,
    defaults: { choice: "", text: "" },
    draftKey: `cancel:${id}`,
  });

  async function cancel({ choice, text }: CancelReason) {
    const reason = [choice && t(`reasons.${choice}`), text.trim()].filter(Boolean).join(" – ");
    try {
      await send({ reason, expected_refund: cancellation.refund });
    } catch (error) {
      if (error instanceof ApiFailure && error.code === "refund_changed") await askAgain();
      throw error;
    }
    void showToast({ kind: "success", title: labels.done });
    onClose();
    router.refresh();
  }

  const refusal = form.formState.errors.root?.message;
  return (
    <ScriptForm className="grid gap-5" onSubmit={submitTo(cancel)}>
      <RefundNow cancellation={cancellation} />
      <CancelReasonFields field={field} hint={labels.reasonHint} />
      <Refusal text={refusal} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" busy={form.formState.isSubmitting}>
          {labels.confirm}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {labels.keep}
        </Button>
      </div>
    </ScriptForm>
  );
}
