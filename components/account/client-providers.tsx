"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { AuthDialogHost } from "@/components/account/auth-dialog-host";
import { type FailureLabels, FailureScreen } from "@/components/account/failure-screen";
import { createQueryClient } from "@/lib/client/query-client";
import type { Locale } from "@/lib/i18n/locales";

interface ClientProvidersProps {
  locale: Locale;
  labels: FailureLabels;
  children: ReactNode;
}

export function ClientProviders({ locale, labels, children }: ClientProvidersProps) {
  const [queryClient] = useState(createQueryClient);

  // After mount: what the storage holds must not differ from the server's HTML.
  useEffect(() => {
    let stop: (() => void) | null = null;
    let mounted = true;
    import("@/components/account/keep-session").then(({ keepSession }) => {
      if (mounted) stop = keepSession(queryClient);
    });
    return () => {
      mounted = false;
      stop?.();
    };
  }, [queryClient]);

  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <FailureScreen labels={labels} />
      <AuthDialogHost locale={locale} />
    </QueryClientProvider>
  );
}
