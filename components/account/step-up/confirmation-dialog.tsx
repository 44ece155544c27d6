"use client";

import { useQuery } from "@tanstack/react-query";
import { NextIntlClientProvider, useTranslations } from "next-intl";
import { useState } from "react";
import type { AuthMessages } from "@/components/account/auth/load-auth-messages";
import { PasswordInput } from "@/components/account/auth/password-input";
import { EmailProof } from "@/components/account/codes/email-proof";
import { MailedCode } from "@/components/account/codes/mailed-code";
import { Queries } from "@/components/layout/queries";
import { Button } from "@/components/ui/button";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { Icon } from "@/components/ui/icon/icon";
import { Dialog } from "@/components/ui/overlay/dialog";
import { Refusal } from "@/components/ui/refusal";
import { Skeleton } from "@/components/ui/skeleton";
import { sendStepUpCode, stepUp } from "@/lib/client/api/account";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import { useContractForm } from "@/lib/client/drafts/use-contract-form";
import { stepUpByPasskey } from "@/lib/client/passkeys/ceremonies";
import { usePasskeySupport } from "@/lib/client/passkeys/use-passkey-support";
import { fetchActiveUser } from "@/lib/client/session/active-user-call";
import type { ConfirmableCode, StepUpWays } from "@/lib/client/session/confirmation-store";
import { type PasswordProof, passwordProof } from "@/lib/contracts/accounts/account";
import { CODE_MINUTES, STEP_UP_MINUTES } from "@/lib/domain/shared/code-minutes";
import type { Locale } from "@/lib/i18n/locales";

interface ConfirmationDialogProps {
  code: ConfirmableCode;
  ways: StepUpWays;
  onDone: () => void;
  onClose: () => void;
  locale: Locale;
  messages: AuthMessages;
}

/** The window for what a refusal lacks. Brings its own sentences: it is loaded when it is needed. */
export function ConfirmationDialog(props: ConfirmationDialogProps) {
  const { code, ways, onDone, onClose, locale, messages } = props;
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Europe/Istanbul">
      {code === "step_up_required" ? (
        <StepUpWindow ways={ways} onDone={onDone} onClose={onClose} />
      ) : (
        <Queries>
          <ProveEmailWindow onDone={onDone} onClose={onClose} />
        </Queries>
      )}
    </NextIntlClientProvider>
  );
}

/** Proves the e-mail address before a boat is kept for the customer, whose choice stays as it is. */
function ProveEmailWindow({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const t = useTranslations("account.auth.prove");
  const tAuth = useTranslations("account.auth");
  const { data: user } = useQuery({
    queryKey: ["user"],
    queryFn: ({ signal }) => fetchActiveUser(signal),
    staleTime: 0,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("title")}
      closeLabel={tAuth("close")}
      description={t("intro")}
    >
      {user ? <EmailProof user={user} sent={false} onDone={onDone} /> : <Skeleton className="h-48" />}
    </Dialog>
  );
}

interface StepUpWindowProps {
  ways: StepUpWays;
  onDone: () => void;
  onClose: () => void;
}

type Way = keyof StepUpWays;
/** The easiest first. */
const WAYS = ["passkey", "password", "code"] as const satisfies readonly Way[];

/** Asks for a passkey, the password or a mailed code before a change that would hand over the account. */
export function StepUpWindow({ ways, onDone, onClose }: StepUpWindowProps) {
  const t = useTranslations("account.step_up");
  const tAuth = useTranslations("account.auth");
  const supported = usePasskeySupport();
  const open = WAYS.filter((way) => ways[way] && (way !== "passkey" || supported));
  const [chosen, setChosen] = useState<Way | null>(null);
  const way = chosen ?? open[0] ?? "code";
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("title")}
      closeLabel={tAuth("close")}
      description={t(`by_${way}`, { minutes: STEP_UP_MINUTES })}
    >
      <div className="grid gap-3">
        {way === "passkey" && <ByPasskey onDone={onDone} />}
        {way === "password" && <ByPassword onDone={onDone} />}
        {way === "code" && (
          <MailedCode
            name="step-up"
            request={sendStepUpCode}
            send={async (code) => {
              await stepUp({ code });
              onDone();
            }}
            labels={{
              send: t("send"),
              sent: t("sent", { minutes: CODE_MINUTES.step_up }),
              submit: t("submit"),
            }}
          />
        )}
        {open
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} variant="ghost" wide onClick={() => setChosen(other)}>
              {t(`use_${other}`)}
            </Button>
          ))}
      </div>
    </Dialog>
  );
}

function ByPasskey({ onDone }: { onDone: () => void }) {
  const t = useTranslations("account.step_up");
  const tPasskey = useTranslations("account.auth.passkey");
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function confirm() {
    setBusy(true);
    setRefusal(null);
    try {
      await stepUpByPasskey();
      onDone();
    } catch (error) {
      setRefusal((error instanceof ApiFailure && error.message) || tPasskey("not_done"));
      setBusy(false);
    }
  }

  return (
    <>
      <Refusal text={refusal} />
      <Button size="large" wide busy={busy} onClick={() => void confirm()}>
        <Icon name="key-round" size={20} />
        {t("submit_passkey")}
      </Button>
    </>
  );
}

function ByPassword({ onDone }: { onDone: () => void }) {
  const t = useTranslations("account.step_up");
  const { form, field, submitTo } = useContractForm<PasswordProof>({
    schema: passwordProof,
    defaults: { password: "" },
    draftKey: "step-up",
    fieldOfCode: { wrong_password: "password" },
  });
  return (
    <ScriptForm
      className="grid gap-4"
      onSubmit={submitTo(async (values) => {
        await stepUp(values);
        onDone();
      })}
    >
      <Refusal text={form.formState.errors.root?.message} />
      <PasswordInput {...field("password")} id="step-up-password" autoComplete="current-password" />
      <Button type="submit" size="large" wide busy={form.formState.isSubmitting}>
        {t("submit")}
      </Button>
    </ScriptForm>
  );
}
