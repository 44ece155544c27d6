"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { TextInput } from "@/components/ui/fields/text-input";
import { Notice } from "@/components/ui/notice";
import { Refusal } from "@/components/ui/refusal";
import { askForDeskLink } from "@/lib/client/api/desk";
import { useContractForm } from "@/lib/client/drafts/use-contract-form";
import { type DeskLinkForm, deskLinkBody } from "@/lib/contracts/desk/login";
import { DESK_LINK_MINUTES } from "@/lib/domain/owners/desk-limits";

/** Asks for the login link of the desk; says the same whether the address has a desk or not. */
export function LinkForm() {
  const t = useTranslations("desk.login");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, field, submitTo } = useContractForm<DeskLinkForm>({
    schema: deskLinkBody,
    defaults: { email: "" },
    draftKey: "desk-login",
  });
  if (sentTo !== null)
    return (
      <Notice tone="success" title={t("sent_title")} announced>
        {t.rich("sent_text", { minutes: DESK_LINK_MINUTES, address: () => <bdi key="a">{sentTo}</bdi> })}
      </Notice>
    );
  return (
    <ScriptForm
      className="grid gap-4"
      onSubmit={submitTo(async (values) => {
        await askForDeskLink(values);
        setSentTo(values.email);
      })}
    >
      <p className="text-muted">{t("intro")}</p>
      <Refusal text={form.formState.errors.root?.message} />
      <TextInput
        {...field("email")}
        id="desk-email"
        type="email"
        dir="ltr"
        label={t("email")}
        autoComplete="email"
        inputMode="email"
      />
      <Button type="submit" size="large" wide busy={form.formState.isSubmitting}>
        {t("submit")}
      </Button>
    </ScriptForm>
  );
}
