"use client";

import { ClosedNotice } from "@/components/messages/closed-notice";
import { MessageThread } from "@/components/messages/message-thread";
import { ReportForm } from "@/components/messages/report-form";
import { SuggestionCard } from "@/components/messages/suggestion-card";
import { reportQuestion } from "@/lib/client/api/messages";
import type { MessageResponse } from "@/lib/contracts/messages";
import type { QuestionSide } from "@/lib/domain/shared/vocabulary";

interface QuestionThreadProps {
  id: string;
  /** Slug of the boat. */
  slug: string;
  closed: boolean;
  reportedBy: QuestionSide | null;
  messages: readonly MessageResponse[];
}

/** The customer's conversation before booking, with the owner's suggestions and a form to report it. */
export function QuestionThread({ id, slug, closed, reportedBy, messages }: QuestionThreadProps) {
  return (
    <div className="grid gap-5">
      <MessageThread
        about={{ kind: "question", id }}
        messages={messages}
        noteOf={({ suggestion }) =>
          suggestion && <SuggestionCard suggestion={suggestion} slug={closed ? null : slug} />
        }
        closed={closed ? <ClosedNotice mine={reportedBy === "customer"} /> : null}
      />
      {!closed && <ReportForm draftKey={`report:${id}`} onReport={(text) => reportQuestion(id, text)} />}
    </div>
  );
}
