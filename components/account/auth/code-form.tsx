"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { TextInput } from "@/components/ui/fields/text-input";
import { Refusal } from "@/components/ui/refusal";
import { type Contact, verifyCode } from "@/lib/client/api/account";
import { useContractForm } from "@/lib/client/drafts/use-contract-form";
import { type VerifyCodeBody, verifyCodeBody } from "@/lib/contracts/auth";

const DIGITS = 6;
const UNDRAFTED = ["code"] as const;
const ARABIC_ZERO = 0x660;

/** Six digits out of what was typed or pasted: "123 456", "Code: 123456", Arabic digits. */
function codeIn(text: string): string {
  const latin = text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO));
  return latin.replace(/\D/g, "").slice(0, DIGITS);
}

/** Proves an address or number with the code that was sent there. */
export function CodeForm({ contact, onDone }: { contact: Contact; onDone: () => void }) {
  const t = useTranslations("account_area.proof");
  const { form, errorOf, submitTo } = useContractForm<VerifyCodeBody>({
    schema: verifyCodeBody,
    defaults: { code: "" },
    draftKey: "code",
    undrafted: UNDRAFTED,
    fieldOfCode: { code_invalid: "code", code_expired: "code" },
  });
  const field = form.register("code");
  const refusal = form.formState.errors.root?.message;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={submitTo(async ({ code }) => {
        await verifyCode(contact, code);
        onDone();
      })}
    >
      <Refusal text={refusal} />
      <TextInput
        {...field}
        onChange={(event) => {
          event.target.value = codeIn(event.target.value);
          return field.onChange(event);
        }}
        id={`code-${contact}`}
        label={t("code")}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        className="tabular text-center text-xl tracking-[0.4em]"
        error={errorOf("code")}
      />
      <Button type="submit" size="large" wide busy={form.formState.isSubmitting}>
        {t("submit")}
      </Button>
    </form>
  );
}
