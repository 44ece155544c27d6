"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { TextForm } from "@/components/ui/fields/text-form";
import { Refusal } from "@/components/ui/refusal";
import { answerAsOwner } from "@/lib/client/api/owner";
import { useCall } from "@/lib/client/api/transport/use-call";
import { useContractForm } from "@/lib/client/drafts/use-contract-form";
import { type MessageBody, messageBody } from "@/lib/contracts/messages";

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

interface DeclineFormProps {
  token: string;
  number: string;
  action: "decline" | "decline_change";
  /** Null when declining is the only possible answer. */
  onBack: (() => void) | null;
}

/** The form for declining: the customer gets its reason by mail. */
function DeclineForm({ token, number, action, onBack }: DeclineFormProps) {
  const t = useTranslations("owner.answer");
  const router = useRouter();
  const { form, errorOf, submitTo } = useContractForm<MessageBody>({
    schema: messageBody,
    defaults: { text: "" },
    draftKey: `${action}:${number}`,
  });

  async function decline({ text }: MessageBody) {
    await answerAsOwner(token, { action, text });
    router.refresh();
  }

  return (
    <TextForm
      onSend={submitTo(decline)}
      refusal={form.formState.errors.root?.message}
      {...form.register("text")}
      id="decline-reason"
      label={t("reason")}
      hint={t("reason_hint")}
      autoFocus={onBack !== null}
      error={errorOf("text")}
      submit={{ label: t("confirm"), variant: "danger", busy: form.formState.isSubmitting }}
      beside={
        onBack && (
          <Button variant="ghost" onClick={onBack}>
            {t("back")}
          </Button>
        )
      }
    />
  );
}
