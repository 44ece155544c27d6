"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { TextForm } from "@/components/ui/fields/text-form";
import { MessageLog } from "@/components/ui/message-log";
import { showToast } from "@/components/ui/overlay/show-toast";
import { useContractForm } from "@/lib/client/drafts/use-contract-form";
import { type MessageBody, type MessageResponse, messageBody } from "@/lib/contracts/messages";
import { formatInstant } from "@/lib/i18n/format-date";

interface ConversationProps {
  messages: readonly MessageResponse[];
  /** The side that reads the conversation. */
  reader: "customer" | "owner";
  draftKey: string;
  /** Renders a note below a message's text. */
  noteOf?: (message: MessageResponse) => ReactNode;
  /** Why the conversation is closed; replaces the field for a message. */
  closed?: ReactNode;
  /** Sends the text and adds the new message to `messages`. */
  onSend: (body: MessageBody) => Promise<void>;
}

/** The messages between a customer and an owner, and the field for the next one. */
export function Conversation(props: ConversationProps) {
  const { messages, reader, draftKey, onSend, noteOf, closed = null } = props;
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
        items={messages.map((message) => {
          const { id, author, by_operator: byOperator, text, masked, created_at: at } = message;
          const mine = author === reader;
          const side = mine ? "you" : author;
          return {
            id,
            mine,
            from: t(`from.${byOperator ? "for_owner" : side}`),
            at,
            when: formatInstant(at, locale, "short"),
            text,
            note: (
              <>
                {noteOf?.(message)}
                {masked > 0 && (
                  <p className="mt-2 text-muted text-sm">{t(mine ? "masked.mine" : "masked.theirs")}</p>
                )}
              </>
            ),
          };
        })}
      />
      {closed ?? (
        <TextForm
          onSend={submitTo(send)}
          refusal={form.formState.errors.root?.message}
          {...form.register("text")}
          id="message-text"
          label={t("text")}
          hint={t(`hint.${reader}`)}
          error={errorOf("text")}
          submit={{
            label: t("submit"),
            variant: reader === "owner" ? "secondary" : "primary",
            busy: form.formState.isSubmitting,
          }}
        />
      )}
    </div>
  );
}
