"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { SCORE_LABELS } from "@/components/reviews/score-labels";
import { StarScore } from "@/components/reviews/star-score";
import { Button } from "@/components/ui/button";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { TextArea } from "@/components/ui/fields/text-area";
import { TextInput } from "@/components/ui/fields/text-input";
import { Notice } from "@/components/ui/notice";
import { showToast } from "@/components/ui/overlay/show-toast";
import { reviewTrip } from "@/lib/client/api/reservations";
import { useContractForm } from "@/lib/client/drafts/use-contract-form";
import { type ReviewBody, reviewBody } from "@/lib/contracts/reservations";
import { REVIEW_SCORES } from "@/lib/domain/reservations/review-scores";

const STARS = [1, 2, 3, 4, 5];
const EMPTY: ReviewBody = { title: "", text: "", clean_rate: 0, service_rate: 0, comm_rate: 0, pp_rate: 0 };

/** Four scores, a title and a text about a completed trip. */
export function ReviewForm({ reservationId }: { reservationId: string }) {
  const t = useTranslations("reviews");
  const router = useRouter();
  const [ready, setReady] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const { form, field, errorOf, submitTo } = useContractForm<ReviewBody>({
    schema: reviewBody,
    defaults: EMPTY,
    draftKey: `review:${reservationId}`,
  });
  const scores = useWatch({ control: form.control, name: REVIEW_SCORES });
  const { isSubmitted, isSubmitting, isSubmitSuccessful, submitCount, errors } = form.formState;

  // Sent before its script runs, a form would put everything into the address and lose it.
  useEffect(() => setReady(true), []);

  // The scores come first, and the form library can focus text fields only.
  useEffect(() => {
    if (submitCount > 0) element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [submitCount]);

  async function send(body: ReviewBody) {
    await reviewTrip(reservationId, body);
    void showToast({ kind: "success", title: t("form.done") });
    router.refresh();
  }

  return (
    <ScriptForm ref={element} className="grid gap-5" onSubmit={submitTo(send)}>
      <p className="text-muted">{t("form.intro")}</p>
      <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {REVIEW_SCORES.map((name, index) => (
          <StarScore
            key={name}
            name={name}
            legend={t(SCORE_LABELS[name])}
            value={scores[index] ?? 0}
            onChange={(score) => form.setValue(name, score, { shouldValidate: isSubmitted })}
            labels={STARS.map((count) => t("form.score", { count }))}
            error={errorOf(name) && t("form.choose")}
          />
        ))}
      </div>
      <TextInput
        {...field("title")}
        id="review-title"
        label={t("form.title_label")}
        hint={t("form.title_hint")}
        maxLength={80}
      />
      <TextArea
        {...field("text")}
        id="review-text"
        label={t("form.text_label")}
        hint={t("form.text_hint")}
        maxLength={2000}
        rows={5}
      />
      {errors.root?.message && (
        <Notice tone="danger" announced title={t("form.failed")}>
          {errors.root.message}
        </Notice>
      )}
      <Button
        type="submit"
        className="justify-self-start"
        busy={isSubmitting || isSubmitSuccessful}
        disabled={!ready}
      >
        {t("form.submit")}
      </Button>
    </ScriptForm>
  );
}
