"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { Select } from "@/components/ui/fields/select";
import { TextInput } from "@/components/ui/fields/text-input";
import { Notice } from "@/components/ui/notice";
import { Refusal } from "@/components/ui/refusal";
import { inviteStaff } from "@/lib/client/api/staff";
import { useContractForm } from "@/lib/client/drafts/use-contract-form";
import { type InviteStaff, inviteStaffBody } from "@/lib/contracts/staff";
import { STAFF_ROLES } from "@/lib/domain/staff/permissions";
import { STAFF_LOCALES, type StaffLocale } from "@/lib/i18n/locales";

/** Invites a colleague by a mailed link. */
export function InviteForm({ locale }: { locale: StaffLocale }) {
  const t = useTranslations("console");
  const router = useRouter();
  const [sent, setSent] = useState(false);
  const { form, field, submitTo } = useContractForm<InviteStaff>({
    schema: inviteStaffBody,
    defaults: { email: "", role: "support", locale },
    draftKey: "console-invite",
  });

  async function invite(values: InviteStaff) {
    setSent(false);
    await inviteStaff(values);
    form.reset({ ...values, email: "" });
    setSent(true);
    router.refresh();
  }

  return (
    <ScriptForm className="console-card" onSubmit={submitTo(invite)}>
      <h2>{t("staff.invite")}</h2>
      <Refusal text={form.formState.errors.root?.message} />
      {sent && (
        <Notice tone="success" announced>
          {t("staff.sent")}
        </Notice>
      )}
      <div className="console-row">
        <TextInput
          {...field("email")}
          id="invite-email"
          type="email"
          label={t("staff.email")}
          autoComplete="off"
        />
        <Select {...field("role")} id="invite-role" label={t("staff.role")}>
          {STAFF_ROLES.map((role) => (
            <option key={role} value={role}>
              {t(`roles.${role}`)}
            </option>
          ))}
        </Select>
        <Select {...field("locale")} id="invite-locale" label={t("staff.language")}>
          {STAFF_LOCALES.map((one) => (
            <option key={one} value={one}>
              {t(`languages.${one}`)}
            </option>
          ))}
        </Select>
        <Button type="submit" busy={form.formState.isSubmitting}>
          {t("staff.send")}
        </Button>
      </div>
    </ScriptForm>
  );
}
