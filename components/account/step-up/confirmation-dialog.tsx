"use client";

import { NextIntlClientProvider } from "next-intl";
import type { AuthMessages } from "@/components/account/auth/load-auth-messages";
import { ProveEmailWindow } from "@/components/account/step-up/prove-email-window";
import { StepUpWindow } from "@/components/account/step-up/step-up-window";
import { Queries } from "@/components/layout/queries";
import type { ConfirmableCode, StepUpWays } from "@/lib/client/session/confirmation-store";
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
