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
  /** Whether the hours are still free. */
  slotFree: boolean;
  /** The subject of the answer: a request, or the change of a paid trip. */
  about?: keyof typeof ANSWERS;
}

/** The API's actions for accepting and declining, and the namespace of their texts. */
const ANSWERS = {
  request: { accept: "accept", decline: "decline", texts: "answer" },
  change: { accept: "accept_change", decline: "decline_change", texts: "change" },
} as const;

/** Buttons to accept, or to decline with a reason; the page is refreshed afterwards. */
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
