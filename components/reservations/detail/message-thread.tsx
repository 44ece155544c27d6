"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { TextForm } from "@/components/ui/fields/text-form";
import { MessageLog } from "@/components/ui/message-log";
import { showToast } from "@/components/ui/overlay/show-toast";
import { messagesQuery, sendMessage } from "@/lib/client/api/messages";
import { useContractForm } from "@/lib/client/drafts/use-contract-form";
import { activeUserQuery } from "@/lib/client/session/active-user";
import { type MessageBody, type MessageResponse, messageBody } from "@/lib/contracts/messages";
import { formatInstant } from "@/lib/i18n/format-date";

interface MessageThreadProps {
  reservationId: string;
  messages: readonly MessageResponse[];
}

/** What was written about a reservation, and the field for the next message. */
export function MessageThread({ reservationId, messages }: MessageThreadProps) {
  const t = useTranslations("account_area.messages");
  const locale = useLocale();
  const queryClient = useQueryClient();
  const query = messagesQuery(reservationId, messages);
  const { data: items } = useQuery(query);
  const theirs = items.filter(({ author }) => author !== "customer").length;
  // What is shown here is read: the count in the account menu must not wait for its minute.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of theirs that comes is read too
  useEffect(() => {
    void queryClient.fetchQuery({ ...activeUserQuery(), staleTime: 0 }).catch(() => undefined);
  }, [queryClient, theirs]);
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

  return (
    <div className="grid gap-5">
      <MessageLog
        label={t("log")}
        none={t("none_written")}
        items={items.map(({ id, author, text, created_at: at }) => ({
          id,
          mine: author === "customer",
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
        id="message-text"
        label={t("text")}
        hint={t("text_hint")}
        error={errorOf("text")}
      >
        <Button type="submit" className="justify-self-start" busy={form.formState.isSubmitting}>
          {t("submit")}
        </Button>
      </TextForm>
    </div>
  );
}
