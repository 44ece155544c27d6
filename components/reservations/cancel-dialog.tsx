"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { RefundNow } from "@/components/reservations/refund-now";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { showToast } from "@/components/ui/show-toast";
import { Skeleton } from "@/components/ui/skeleton";
import { TextArea } from "@/components/ui/text-area";
import { ApiFailure } from "@/lib/client/api-failure";
import { cancellationQuery, cancelReservation } from "@/lib/client/reservations";
import { useContractForm } from "@/lib/client/use-contract-form";
import { type CancelBody, type CancellationAnswer, cancelBody } from "@/lib/contracts/reservations";

interface CancelDialogProps {
  reservationId: string;
  /** Whether nobody has paid yet. */
  request: boolean;
  onClose: () => void;
}

/** Asks for the reason, after it has shown the money that comes back. */
export function CancelDialog({ reservationId, request, onClose }: CancelDialogProps) {
  const t = useTranslations("cancellation");
  const kind = request ? "request" : "reservation";
  const { data: cancellation, error } = useQuery(cancellationQuery(reservationId));
  return (
    <Dialog open onOpenChange={onClose} title={t(`title_${kind}`)} closeLabel={t("close")}>
      {cancellation ? (
        <CancelForm {...{ reservationId, kind, cancellation, onClose }} />
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

interface CancelFormProps extends Omit<CancelDialogProps, "request"> {
  kind: "request" | "reservation";
  cancellation: CancellationAnswer;
}

function CancelForm({ reservationId, kind, cancellation, onClose }: CancelFormProps) {
  const t = useTranslations("cancellation");
  const router = useRouter();
  const queryClient = useQueryClient();
  const { form, errorOf, submitTo } = useContractForm<CancelBody>({
    schema: cancelBody,
    defaults: { reason: "" },
    draftKey: `cancel:${reservationId}`,
  });

  async function send({ reason }: CancelBody) {
    try {
      await cancelReservation(reservationId, { reason, expected_refund: cancellation.refund });
    } catch (error) {
      // A step of the policy has passed meanwhile: the new amount is shown before anything happens.
      if (error instanceof ApiFailure && error.code === "refund_changed") {
        await queryClient.invalidateQueries(cancellationQuery(reservationId));
      }
      throw error;
    }
    void showToast({ kind: "success", title: t(`done_${kind}`) });
    onClose();
    router.refresh();
  }

  const refusal = form.formState.errors.root?.message;
  return (
    <form noValidate className="grid gap-5" onSubmit={submitTo(send)}>
      <RefundNow cancellation={cancellation} />
      <TextArea
        {...form.register("reason")}
        id="cancel-reason"
        label={t("reason")}
        hint={t("reason_hint")}
        dir="auto"
        rows={3}
        error={errorOf("reason")}
      />
      {refusal && (
        <Notice tone="danger" announced>
          {refusal}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" busy={form.formState.isSubmitting}>
          {t(`confirm_${kind}`)}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t("back")}
        </Button>
      </div>
    </form>
  );
}
