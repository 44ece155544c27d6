"use client";

import { loadAuthMessages } from "@/components/account/auth/load-auth-messages";
import { LazyDialog, lazyPart } from "@/components/ui/lazy/lazy-part";
import { type StepUpWays, useStepUp } from "@/lib/client/session/step-up-store";
import type { Locale } from "@/lib/i18n/locales";

interface HostedDialogProps {
  ways: StepUpWays;
  onDone: () => void;
  onClose: () => void;
}

const loadDialog = async (locale: Locale) => {
  const [{ StepUpDialog }, messages] = await Promise.all([
    import("@/components/account/step-up/step-up-dialog"),
    loadAuthMessages(locale),
  ]);
  return (props: HostedDialogProps) => <StepUpDialog {...props} locale={locale} messages={messages} />;
};

const DIALOGS = {
  tr: lazyPart(() => loadDialog("tr")),
  en: lazyPart(() => loadDialog("en")),
  ar: lazyPart(() => loadDialog("ar")),
} as const satisfies Record<Locale, unknown>;

/** Shows the window that confirms the session when a call asks for it; the call then goes on. */
export function StepUpHost({ locale }: { locale: Locale }) {
  const request = useStepUp();
  if (!request) return null;
  const { ways, settle } = request;
  const props = { ways, onDone: () => settle(true), onClose: () => settle(false) };
  return <LazyDialog part={DIALOGS[locale]} props={props} />;
}
