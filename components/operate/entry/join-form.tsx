"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { RecoveryCodes } from "@/components/operate/account/recovery-codes";
import { useCeremony } from "@/components/operate/frame/use-ceremony";
import { useDeviceLabel } from "@/components/operate/frame/use-device-label";
import { Button } from "@/components/ui/button";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { TextInput } from "@/components/ui/fields/text-input";
import { Icon } from "@/components/ui/icon/icon";
import { Refusal } from "@/components/ui/refusal";
import { useContractForm } from "@/lib/client/drafts/use-contract-form";
import { joinConsole } from "@/lib/client/passkeys/staff-ceremonies";
import { leaveTo } from "@/lib/client/session/leave-to";
import { type JoinForm as JoinFields, joinForm } from "@/lib/contracts/staff";

/** Name and passkey of whoever was invited; then the recovery codes, then the console. */
export function JoinForm({ token, intro, next }: { token: string; intro: string; next: string }) {
  const t = useTranslations("console");
  const { busy, refusal, run } = useCeremony();
  const nameDevice = useDeviceLabel();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { form, field, checkThen } = useContractForm<JoinFields>({
    schema: joinForm,
    defaults: { name: "" },
    draftKey: "console-join",
  });
  const join = async () =>
    setCodes(await joinConsole(token, form.getValues("name"), nameDevice(navigator.userAgent)));

  if (codes) {
    return (
      <div className="console-card">
        <RecoveryCodes codes={codes}>
          <Button onClick={() => leaveTo(next)}>{t("codes.go_on")}</Button>
        </RecoveryCodes>
      </div>
    );
  }
  return (
    <ScriptForm
      className="console-card"
      onSubmit={checkThen(() => run(join, { missing: t("invitation.closed_title") }))}
    >
      <p>{intro}</p>
      <Refusal text={refusal} />
      <TextInput {...field("name")} id="join-name" label={t("invitation.name")} autoComplete="name" />
      <Button type="submit" size="large" wide busy={busy}>
        <Icon name="key-round" size={20} />
        {t("invitation.button")}
      </Button>
    </ScriptForm>
  );
}
