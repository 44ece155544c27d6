"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Refusal } from "@/components/ui/refusal";
import { useCall } from "@/lib/client/api/transport/use-call";
import { leaveWaitingList, leaveWaitingListByToken } from "@/lib/client/api/waiting-list";

interface LeaveWaitingListProps {
  /** By the customer's own account, or by the link of a mail. */
  by: { id: string } | { token: string };
  /** Names boat and day, for screen readers. */
  label?: string;
  /** Where ending is all that the page is for. */
  only?: boolean;
}

/** Ends waiting for a day. The page shows what became of it. */
export function LeaveWaitingList({ by, label, only = false }: LeaveWaitingListProps) {
  const t = useTranslations("account_area.waiting");
  const router = useRouter();
  const { busy, refusal, run } = useCall();
  async function end() {
    await run(() => ("id" in by ? leaveWaitingList(by.id) : leaveWaitingListByToken(by.token)), {
      leaves: true,
    });
    router.refresh();
  }
  return (
    <div className="grid justify-items-start gap-2">
      <Refusal text={refusal?.message} />
      <Button
        {...(!only && { variant: "outline", size: "small" })}
        busy={busy}
        aria-label={label}
        onClick={() => void end()}
      >
        {t("end")}
      </Button>
    </div>
  );
}
