"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { TextForm } from "@/components/ui/fields/text-form";
import { answerAsOwner } from "@/lib/client/api/owner";
import { useContractForm } from "@/lib/client/drafts/use-contract-form";
import { type MessageBody, messageBody } from "@/lib/contracts/messages";

interface DeclineFormProps {
  token: string;
  number: string;
  action: "decline" | "decline_change";
  /** Null when declining is the only possible answer. */
  onBack: (() => void) | null;
}

/** The form for declining: the customer gets its reason by mail. */
export function DeclineForm({ token, number, action, onBack }: DeclineFormProps) {
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
