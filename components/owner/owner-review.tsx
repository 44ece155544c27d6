"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { TextForm } from "@/components/ui/fields/text-form";
import { answerAsOwner } from "@/lib/client/api/owner";
import { useContractForm } from "@/lib/client/drafts/use-contract-form";
import { type MessageBody, messageBody } from "@/lib/contracts/messages";
import { directionOf, type Locale } from "@/lib/i18n/locales";

interface OwnerReviewProps {
  token: string;
  number: string;
  review: { locale: Locale; title: string; text: string; reply: string | null };
}

/** The customer's review and the owner's one public reply to it. */
export function OwnerReview({ token, number, review: { locale, title, text, reply } }: OwnerReviewProps) {
  const t = useTranslations("owner.review");
  const published = useRef<HTMLDivElement>(null);
  const asked = useRef(reply === null);
  // The form had the focus and is gone.
  useEffect(() => {
    if (asked.current && reply !== null) published.current?.focus();
    asked.current = reply === null;
  }, [reply]);
  return (
    <div className="grid gap-5">
      <blockquote lang={locale} dir={directionOf(locale)}>
        <p className="font-semibold">{title}</p>
        <p className="whitespace-pre-line">{text}</p>
      </blockquote>
      {reply === null ? (
        <ReplyForm token={token} number={number} />
      ) : (
        <div ref={published} tabIndex={-1} role="status" className="rounded-field bg-sand p-4">
          <p className="font-semibold text-sm">{t("yours")}</p>
          <p dir="auto" className="whitespace-pre-line">
            {reply}
          </p>
        </div>
      )}
    </div>
  );
}

function ReplyForm({ token, number }: Pick<OwnerReviewProps, "token" | "number">) {
  const t = useTranslations("owner.review");
  const router = useRouter();
  const { form, errorOf, submitTo } = useContractForm<MessageBody>({
    schema: messageBody,
    defaults: { text: "" },
    draftKey: `reply:${number}`,
  });

  async function reply({ text }: MessageBody) {
    await answerAsOwner(token, { action: "reply", text });
    router.refresh();
  }

  return (
    <TextForm
      onSend={submitTo(reply)}
      refusal={form.formState.errors.root?.message}
      {...form.register("text")}
      id="review-reply"
      label={t("label")}
      hint={t("hint")}
      error={errorOf("text")}
      submit={{ label: t("submit"), busy: form.formState.isSubmitting }}
    />
  );
}
