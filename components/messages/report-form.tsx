"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type * as v from "valibot";
import { TextForm } from "@/components/ui/fields/text-form";
import { useContractForm } from "@/lib/client/drafts/use-contract-form";
import { reportBody } from "@/lib/contracts/questions";

interface ReportFormProps {
  draftKey: string;
  onReport: (text: string) => Promise<unknown>;
}

/** A folded form that reports the conversation to the operator and closes it. */
export function ReportForm({ draftKey, onReport }: ReportFormProps) {
  const t = useTranslations("questions.report");
  const router = useRouter();
  const { form, errorOf, submitTo } = useContractForm<v.InferInput<typeof reportBody>>({
    schema: reportBody,
    defaults: { text: "" },
    draftKey,
  });
  return (
    <details className="rounded-card border border-line bg-white">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 py-2 text-muted text-sm">
        {t("open")}
      </summary>
      <div className="px-4 pb-4">
        <TextForm
          onSend={submitTo(async ({ text }) => {
            await onReport(text);
            router.refresh();
          })}
          refusal={form.formState.errors.root?.message}
          {...form.register("text")}
          id="report-text"
          label={t("text")}
          hint={t("hint")}
          error={errorOf("text")}
          submit={{ label: t("submit"), variant: "danger", busy: form.formState.isSubmitting }}
        />
      </div>
    </details>
  );
}
