"use client";

import { useEffect, useState } from "react";
import { Conversation } from "@/components/messages/conversation";
import { answerAsOwner } from "@/lib/client/api/owner";
import type { MessageBody, MessageResponse } from "@/lib/contracts/messages";

interface OwnerThreadProps {
  token: string;
  number: string;
  messages: readonly MessageResponse[];
}

/** The conversation about a request, on the owner's page. */
export function OwnerThread({ token, number, messages }: OwnerThreadProps) {
  const [items, setItems] = useState(messages);
  const hasCustomerMessage = messages.some(({ author }) => author === "customer");
  useEffect(() => {
    // Marked as read by the script: loading the page is no proof, since mail scanners open links too.
    if (hasCustomerMessage) answerAsOwner(token, { action: "read" }).catch(() => null);
  }, [hasCustomerMessage, token]);

  async function send({ text }: MessageBody) {
    const { message } = await answerAsOwner(token, { action: "answer", text });
    if (message) setItems((before) => [...before, message]);
  }

  return <Conversation messages={items} reader="owner" draftKey={`owner-message:${number}`} onSend={send} />;
}
