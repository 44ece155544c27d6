"use client";

import { useQueryClient } from "@tanstack/react-query";
import { NextIntlClientProvider, useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import { finishLogin } from "@/components/account/auth/finish-login";
import { ForgotForm } from "@/components/account/auth/forgot-form";
import { GoogleRegisterForm } from "@/components/account/auth/google-register-form";
import type { AuthMessages } from "@/components/account/auth/load-auth-messages";
import { LoginForm } from "@/components/account/auth/login-form";
import { loginReason } from "@/components/account/auth/login-reason";
import { OtherLoginMethods } from "@/components/account/auth/other-login-methods";
import { RegisterForm } from "@/components/account/auth/register-form";
import { EmailProof } from "@/components/account/codes/email-proof";
import { PhoneForm } from "@/components/account/profile/phone-form";
import { Queries } from "@/components/layout/queries";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Dialog } from "@/components/ui/overlay/dialog";
import {
  type AuthDialogMode,
  type AuthDialogRequest,
  closeAuthDialog,
  openAuthDialog,
} from "@/lib/client/session/auth-dialog-store";
import { dropPendingActions } from "@/lib/client/waiting/drop-pending-actions";
import type { UserResponse } from "@/lib/contracts/accounts/user";
import type { Locale } from "@/lib/i18n/locales";

export interface AuthDialogProps {
  request: AuthDialogRequest;
  locale: Locale;
  messages: AuthMessages;
}

/** Login, registration and "forgot password" in one window. Brings its own sentences: it is loaded on intent. */
export function AuthDialog({ messages, ...props }: AuthDialogProps) {
  return (
    <NextIntlClientProvider locale={props.locale} messages={messages} timeZone="Europe/Istanbul">
      <Queries>
        <AuthWindow {...props} />
      </Queries>
    </NextIntlClientProvider>
  );
}

function AuthWindow({ request }: Pick<AuthDialogProps, "request">) {
  const t = useTranslations("account.auth");
  const queryClient = useQueryClient();
  const { mode, next, googleRefusal, onDone } = request;
  // Read once: what was pressed is forgotten when the window closes.
  const [reason] = useState(() => loginReason(next));
  const [registered, setRegistered] = useState<UserResponse | null>(null);
  const show = (other: AuthDialogMode) =>
    openAuthDialog({ ...request, mode: other, googleRefusal: undefined });
  const expire = useCallback(
    () => openAuthDialog({ ...request, mode: "login", googleRefusal: "expired" }),
    [request],
  );
  const done = async (user: UserResponse) => {
    await finishLogin(queryClient, user, next);
    onDone?.();
  };

  function close() {
    dropPendingActions();
    closeAuthDialog();
  }

  if (registered) {
    const goOn = () => void done(registered);
    return (
      <Dialog open onOpenChange={goOn} title={t("prove.title")} closeLabel={t("close")}>
        <div className="grid gap-3">
          <EmailProof user={registered} sent onDone={goOn} />
          <Button variant="ghost" wide onClick={goOn}>
            {t("prove.later")}
          </Button>
        </div>
      </Dialog>
    );
  }

  return (
    <Dialog
      open
      onOpenChange={close}
      title={t(mode === "phone" ? "phone_step.title" : `${mode}.title`)}
      closeLabel={t("close")}
      description={reason && (mode === "login" || mode === "register") ? t(`reason.${reason}`) : undefined}
    >
      {googleRefusal && (
        <div className="mb-4">
          <Notice tone={googleRefusal === "cancelled" ? "info" : "warning"} announced>
            {t(`google.refusal_${googleRefusal}`)}
          </Notice>
        </div>
      )}
      {mode === "login" && <LoginForm onDone={done} onForgot={() => show("forgot")} />}
      {mode === "register" && <RegisterForm onDone={async (user) => setRegistered(user)} />}
      {mode === "google" && <GoogleRegisterForm onDone={done} onExpired={expire} />}
      {mode === "phone" && <PhoneForm onDone={done} />}
      {mode === "forgot" && <ForgotForm onBack={() => show("login")} />}
      {(mode === "login" || mode === "register") && (
        <OtherLoginMethods next={next} onPasskey={mode === "login" ? done : null} />
      )}
      {mode === "login" && (
        <SwitchLine
          text={t("login.switch_text")}
          action={t("login.switch_action")}
          onSwitch={() => show("register")}
        />
      )}
      {mode === "register" && (
        <SwitchLine
          text={t("register.switch_text")}
          action={t("register.switch_action")}
          onSwitch={() => show("login")}
        />
      )}
    </Dialog>
  );
}

function SwitchLine({ text, action, onSwitch }: { text: string; action: string; onSwitch: () => void }) {
  return (
    <p className="mt-5 border-line border-t pt-4 text-center text-sm">
      {text}{" "}
      <button
        type="button"
        className="min-h-6 font-semibold text-sea underline underline-offset-4"
        onClick={onSwitch}
      >
        {action}
      </button>
    </p>
  );
}
