import { useTranslations } from "next-intl";
import * as v from "valibot";
import { FieldError } from "@/components/ui/fields/field-error";
import { TextArea } from "@/components/ui/fields/text-area";
import type { ContractForm } from "@/lib/client/drafts/use-contract-form";
import { fieldMessage } from "@/lib/contracts/field-message";

/** The usual reasons, in the order in which they are offered. */
const REASONS = ["plan", "weather", "elsewhere", "mistake"] as const;
/** Leaves room for the reason before it in what the contract allows. */
const TEXT_LENGTH = 400;

/** A reason is chosen, or written, or both. */
export const cancelReason = v.pipe(
  v.object({
    /** Radio buttons give null as long as none is chosen, a draft gives the empty text. */
    choice: v.nullable(v.picklist(["", ...REASONS])),
    text: v.pipe(v.string(), v.maxLength(TEXT_LENGTH, fieldMessage("max_length", TEXT_LENGTH))),
  }),
  v.forward(
    v.partialCheck(
      [["choice"], ["text"]],
      ({ choice, text }) => Boolean(choice) || text.trim().length > 2,
      fieldMessage("required"),
    ),
    ["choice"],
  ),
);
export type CancelReason = v.InferInput<typeof cancelReason>;

interface CancelReasonFieldsProps extends Pick<ContractForm<CancelReason>, "field"> {
  /** Who else reads the reason. */
  hint: string | undefined;
}

/** Why it is cancelled: one tap, and a text for those who want to say more. */
export function CancelReasonFields({ field, hint }: CancelReasonFieldsProps) {
  const t = useTranslations("cancellation");
  const { error, ...choice } = field("choice");
  return (
    <>
      <fieldset aria-describedby={error ? "cancel-choice-error" : undefined}>
        <legend className="mb-2 font-semibold">{t("reason")}</legend>
        <div className="flex flex-wrap gap-2">
          {REASONS.map((reason) => (
            <label
              key={reason}
              className="flex min-h-11 cursor-pointer items-center rounded-full border border-line px-4 text-sm has-checked:border-sea has-checked:bg-sea-soft has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-sea has-focus-visible:outline-offset-2"
            >
              <input type="radio" {...choice} value={reason} className="sr-only" />
              {t(`reasons.${reason}`)}
            </label>
          ))}
        </div>
        <FieldError id="cancel-choice" error={error} />
      </fieldset>
      <TextArea {...field("text")} id="cancel-text" label={t("reason_text")} hint={hint} rows={2} />
    </>
  );
}
