"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { DeclineForm } from "@/components/owner/decline-form";
import { Button } from "@/components/ui/button";
import { Refusal } from "@/components/ui/refusal";
import { answerAsOwner } from "@/lib/client/api/owner";
import { useCall } from "@/lib/client/api/transport/use-call";

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
  const { busy, refusal, run } = useCall();

  async function acceptRequest() {
    await run(() => answerAsOwner(token, { action: ANSWERS[about].accept }), { leaves: true });
    router.refresh();
  }

  if (declining) {
    const onBack = slotFree ? () => setDeclining(false) : null;
    return <DeclineForm token={token} number={number} action={ANSWERS[about].decline} onBack={onBack} />;
  }
  return (
    <div className="grid gap-4">
      <Refusal text={refusal?.message} />
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
