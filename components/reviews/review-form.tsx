"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { SCORE_LABELS } from "@/components/reviews/score-labels";
import { Button } from "@/components/ui/button";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { TextArea } from "@/components/ui/fields/text-area";
import { TextInput } from "@/components/ui/fields/text-input";
import { Icon } from "@/components/ui/icon/icon";
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

interface StarScoreProps {
  name: string;
  legend: string;
  /** 0 = not chosen yet. */
  value: number;
  onChange: (score: number) => void;
  /** What each star means, from one to five. */
  labels: readonly string[];
  error?: string | null;
}

/** A score from one to five as a radio group: arrow keys choose, each star has its label. */
function StarScore({ name, legend, value, onChange, labels, error }: StarScoreProps) {
  const errorId = `${name}-error`;
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="min-w-0">
      <legend className="font-semibold text-sm">{legend}</legend>
      <div className="-ms-2 inline-flex">
        {labels.map((label, index) => (
          <label
            key={label}
            className={`grid size-11 cursor-pointer place-items-center rounded-field hover:text-sea-dark has-focus-visible:outline-3 has-focus-visible:outline-sea ${
              index < value ? "text-sea" : "text-field"
            }`}
          >
            <input
              type="radio"
              name={name}
              value={index + 1}
              checked={value === index + 1}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(index + 1)}
              className="sr-only"
            />
            <Icon name="star" size={28} className={index < value ? "fill-current" : undefined} />
            <span className="sr-only">{label}</span>
          </label>
        ))}
      </div>
      <p id={errorId} aria-live="polite" className="field-error">
        {error && (
          <>
            <Icon name="circle-alert" className="self-start" />
            <span>{error}</span>
          </>
        )}
      </p>
    </fieldset>
  );
}
