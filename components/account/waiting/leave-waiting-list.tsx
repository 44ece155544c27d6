"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Refusal } from "@/components/ui/refusal";
import { ApiFailure } from "@/lib/client/api/api-failure";
import { leaveWaitingList, leaveWaitingListByToken } from "@/lib/client/waiting/waiting-list";

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
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  async function end() {
    setBusy(true);
    setRefusal(null);
    try {
      await ("id" in by ? leaveWaitingList(by.id) : leaveWaitingListByToken(by.token));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setRefusal(error.message);
      setBusy(false);
    }
    router.refresh();
  }
  return (
    <div className="grid justify-items-start gap-2">
      <Refusal text={refusal} />
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
