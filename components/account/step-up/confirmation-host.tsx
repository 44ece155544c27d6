"use client";

import { LazyDialog, lazyPart } from "@/components/ui/lazy/lazy-part";
import {
  type ConfirmableCode,
  type StepUpWays,
  useConfirmations,
} from "@/lib/client/session/confirmation-store";
import { inEachLocale, type Locale } from "@/lib/i18n/locales";

interface HostedDialogProps {
  code: ConfirmableCode;
  ways: StepUpWays;
  onDone: () => void;
  onClose: () => void;
}

const loadDialog = async (locale: Locale) => {
  const [{ ConfirmationDialog }, messages] = await Promise.all([
    import("@/components/account/step-up/confirmation-dialog"),
    import("@/components/account/auth/load-auth-messages").then((loader) => loader.loadAuthMessages(locale)),
  ]);
  return (props: HostedDialogProps) => <ConfirmationDialog {...props} locale={locale} messages={messages} />;
};

const DIALOGS = inEachLocale((locale) => lazyPart(() => loadDialog(locale)));

/** Shows the window that a refused call asks for; the call is then sent again. */
export function ConfirmationHost({ locale }: { locale: Locale }) {
  return useConfirmations().map(({ code, ways, settle }) => (
    <LazyDialog
      key={code}
      part={DIALOGS[locale]}
      props={{ code, ways, onDone: () => settle(true), onClose: () => settle(false) }}
    />
  ));
}
