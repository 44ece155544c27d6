"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { MessageThread } from "@/components/messages/message-thread";
import { ReportForm } from "@/components/messages/report-form";
import { SuggestionCard } from "@/components/messages/suggestion-card";
import { Notice } from "@/components/ui/notice";
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
  const t = useTranslations("questions");
  const router = useRouter();
  return (
    <div className="grid gap-5">
      <MessageThread
        about={{ kind: "question", id }}
        messages={messages}
        noteOf={({ suggestion }) =>
          suggestion && <SuggestionCard suggestion={suggestion} slug={closed ? null : slug} />
        }
        closed={
          closed ? (
            <Notice tone="warning" title={t("closed.title")}>
              {t(reportedBy === "customer" ? "closed.mine" : "closed.text")}
            </Notice>
          ) : null
        }
      />
      {!closed && (
        <ReportForm
          draftKey={`report:${id}`}
          onReport={async (text) => {
            await reportQuestion(id, text);
            router.refresh();
          }}
        />
      )}
    </div>
  );
}
