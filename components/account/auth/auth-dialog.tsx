"use client";

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { NextIntlClientProvider, useLocale, useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import * as v from "valibot";
import type { AuthMessages } from "@/components/account/auth/load-auth-messages";
import { ForgotForm, LoginForm } from "@/components/account/auth/login-form";
import { OtherLoginMethods } from "@/components/account/auth/other-login-methods";
import { GoogleRegisterForm, RegisterForm } from "@/components/account/auth/register-form";
import { EmailProof } from "@/components/account/codes/email-proof";
import { likelyDialCode } from "@/components/account/profile/dial-codes";
import { PhoneFields } from "@/components/account/profile/phone-fields";
import { Queries } from "@/components/layout/queries";
import { Button } from "@/components/ui/button";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { Notice } from "@/components/ui/notice";
import { Dialog } from "@/components/ui/overlay/dialog";
import { leaveWindows } from "@/components/ui/overlay/open-windows";
import { Refusal } from "@/components/ui/refusal";
import { saveProfile } from "@/lib/client/api/profile";
import { useContractForm } from "@/lib/client/drafts/use-contract-form";
import { activeUserQuery, toActiveUser } from "@/lib/client/session/active-user";
import {
  type AuthDialogMode,
  type AuthDialogRequest,
  closeAuthDialog,
  openAuthDialog,
} from "@/lib/client/session/auth-dialog-store";
import { leaveTo } from "@/lib/client/session/leave-to";
import { pendingFavourite } from "@/lib/client/session/pending-favourite";
import { dropPendingActions } from "@/lib/client/waiting/drop-pending-actions";
import { applyPendingActions } from "@/lib/client/waiting/pending-actions";
import { pendingWaitingEntry } from "@/lib/client/waiting/pending-waiting-entry";
import type { UserResponse } from "@/lib/contracts/accounts/user";
import { dialCode, phone } from "@/lib/contracts/fields";
import type { Locale } from "@/lib/i18n/locales";
import { matchPath } from "@/lib/routes/match-path";
import { parseAddress } from "@/lib/routes/parse-address";
import type { RouteName } from "@/lib/routes/route-table";
import { safeNext } from "@/lib/routes/safe-next";

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
        className="min-h-11 font-semibold text-sea underline underline-offset-4"
        onClick={onSwitch}
      >
        {action}
      </button>
    </p>
  );
}

/**
 * After login or registration: the page has the user, what was pressed before is done, and the
 * visitor goes on to where they wanted, else stays with what they had chosen.
 */
export async function finishLogin(
  queryClient: QueryClient,
  user: UserResponse,
  next: string | undefined,
  leave: (path: string, instead: boolean) => void = leaveTo,
): Promise<void> {
  queryClient.setQueryData(activeUserQuery().queryKey, toActiveUser(user));
  await applyPendingActions(queryClient);
  const target = safeNext(next);
  if (target) leave(target, leaveWindows());
  else closeAuthDialog();
}

type LoginReason = "booking" | "favourites" | "waiting" | "reservations" | "messages" | "account";

const REASONS: Partial<Record<RouteName, LoginReason>> = {
  checkout: "booking",
  favourites: "favourites",
  waitingList: "waiting",
  requests: "reservations",
  reservations: "reservations",
  reservation: "reservations",
  messages: "messages",
  ask: "messages",
};

/** Why the visitor is asked to log in: what was pressed, or the page that was opened. Null where they chose to. */
function loginReason(next: string | undefined): LoginReason | null {
  if (next) {
    const { locale, path } = parseAddress(next.split(/[?#]/)[0] ?? "");
    const name = path === null ? undefined : matchPath(locale, path)[0]?.name;
    return (name && REASONS[name]) ?? "account";
  }
  if (pendingFavourite.read()) return "favourites";
  return pendingWaitingEntry.read() ? "waiting" : null;
}

const phoneBody = v.strictObject({ dial_code: dialCode, phone });

/** Asks for the phone number, which is required to reserve. */
function PhoneForm({ onDone }: { onDone: (user: UserResponse) => Promise<void> }) {
  const t = useTranslations("account.auth.phone_step");
  const { form, errorOf, submitTo } = useContractForm<v.InferInput<typeof phoneBody>>({
    schema: phoneBody,
    defaults: { dial_code: likelyDialCode(useLocale()), phone: "" },
    draftKey: "phone",
  });
  const { root } = form.formState.errors;
  return (
    <ScriptForm
      className="grid gap-4"
      onSubmit={submitTo(async (values) => onDone(await saveProfile(values)))}
    >
      <p className="text-muted">{t("intro")}</p>
      <Refusal text={root && (root.message || t("failed"))} />
      <PhoneFields idPrefix="profile" contractForm={{ form, errorOf }} />
      <Button type="submit" size="large" wide busy={form.formState.isSubmitting}>
        {t("submit")}
      </Button>
    </ScriptForm>
  );
}
