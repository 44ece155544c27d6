"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import * as v from "valibot";
import { RefundSteps } from "@/components/reservations/detail/refund-steps";
import { announce } from "@/components/ui/announce";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/fields/field-error";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { TextArea } from "@/components/ui/fields/text-area";
import { Ltr } from "@/components/ui/ltr";
import { Notice } from "@/components/ui/notice";
import { Dialog } from "@/components/ui/overlay/dialog";
import { showToast } from "@/components/ui/overlay/show-toast";
import { Refusal } from "@/components/ui/refusal";
import { Skeleton } from "@/components/ui/skeleton";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import { type ContractForm, useContractForm } from "@/lib/client/drafts/use-contract-form";
import type { CancelBody, RefundPreview } from "@/lib/contracts/cancellation";
import { fieldMessage } from "@/lib/contracts/field-message";
import { REFUND_DAYS } from "@/lib/domain/payments/refund-days";
import { formatMoney } from "@/lib/i18n/format-money";

interface CancelFrameProps {
  id: string;
  labels: { title: string; confirm: string; keep: string; done: string; reasonHint?: string };
  /** The refund if cancelled now, once it is known. */
  refund: Pick<UseQueryResult<RefundPreview>, "data" | "error" | "refetch">;
  send: (body: CancelBody) => Promise<unknown>;
  onClose: () => void;
}

/** The window in which a reservation or order is cancelled: the refund is loaded first. */
export function CancelFrame({ id, labels, refund, send, onClose }: CancelFrameProps) {
  const t = useTranslations("cancellation");
  const { data: cancellation, error, refetch: askAgain } = refund;
  return (
    <Dialog open onOpenChange={onClose} title={labels.title} closeLabel={t("close")}>
      {cancellation ? (
        <CancelForm {...{ id, cancellation, labels, send, askAgain, onClose }} />
      ) : error ? (
        <Notice tone="danger" announced title={t("unavailable")}>
          {error instanceof ApiFailure && error.message}
        </Notice>
      ) : (
        <div className="grid gap-4">
          <p role="status" className="sr-only">
            {t("loading")}
          </p>
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-32 w-full" />
          <Skeleton className="h-28 w-full" />
        </div>
      )}
    </Dialog>
  );
}

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
function CancelForm({ id, cancellation, labels, send, askAgain, onClose }: CancelFormProps) {
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
        <Button
          type="submit"
          variant="danger"
          aria-describedby={cancellation.paid > 0 ? "refund-now" : undefined}
          busy={form.formState.isSubmitting}
        >
          {labels.confirm}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {labels.keep}
        </Button>
      </div>
    </ScriptForm>
  );
}

/** The usual reasons, in the order in which they are offered. */
const REASONS = ["plan", "weather", "elsewhere", "mistake"] as const;
/** Leaves room for the reason before it in what the contract allows. */
const TEXT_LENGTH = 400;

/** A reason is chosen, or written, or both. */
const cancelReason = v.pipe(
  v.object({
    /** Radio buttons give null as long as none is chosen, a draft gives the empty text. */
    choice: v.nullable(v.picklist(["", ...REASONS])),
    text: v.pipe(v.string(), v.maxLength(TEXT_LENGTH, fieldMessage("max_length", TEXT_LENGTH))),
  }),
  v.forward(
    v.partialCheck(
      [["choice"], ["text"]],
      ({ choice, text }) => Boolean(choice) || text.trim().length > 2,
      fieldMessage("required"),
    ),
    ["choice"],
  ),
);
type CancelReason = v.InferInput<typeof cancelReason>;

interface CancelReasonFieldsProps extends Pick<ContractForm<CancelReason>, "field"> {
  /** Who else reads the reason. */
  hint: string | undefined;
}

/** Why it is cancelled: one tap, and a text for those who want to say more. */
function CancelReasonFields({ field, hint }: CancelReasonFieldsProps) {
  const t = useTranslations("cancellation");
  const { error, "aria-required": _, ...choice } = field("choice");
  return (
    <>
      <fieldset
        aria-describedby={error ? "cancel-choice-needed cancel-choice-error" : "cancel-choice-needed"}
      >
        <legend className="font-semibold">{t("reason")}</legend>
        <p id="cancel-choice-needed" className="mb-2 text-muted text-sm">
          {t("reason_needed")}
        </p>
        <div className="flex flex-wrap gap-2">
          {REASONS.map((reason) => (
            <label
              key={reason}
              className="flex min-h-11 cursor-pointer items-center rounded-full border border-line px-4 text-sm has-checked:border-sea has-checked:bg-sea-soft has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-sea has-focus-visible:outline-offset-2"
            >
              <input type="radio" {...choice} value={reason} className="sr-only" />
              {t(`reasons.${reason}`)}
            </label>
          ))}
        </div>
        <FieldError id="cancel-choice" error={error} label={t("reason")} />
      </fieldset>
      <TextArea {...field("text")} id="cancel-text" label={t("reason_text")} hint={hint} rows={2} />
    </>
  );
}

/** What comes back when it is cancelled at this moment, in money and percent, and how the policy goes on. */
function RefundNow({ cancellation }: { cancellation: RefundPreview }) {
  const t = useTranslations("cancellation");
  const { paid, refund, percent, currency } = cancellation;
  const said = `${t("refund_title")}: ${formatMoney(refund, currency)}`;
  // It appears in an open window: nothing else would say the amount to who cannot see it.
  useEffect(() => {
    if (paid > 0) announce(said);
  }, [paid, said]);
  if (paid === 0) {
    const why = cancellation.payment_in_review ? "payment_in_review" : "nothing_paid";
    return <p className="rounded-card bg-sand p-4">{t(why)}</p>;
  }
  return (
    <div className="grid gap-4">
      <div id="refund-now" className="rounded-card bg-sand p-4">
        <p className="text-muted text-sm">{t("refund_title")}</p>
        <p className="font-bold text-2xl text-navy">
          <Ltr>{formatMoney(refund, currency)}</Ltr>
        </p>
        <p className="text-sm">
          {refund > 0
            ? t.rich("refund_of", { percent, paid: () => <Ltr>{formatMoney(paid, currency)}</Ltr> })
            : t("nothing_back")}
        </p>
      </div>
      <RefundSteps cancellation={cancellation} />
      {refund > 0 && <p className="text-muted text-sm">{t("how", { days: REFUND_DAYS })}</p>}
    </div>
  );
}
