"use client";

import { useTranslations } from "next-intl";
import { useCeremony } from "@/components/operate/frame/use-ceremony";
import { Button } from "@/components/ui/button";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { TextInput } from "@/components/ui/fields/text-input";
import { Icon } from "@/components/ui/icon/icon";
import { Notice } from "@/components/ui/notice";
import { Refusal } from "@/components/ui/refusal";
import { sendRecoveryLogin } from "@/lib/client/api/staff";
import { useContractForm } from "@/lib/client/drafts/use-contract-form";
import { logInToConsole } from "@/lib/client/passkeys/staff-ceremonies";
import { usePasskeySupport } from "@/lib/client/passkeys/use-passkey-support";
import { leaveTo } from "@/lib/client/session/leave-to";
import { useBrowserValue } from "@/lib/client/use-browser-value";
import { type RecoveryLogin, recoveryLoginBody } from "@/lib/contracts/staff";

interface LoginFormProps {
  /** Where a login leads. */
  next: string;
  /** Where a recovery code leads: a passkey is made there first. */
  account: string;
}

/** Opens the console by a passkey, or by a recovery code where the device is lost. */
export function LoginForm({ next, account }: LoginFormProps) {
  const t = useTranslations("console");
  const { busy, refusal, run } = useCeremony();
  const supported = usePasskeySupport();
  const known = useBrowserValue(() => true, false);

  async function logIn() {
    await logInToConsole();
    leaveTo(next);
  }

  return (
    <>
      <section className="console-card">
        <p>{t("login.intro")}</p>
        <Refusal text={refusal} />
        {known && !supported && <Notice tone="warning">{t("unsupported")}</Notice>}
        <Button size="large" wide busy={busy} onClick={() => void run(logIn, { leaves: true })}>
          <Icon name="key-round" size={20} />
          {t("login.button")}
        </Button>
      </section>
      <RecoveryForm account={account} />
    </>
  );
}

function RecoveryForm({ account }: { account: string }) {
  const t = useTranslations("console.login");
  const { form, field, submitTo } = useContractForm<RecoveryLogin>({
    schema: recoveryLoginBody,
    defaults: { email: "", code: "" },
    draftKey: "console-recovery",
    undrafted: ["code"],
  });
  return (
    <details className="console-card">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{t("lost")}</summary>
      <ScriptForm
        className="console-form"
        onSubmit={submitTo(async (values) => {
          await sendRecoveryLogin(values);
          leaveTo(account);
        })}
      >
        <Refusal text={form.formState.errors.root?.message} />
        <TextInput
          {...field("email")}
          id="recovery-email"
          type="email"
          label={t("email")}
          autoComplete="username"
        />
        <TextInput
          {...field("code")}
          id="recovery-code"
          dir="ltr"
          label={t("code")}
          hint={t("code_hint")}
          autoComplete="off"
        />
        <Button type="submit" variant="secondary" busy={form.formState.isSubmitting}>
          {t("recover")}
        </Button>
      </ScriptForm>
    </details>
  );
}
