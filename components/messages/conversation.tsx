"use client";

import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { TextForm } from "@/components/ui/fields/text-form";
import { MessageLog } from "@/components/ui/message-log";
import { showToast } from "@/components/ui/overlay/show-toast";
import { useContractForm } from "@/lib/client/drafts/use-contract-form";
import { type MessageBody, type MessageResponse, messageBody } from "@/lib/contracts/messages";
import { formatInstant } from "@/lib/i18n/format-date";

interface ConversationProps {
  messages: readonly MessageResponse[];
  /** Whose page this is. */
  reader: "customer" | "owner";
  draftKey: string;
  /** Sends the text and adds the new message to `messages`. */
  onSend: (body: MessageBody) => Promise<void>;
}

/** The messages between a customer and an owner, and the field for the next one. */
export function Conversation({ messages, reader, draftKey, onSend }: ConversationProps) {
  const t = useTranslations("conversation");
  const locale = useLocale();
  const { form, errorOf, submitTo } = useContractForm<MessageBody>({
    schema: messageBody,
    defaults: { text: "" },
    draftKey,
  });

  async function send(body: MessageBody) {
    await onSend(body);
    form.reset({ text: "" });
    void showToast({ kind: "success", title: t("sent") });
  }

  return (
    <div className="grid gap-5">
      <MessageLog
        label={t("log")}
        none={t(`none.${reader}`)}
        items={messages.map(({ id, author, text, created_at: at }) => ({
          id,
          mine: author === reader,
          from: author === reader ? t("from.you") : t(`from.${author}`),
          at,
          when: formatInstant(at, locale, "short"),
          text,
        }))}
      />
      <TextForm
        onSend={submitTo(send)}
        refusal={form.formState.errors.root?.message}
        {...form.register("text")}
        id="message-text"
        label={t("text")}
        hint={t(`hint.${reader}`)}
        error={errorOf("text")}
      >
        <Button
          type="submit"
          variant={reader === "owner" ? "secondary" : "primary"}
          className="justify-self-start"
          busy={form.formState.isSubmitting}
        >
          {t("submit")}
        </Button>
      </TextForm>
    </div>
  );
}
