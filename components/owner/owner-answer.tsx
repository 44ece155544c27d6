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
  /** What is answered: a request, or another time for a paid trip. */
  about?: keyof typeof ANSWERS;
}

/** What accepting and declining are called in the API, and their texts. */
const ANSWERS = {
  request: { accept: "accept", decline: "decline", texts: "answer" },
  change: { accept: "accept_change", decline: "decline_change", texts: "change" },
} as const;

/** Accept, or decline with a reason. The page shows what became of it. */
export function OwnerAnswer({ token, number, slotFree, about = "request" }: OwnerAnswerProps) {
  const t = useTranslations("owner");
  const { texts } = ANSWERS[about];
  const router = useRouter();
  const [declining, setDeclining] = useState(!slotFree);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function acceptRequest() {
    setBusy(true);
    setRefusal(null);
    try {
      await answerAsOwner(token, { action: ANSWERS[about].accept });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setRefusal(error.message);
      setBusy(false);
    }
    router.refresh();
  }

  if (declining) {
    const onBack = slotFree ? () => setDeclining(false) : null;
    return <DeclineForm token={token} number={number} action={ANSWERS[about].decline} onBack={onBack} />;
  }
  return (
    <div className="grid gap-4">
      <Refusal text={refusal} />
      <p className="text-muted">{t(`${texts}.accept_hint`)}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button size="large" wide busy={busy} onClick={() => void acceptRequest()}>
          {t(`${texts}.accept`)}
        </Button>
        <Button size="large" wide variant="outline" onClick={() => setDeclining(true)}>
          {t(`${texts}.decline`)}
        </Button>
      </div>
    </div>
  );
}
