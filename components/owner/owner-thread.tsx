"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { TextForm } from "@/components/ui/fields/text-form";
import { MessageLog } from "@/components/ui/message-log";
import { showToast } from "@/components/ui/overlay/show-toast";
import { answerAsOwner } from "@/lib/client/api/owner";
import { useContractForm } from "@/lib/client/drafts/use-contract-form";
import type { MessageResponse } from "@/lib/contracts/messages";
import { type OwnerText, ownerText } from "@/lib/contracts/owner";
import { formatInstant } from "@/lib/i18n/format-date";

interface OwnerThreadProps {
  token: string;
  number: string;
  messages: readonly MessageResponse[];
}

/** The messages about the request, and the field for the owner's answer. */
export function OwnerThread({ token, number, messages }: OwnerThreadProps) {
  const t = useTranslations("owner.thread");
  const locale = useLocale();
  const [items, setItems] = useState(messages);
  const { form, errorOf, submitTo } = useContractForm<OwnerText>({
    schema: ownerText,
    defaults: { text: "" },
    draftKey: `owner-message:${number}`,
  });

  const hasCustomerMessage = messages.some(({ author }) => author === "customer");
  useEffect(() => {
    // Marked as read by the script: loading the page is no proof, since mail scanners open links too.
    if (hasCustomerMessage) answerAsOwner(token, { action: "read" }).catch(() => null);
  }, [hasCustomerMessage, token]);

  async function send({ text }: OwnerText) {
    const { message } = await answerAsOwner(token, { action: "answer", text });
    if (message) setItems((before) => [...before, message]);
    form.reset({ text: "" });
    void showToast({ kind: "success", title: t("sent") });
  }

  return (
    <div className="grid gap-5">
      <MessageLog
        label={t("log")}
        none={t("none")}
        items={items.map(({ id, author, text, created_at: at }) => ({
          id,
          mine: author === "owner",
          from: t(`from_${author}`),
          at,
          when: formatInstant(at, locale, "short"),
          text,
        }))}
      />
      <TextForm
        onSend={submitTo(send)}
        refusal={form.formState.errors.root?.message}
        {...form.register("text")}
        id="owner-message"
        label={t("text")}
        hint={t("text_hint")}
        error={errorOf("text")}
      >
        <Button
          type="submit"
          variant="secondary"
          className="justify-self-start"
          busy={form.formState.isSubmitting}
        >
          {t("submit")}
        </Button>
      </TextForm>
    </div>
  );
}
