"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { OrderRefundNow } from "@/components/services/order-refund-now";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { showToast } from "@/components/ui/show-toast";
import { Skeleton } from "@/components/ui/skeleton";
import { TextArea } from "@/components/ui/text-area";
import { ApiFailure } from "@/lib/client/api-failure";
import { cancelOrder, orderCancellationQuery } from "@/lib/client/services";
import { useContractForm } from "@/lib/client/use-contract-form";
import {
  type CancelOrderBody,
  cancelOrderBody,
  type OrderCancellationAnswer,
} from "@/lib/contracts/services";

interface CancelOrderDialogProps {
  orderId: string;
  onClose: () => void;
}

/** Asks for the reason, after it has shown the money that comes back. */
export function CancelOrderDialog({ orderId, onClose }: CancelOrderDialogProps) {
  const t = useTranslations("orders.cancel");
  const { data: cancellation, error } = useQuery(orderCancellationQuery(orderId));
  return (
    <Dialog open onOpenChange={onClose} title={t("title")} closeLabel={t("close")}>
      {cancellation ? (
        <CancelForm {...{ orderId, cancellation, onClose }} />
      ) : error ? (
        <Notice tone="danger" announced title={t("unavailable")}>
          {error instanceof ApiFailure && error.message}
        </Notice>
      ) : (
        <div className="grid gap-4">
          <p role="status" className="sr-only">
            {t("loading")}
          </p>
          <Skeleton className="h-28 w-full" />
          <Skeleton className="h-28 w-full" />
        </div>
      )}
    </Dialog>
  );
}

interface CancelFormProps extends CancelOrderDialogProps {
  cancellation: OrderCancellationAnswer;
}

function CancelForm({ orderId, cancellation, onClose }: CancelFormProps) {
  const t = useTranslations("orders.cancel");
  const router = useRouter();
  const queryClient = useQueryClient();
  const { form, errorOf, submitTo } = useContractForm<CancelOrderBody>({
    schema: cancelOrderBody,
    defaults: { reason: "" },
    draftKey: `cancel-order:${orderId}`,
  });

  async function send({ reason }: CancelOrderBody) {
    try {
      await cancelOrder(orderId, { reason, expected_refund: cancellation.refund });
    } catch (error) {
      // The seventh day has passed meanwhile: the new amount is shown before anything happens.
      if (error instanceof ApiFailure && error.code === "refund_changed") {
        await queryClient.invalidateQueries(orderCancellationQuery(orderId));
      }
      throw error;
    }
    void showToast({ kind: "success", title: t("done") });
    onClose();
    router.refresh();
  }

  const refusal = form.formState.errors.root?.message;
  return (
    <form noValidate className="grid gap-5" onSubmit={submitTo(send)}>
      <OrderRefundNow cancellation={cancellation} />
      <TextArea
        {...form.register("reason")}
        id="cancel-order-reason"
        label={t("reason")}
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
          {t("confirm")}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t("back")}
        </Button>
      </div>
    </form>
  );
}
