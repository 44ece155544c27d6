"use client";

import { type ReactNode, useEffect } from "react";
import { AuthDialogHost } from "@/components/account/auth/auth-dialog-host";
import type { FailureLabels } from "@/components/account/auth/failure-labels";
import { FailureScreen } from "@/components/account/auth/failure-screen";
import { ConfirmationHost } from "@/components/account/step-up/confirmation-host";
import { OfflineNotice } from "@/components/layout/offline-notice";
import { setLoadFailureLabels } from "@/components/ui/lazy/load-failure-labels";
import { loadInBackground } from "@/components/ui/lazy/load-in-background";
import { reloadOnceWhenCodeIsGone } from "@/lib/client/session/reload-once";
import { hasSessionHint } from "@/lib/client/session/session-hint";
import type { Locale } from "@/lib/i18n/locales";

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
