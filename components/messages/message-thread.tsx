"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect } from "react";
import { Conversation } from "@/components/messages/conversation";
import { messagesQuery, sendMessage } from "@/lib/client/api/messages";
import { activeUserQuery } from "@/lib/client/session/active-user";
import type { MessageBody, MessageResponse } from "@/lib/contracts/messages";
import type { MessageSubject } from "@/lib/domain/messages/message-subject";

interface MessageThreadProps {
  about: MessageSubject;
  messages: readonly MessageResponse[];
  /** Renders a note below a message's text. */
  noteOf?: (message: MessageResponse) => ReactNode;
  /** Why the conversation is closed. */
  closed?: ReactNode;
}

/** The conversation about a reservation, an order or a question, in the customer's area. */
export function MessageThread({ about, messages, ...shown }: MessageThreadProps) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const query = messagesQuery(about, messages);
  const { data: items } = useQuery(query);
  const theirs = items.filter(({ author }) => author !== "customer").length;
  // The messages of the other side that are shown count as read: refresh the number in the account menu at once.
  useEffect(() => {
    if (theirs === 0) return;
    void queryClient.fetchQuery({ ...activeUserQuery(), staleTime: 0 }).catch(() => undefined);
  }, [queryClient, theirs]);

  async function send(body: MessageBody) {
    const message = await sendMessage(about, body);
    queryClient.setQueryData(query.queryKey, (before = []) => [...before, message]);
    // The page lists conversations by their last message.
    router.refresh();
  }

  return (
    <Conversation
      messages={items}
      reader="customer"
      draftKey={`message:${about.id}`}
      onSend={send}
      {...shown}
    />
  );
}
