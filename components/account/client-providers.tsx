"use client";

import { type ReactNode, useEffect } from "react";
import { AuthDialogHost } from "@/components/account/auth-dialog-host";
import { type FailureLabels, FailureScreen } from "@/components/account/failure-screen";
import type { Locale } from "@/lib/i18n/locales";

interface ClientProvidersProps {
  locale: Locale;
  labels: FailureLabels;
  children: ReactNode;
}

export function ClientProviders({ locale, labels, children }: ClientProvidersProps) {
  // After mount: what the storage holds must not differ from the server's HTML.
  useEffect(() => {
    let stop: (() => void) | null = null;
    let mounted = true;
    import("@/components/account/keep-session").then(({ keepSession }) => {
      if (mounted) stop = keepSession();
    });
    return () => {
      mounted = false;
      stop?.();
    };
  }, []);

  return (
    <>
      {children}
      <FailureScreen labels={labels} />
      <AuthDialogHost locale={locale} />
    </>
  );
}
