"use client";

import { useTranslations } from "next-intl";
import { FieldError } from "@/components/ui/fields/field-error";
import { TextForm } from "@/components/ui/fields/text-form";
import { askQuestion } from "@/lib/client/api/messages";
import { useContractForm } from "@/lib/client/drafts/use-contract-form";
import { openAuthDialog } from "@/lib/client/session/auth-dialog-store";
import { leaveTo } from "@/lib/client/session/leave-to";
import { hasSessionHint } from "@/lib/client/session/session-hint";
import type { ChosenTrip } from "@/lib/contracts/boats/trip";
import { type QuestionBody, questionBody } from "@/lib/contracts/questions";
import { QUESTION_TOPICS } from "@/lib/domain/shared/vocabulary";

interface AskFormProps {
  boatId: number;
  trip: ChosenTrip | null;
  /** The path of this page, to which a login returns. */
  here: string;
  /** The conversation's page without its id. */
  threadPath: string;
}

/** Fields that come from the address of the page and are not stored in the draft. */
const UNDRAFTED = ["vehicle_id", "trip"] as const;

/**
 * The form for a question: topics to tick and free text. The draft survives login, proof of the e-mail and failures.
 */
export function AskForm({ boatId, trip, here, threadPath }: AskFormProps) {
  const t = useTranslations("questions");
  const { form, errorOf, submitTo, checkThen } = useContractForm<QuestionBody>({
    schema: questionBody,
    defaults: { vehicle_id: boatId, topics: [], text: "", trip },
    draftKey: `question:${boatId}`,
    undrafted: UNDRAFTED,
  });

  async function send(body: QuestionBody): Promise<void> {
    const { id } = await askQuestion({ ...body, vehicle_id: boatId, trip });
    leaveTo(`${threadPath}?question=${id}`);
  }

  const submit = submitTo(send);
  return (
    <TextForm
      onSend={(event) => {
        const asks = hasSessionHint();
        void (asks ? submit(event) : checkThen(() => openAuthDialog({ mode: "login", next: here }))(event));
      }}
      refusal={form.formState.errors.root?.message}
      {...form.register("text")}
      id="question-text"
      label={t("form.text")}
      hint={t("form.text_hint")}
      error={errorOf("text") && (form.getValues("text")?.trim() ? errorOf("text") : t("form.empty"))}
      before={
        <fieldset>
          <legend className="mb-2 font-semibold text-navy">{t("form.topics")}</legend>
          <div className="flex flex-wrap gap-2">
            {QUESTION_TOPICS.map((topic) => (
              <label
                key={topic}
                className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line bg-white px-4 has-checked:border-sea has-checked:bg-sea-soft has-focus-visible:outline-3 has-focus-visible:outline-sea"
              >
                <input
                  type="checkbox"
                  value={topic}
                  className="size-5 accent-sea"
                  {...form.register("topics")}
                />
                {t(`topics.${topic}.label`)}
              </label>
            ))}
          </div>
          <FieldError id="question-topics" error={errorOf("topics")} />
        </fieldset>
      }
      submit={{ label: t("form.submit"), size: "large", busy: form.formState.isSubmitting }}
    />
  );
}
