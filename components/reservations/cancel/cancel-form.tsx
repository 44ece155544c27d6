"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { RefundNow } from "@/components/reservations/cancel/refund-now";
import { Button } from "@/components/ui/button";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { TextArea } from "@/components/ui/fields/text-area";
import { showToast } from "@/components/ui/overlay/show-toast";
import { Refusal } from "@/components/ui/refusal";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import { useContractForm } from "@/lib/client/drafts/use-contract-form";
import { type CancelBody, cancelBody, type RefundPreview } from "@/lib/contracts/cancellation";

interface CancelFormProps {
  /** Key of the cancelled reservation or order, under which its draft is stored. */
  id: string;
  cancellation: RefundPreview;
  /** `reasonHint`: who else reads the reason. */
  labels: { confirm: string; done: string; reasonHint?: string };
  send: (body: CancelBody) => Promise<unknown>;
  /** A step of the policy has passed meanwhile: the new amount is shown before anything happens. */
  askAgain: () => Promise<unknown>;
  onClose: () => void;
}

/** The money that comes back, then the reason, then the button. */
export function CancelForm({ id, cancellation, labels, send, askAgain, onClose }: CancelFormProps) {
  const t = useTranslations("cancellation");
  const router = useRouter();
  const { form, field, submitTo } = useContractForm<CancelBody>({
    schema: cancelBody,
    defaults: { reason: "" },
    draftKey: `cancel:${id}`,
  });

  async function cancel({ reason }: CancelBody) {
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
      <TextArea
        {...field("reason")}
        id="cancel-reason"
        label={t("reason")}
        hint={labels.reasonHint}
        rows={3}
      />
      <Refusal text={refusal} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" busy={form.formState.isSubmitting}>
          {labels.confirm}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t("back")}
        </Button>
      </div>
    </ScriptForm>
  );
}
