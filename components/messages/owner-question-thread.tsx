"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { ClosedNotice } from "@/components/messages/closed-notice";
import { Conversation } from "@/components/messages/conversation";
import { ReportForm } from "@/components/messages/report-form";
import { SuggestForm } from "@/components/messages/suggest-form";
import { SuggestionCard } from "@/components/messages/suggestion-card";
import { showToast } from "@/components/ui/overlay/show-toast";
import { answerOwnerQuestion } from "@/lib/client/api/owner";
import type { ChosenTrip } from "@/lib/contracts/boats/trip";
import type { MessageResponse } from "@/lib/contracts/messages";
import type { QuestionSide, RateKind } from "@/lib/domain/shared/vocabulary";

interface OwnerQuestionThreadProps {
  token: string;
  number: string;
  boatId: number;
  closed: boolean;
  reportedBy: QuestionSide | null;
  messages: readonly MessageResponse[];
  wishedTrip: ChosenTrip | null;
  kinds: readonly RateKind[];
  capacity: number;
}

/** The owner's conversation with somebody who has not booked: answer, suggest free hours, report. */
export function OwnerQuestionThread(props: OwnerQuestionThreadProps) {
  const { token, number, boatId, closed, reportedBy, messages, wishedTrip, kinds, capacity } = props;
  const t = useTranslations("questions");
  const [items, setItems] = useState(messages);
  useEffect(() => {
    // Marked as read by the script: loading the page is no proof, since mail scanners open links too.
    answerOwnerQuestion(token, { action: "read" }).catch(() => null);
  }, [token]);

  async function send(answer: { text: string; trip?: ChosenTrip | null }) {
    const { message } = await answerOwnerQuestion(token, { action: "answer", ...answer });
    if (message) setItems((before) => [...before, message]);
  }

  return (
    <div className="grid gap-5">
      <Conversation
        messages={items}
        reader="owner"
        draftKey={`owner-message:${number}`}
        onSend={({ text }) => send({ text })}
        noteOf={({ suggestion }) => suggestion && <SuggestionCard suggestion={suggestion} slug={null} />}
        closed={closed ? <ClosedNotice mine={reportedBy === "owner"} /> : null}
      />
      {!closed && kinds.length > 0 && (
        <SuggestForm
          boatId={boatId}
          wishedTrip={wishedTrip}
          kinds={kinds}
          capacity={capacity}
          onSend={async (trip, text) => {
            await send({ trip, text });
            void showToast({ kind: "success", title: t("suggest.sent") });
          }}
        />
      )}
      {!closed && (
        <ReportForm
          draftKey={`report:${number}`}
          onReport={(text) => answerOwnerQuestion(token, { action: "report", text })}
        />
      )}
    </div>
  );
}
