"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { CancelForm } from "@/components/reservations/cancel/cancel-form";
import { Notice } from "@/components/ui/notice";
import { Dialog } from "@/components/ui/overlay/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import type { CancelBody, RefundPreview } from "@/lib/contracts/cancellation";

interface CancelFrameProps {
  id: string;
  labels: { title: string; confirm: string; keep: string; done: string; reasonHint?: string };
  /** What cancelling now gives back, as soon as it is known. */
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
