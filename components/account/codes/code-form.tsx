"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { TextInput } from "@/components/ui/fields/text-input";
import { Refusal } from "@/components/ui/refusal";
import { useContractForm } from "@/lib/client/drafts/use-contract-form";
import { type VerifyCodeBody, verifyCodeBody } from "@/lib/contracts/accounts/auth";

const DIGITS = 6;
const UNDRAFTED = ["code"] as const;
const ARABIC_ZERO = 0x660;

/** Six digits out of what was typed or pasted: "123 456", "Code: 123456", Arabic digits. */
function codeIn(text: string): string {
  const latin = text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO));
  return latin.replace(/\D/g, "").slice(0, DIGITS);
}

interface CodeFormProps {
  /** Makes the field's id unique on the page. */
  name: string;
  /** Sends the code; a refusal is shown beside the field. */
  send: (code: string) => Promise<void>;
  submitLabel?: string;
}

/** Takes the six digits that were mailed or texted, and sends them as soon as they are complete. */
export function CodeForm({ name, send, submitLabel }: CodeFormProps) {
  const t = useTranslations("account.code");
  const { form, errorOf, submitTo } = useContractForm<VerifyCodeBody>({
    schema: verifyCodeBody,
    defaults: { code: "" },
    draftKey: "code",
    undrafted: UNDRAFTED,
    fieldOfCode: { code_invalid: "code", code_expired: "code" },
  });
  const { setFocus } = form;
  const sending = useRef(false);
  const field = form.register("code");
  const refusal = form.formState.errors.root?.message;

  // The code is all that is asked for here.
  useEffect(() => setFocus("code"), [setFocus]);

  async function sendOnce({ code }: VerifyCodeBody): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    await send(code).finally(() => {
      sending.current = false;
    });
  }

  return (
    <ScriptForm className="grid gap-4" onSubmit={submitTo(sendOnce)}>
      <Refusal text={refusal} />
      <TextInput
        {...field}
        onChange={async (event) => {
          const input = event.target;
          input.value = codeIn(input.value);
          await field.onChange(event);
          if (input.value.length === DIGITS) input.form?.requestSubmit();
        }}
        id={`code-${name}`}
        label={t("code")}
        hint={t("hint")}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        className="tabular text-center text-xl tracking-[0.4em]"
        error={errorOf("code")}
      />
      <Button type="submit" size="large" wide busy={form.formState.isSubmitting}>
        {submitLabel ?? t("submit")}
      </Button>
    </ScriptForm>
  );
}
