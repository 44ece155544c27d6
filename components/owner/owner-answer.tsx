"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { DeclineForm } from "@/components/owner/decline-form";
import { Button } from "@/components/ui/button";
import { Refusal } from "@/components/ui/refusal";
import { ApiFailure } from "@/lib/client/api/api-failure";
import { answerAsOwner } from "@/lib/client/api/owner";

interface OwnerAnswerProps {
  token: string;
  number: string;
  /** Whether the hours can still be given. */
  slotFree: boolean;
}

/** Accept, or decline with a reason. The page shows what became of it. */
export function OwnerAnswer({ token, number, slotFree }: OwnerAnswerProps) {
  const t = useTranslations("owner.answer");
  const router = useRouter();
  const [declining, setDeclining] = useState(!slotFree);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function acceptRequest() {
    setBusy(true);
    setRefusal(null);
    try {
      await answerAsOwner(token, { action: "accept" });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setRefusal(error.message);
      setBusy(false);
    }
    router.refresh();
  }

  if (declining) {
    return <DeclineForm token={token} number={number} onBack={slotFree ? () => setDeclining(false) : null} />;
  }
  return (
    <div className="grid gap-4">
      <Refusal text={refusal} />
      <p className="text-muted">{t("accept_hint")}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button size="large" wide busy={busy} onClick={() => void acceptRequest()}>
          {t("accept")}
        </Button>
        <Button size="large" wide variant="outline" onClick={() => setDeclining(true)}>
          {t("decline")}
        </Button>
      </div>
    </div>
  );
}
