"use client";

import { type ReactNode, useEffect, useState } from "react";
import type { FailureLabels } from "@/components/account/auth/failure-labels";
import { OfflineNotice } from "@/components/layout/offline-notice";
import { LazyDialog, lazyPart } from "@/components/ui/lazy/lazy-part";
import { setLoadFailureLabels } from "@/components/ui/lazy/load-failure-labels";
import { loadInBackground } from "@/components/ui/lazy/load-in-background";
import { showToast } from "@/components/ui/overlay/show-toast";
import type { ApiFailure } from "@/lib/client/api/transport/api-failure";
import { setFailureReporter } from "@/lib/client/api/transport/failure-reporter";
import { failureTreatment } from "@/lib/client/api/transport/failure-treatment";
import {
  type AuthDialogMode,
  type AuthDialogRequest,
  closeAuthDialog,
  openAuthDialog,
  useAuthDialog,
} from "@/lib/client/session/auth-dialog-store";
import { clearLocalSession } from "@/lib/client/session/clear-local-session";
import {
  type ConfirmableCode,
  type StepUpWays,
  useConfirmations,
} from "@/lib/client/session/confirmation-store";
import { reloadOnceWhenCodeIsGone } from "@/lib/client/session/reload-once";
import { clearSessionHint, hasSessionHint } from "@/lib/client/session/session-hint";
import { dropPendingActions } from "@/lib/client/waiting/drop-pending-actions";
import { GOOGLE_REFUSALS } from "@/lib/contracts/accounts/google-refusals";
import { inEachLocale, type Locale } from "@/lib/i18n/locales";
import { safeNext } from "@/lib/routes/safe-next";

interface ClientProvidersProps {
  locale: Locale;
  labels: FailureLabels;
  children: ReactNode;
}

export function ClientProviders({ locale, labels, children }: ClientProvidersProps) {
  // After mount: what the storage holds must not differ from the server's HTML.
  useEffect(syncSessionOnActivity, []);
  useEffect(() => {
    const { errorTitle: title, networkText: text, retry, close } = labels;
    setLoadFailureLabels({ title, text, retry, close });
  }, [labels]);
  useEffect(reloadOnceWhenCodeIsGone, []);
  useEffect(showHydrated, []);

  return (
    <>
      {children}
      <FailureScreen labels={labels} />
      <OfflineNotice text={labels.offline} />
      <AuthDialogHost locale={locale} />
      <ConfirmationHost locale={locale} />
    </>
  );
}

/** From now on the page reacts to touches and keys: browser tests wait for this. */
function showHydrated(): void {
  document.documentElement.dataset.hydrated = "";
}

/** Events that may mean a session: a touch or key that can lead to one, another tab's login, a return to this tab. */
const ACTIVITY_EVENTS = ["pointerdown", "keydown", "storage", "visibilitychange"] as const;

/**
 * Syncs the session: at once when there is one, else only after the first activity, so that mere readers load less
 * code.
 */
function syncSessionOnActivity(): () => void {
  let stop: (() => void) | null = null;
  let mounted = true;
  const leave = () => {
    for (const event of ACTIVITY_EVENTS) window.removeEventListener(event, begin);
  };
  const begin = () => {
    leave();
    void loadInBackground(() => import("@/components/account/auth/sync-session")).then(({ syncSession }) => {
      if (mounted) stop = syncSession();
    });
  };
  if (hasSessionHint()) begin();
  else for (const event of ACTIVITY_EVENTS) window.addEventListener(event, begin);
  return () => {
    mounted = false;
    leave();
    stop?.();
  };
}

const forbiddenDialog = lazyPart(() =>
  import("@/components/account/auth/forbidden-dialog").then((module) => module.ForbiddenDialog),
);

/** After a 401 the site starts again at its root, or on this page where the connection is lost as well. */
async function startOver(call: string): Promise<void> {
  const { pathname, search } = window.location;
  void clearLocalSession();
  try {
    const { loginRedirect } = await import("@/lib/client/session/login-redirect");
    window.location.replace(loginRedirect(call, { pathname, search }, document.documentElement.lang));
  } catch {
    window.location.reload();
  }
}

/** How failing calls look: a toast, a dialog, nothing, or a fresh start at the root. */
export function FailureScreen({ labels }: { labels: FailureLabels }) {
  const [forbidden, setForbidden] = useState(false);

  useEffect(
    () =>
      setFailureReporter((path: string, failure: ApiFailure) => {
        const treatment = failureTreatment(path, failure);
        if (treatment === "end_session") void startOver(path);
        if (treatment === "toast") {
          const fallback = failure.status === 0 ? labels.networkText : labels.errorText;
          void showToast({ kind: "error", title: labels.errorTitle, text: failure.message || fallback });
        }
        if (treatment === "forbidden_dialog") setForbidden(true);
      }),
    [labels],
  );

  return forbidden ? (
    <LazyDialog part={forbiddenDialog} props={{ labels, onClose: () => setForbidden(false) }} />
  ) : null;
}

interface ConfirmationDialogProps {
  code: ConfirmableCode;
  ways: StepUpWays;
  onDone: () => void;
  onClose: () => void;
}

const loadConfirmationDialog = async (locale: Locale) => {
  const [{ ConfirmationDialog }, messages] = await Promise.all([
    import("@/components/account/step-up/confirmation-dialog"),
    import("@/components/account/auth/load-auth-messages").then((loader) => loader.loadAuthMessages(locale)),
  ]);
  return (props: ConfirmationDialogProps) => (
    <ConfirmationDialog {...props} locale={locale} messages={messages} />
  );
};

const CONFIRMATION_DIALOGS = inEachLocale((locale) => lazyPart(() => loadConfirmationDialog(locale)));

/** Shows the window that a refused call asks for; the call is then sent again. */
export function ConfirmationHost({ locale }: { locale: Locale }) {
  return useConfirmations().map(({ code, ways, settle }) => (
    <LazyDialog
      key={code}
      part={CONFIRMATION_DIALOGS[locale]}
      props={{ code, ways, onDone: () => settle(true), onClose: () => settle(false) }}
    />
  ));
}

interface HostedDialogProps {
  request: AuthDialogRequest;
  onClose: () => void;
}

const loadDialog = async (locale: Locale) => {
  const [{ AuthDialog }, messages] = await Promise.all([
    import("@/components/account/auth/auth-dialog"),
    import("@/components/account/auth/load-auth-messages").then((loader) => loader.loadAuthMessages(locale)),
  ]);
  return ({ request }: HostedDialogProps) => (
    <AuthDialog request={request} locale={locale} messages={messages} />
  );
};

const DIALOGS = inEachLocale((locale) => lazyPart(() => loadDialog(locale)));

/** Shows the auth dialog when it is opened, or when a guarded address sent the visitor here. */
export function AuthDialogHost({ locale }: { locale: Locale }) {
  const request = useAuthDialog();

  useEffect(openFromAddress, []);

  return request && <LazyDialog part={DIALOGS[locale]} props={{ request, onClose: giveUp }} />;
}

/** Closed before it could be loaded: what was to follow the login is forgotten. */
function giveUp(): void {
  dropPendingActions();
  closeAuthDialog();
}

const MODES = ["login", "register", "forgot", "google"] as const satisfies readonly AuthDialogMode[];

/** `?login=1&next=…` (also `register`, `forgot`, `google`): opened once and taken out of the address. */
function openFromAddress(): void {
  const { location, history } = window;
  const query = new URLSearchParams(location.search);
  const mode = MODES.find((name) => query.get(name) === "1");
  if (!mode) return;
  const next = safeNext(query.get("next"));
  const value = query.get("google_refusal");
  const googleRefusal = GOOGLE_REFUSALS.find((refusal) => refusal === value);
  for (const name of [mode, "next", "google_refusal"]) query.delete(name);
  const rest = query.size > 0 ? `?${query}` : "";
  history.replaceState(null, "", `${location.pathname}${rest}${location.hash}`);
  // A redirected visitor has no session any more: the stale hint must not request a user and reload the root.
  if (next) clearSessionHint();
  if (hasSessionHint()) return;
  openAuthDialog({ mode, ...(next ? { next } : {}), ...(googleRefusal ? { googleRefusal } : {}) });
}
