"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { showToast } from "@/components/ui/show-toast";
import { TextArea } from "@/components/ui/text-area";
import { messagesQuery, sendMessage } from "@/lib/client/messages";
import { useContractForm } from "@/lib/client/use-contract-form";
import { type MessageAnswer, type MessageBody, messageBody } from "@/lib/contracts/messages";
import { formatInstant } from "@/lib/i18n/format-date";

interface MessageThreadProps {
  reservationId: string;
  messages: readonly MessageAnswer[];
}

/** What was written about a reservation, and the field for the next message. */
export function MessageThread({ reservationId, messages }: MessageThreadProps) {
  const t = useTranslations("account_area.messages");
  const locale = useLocale();
  const queryClient = useQueryClient();
  const query = messagesQuery(reservationId, messages);
  const { data: items } = useQuery(query);
  const { form, errorOf, submitTo } = useContractForm<MessageBody>({
    schema: messageBody,
    defaults: { text: "" },
    draftKey: `message:${reservationId}`,
  });

  async function send(body: MessageBody) {
    const message = await sendMessage(reservationId, body);
    queryClient.setQueryData(query.queryKey, (before = []) => [...before, message]);
    form.reset({ text: "" });
    void showToast({ kind: "success", title: t("sent") });
  }

  const refusal = form.formState.errors.root?.message;
  return (
    <div className="grid gap-5">
      {items.length === 0 ? (
        <p className="text-muted">{t("none_written")}</p>
      ) : (
        <ol aria-label={t("log")} aria-live="polite" className="grid gap-3">
          {items.map(({ id, author, text, created_at }) => (
            <li
              key={id}
              className={`max-w-[85%] rounded-card px-4 py-3 ${
                author === "customer" ? "justify-self-end bg-sea-soft" : "justify-self-start bg-sand"
              }`}
            >
              <p className="text-muted text-sm">
                <strong className="text-navy">{t(`from_${author}`)}</strong>{" "}
                <time dateTime={created_at}>{formatInstant(created_at, locale, "short")}</time>
              </p>
              <p dir="auto" className="whitespace-pre-line break-words">
                {text}
              </p>
            </li>
          ))}
        </ol>
      )}
      <form noValidate className="grid gap-4" onSubmit={submitTo(send)}>
        {refusal && (
          <Notice tone="danger" announced>
            {refusal}
          </Notice>
        )}
        <TextArea
          {...form.register("text")}
          id="message-text"
          label={t("text")}
          hint={t("text_hint")}
          dir="auto"
          error={errorOf("text")}
        />
        <Button type="submit" className="justify-self-start" busy={form.formState.isSubmitting}>
          {t("submit")}
        </Button>
      </form>
    </div>
  );
}
