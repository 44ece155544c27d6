"use client";

import { useEffect, useState } from "react";
import { findRequestId } from "@/components/layout/errors/find-request-id";
import { NoticeScreen } from "@/components/layout/errors/notice-screen";
import { buttonClass } from "@/components/ui/button-class";
import { loadErrorMessages } from "@/lib/i18n/load-error-messages";
import type { Messages } from "@/lib/i18n/load-messages";
import { DEFAULT_LOCALE, isLocale, type Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";

export interface ErrorScreenProps {
  error: Error & { digest?: string };
  retry: () => void;
}

interface ScreenMessages {
  locale: Locale;
  messages: Messages["error_page"];
}

/** The texts of the screen in the page's language; loaded before it is shown. */
export async function loadPageMessages(): Promise<ScreenMessages> {
  const { lang } = document.documentElement;
  const first = window.location.pathname.split("/")[1];
  const locale = isLocale(lang) ? lang : isLocale(first) ? first : DEFAULT_LOCALE;
  return { locale, messages: await loadErrorMessages(locale) };
}

/** Shown when a page failed: no reason, buttons to retry and go home, and the request id for support. */
export function ErrorScreen({ error, retry }: ErrorScreenProps) {
  const [spoken, setSpoken] = useState<ScreenMessages | null>(null);
  useEffect(() => {
    void loadPageMessages().then((loaded) => {
      // A page may break before it has a title.
      document.title ||= loaded.messages.title;
      setSpoken(loaded);
    });
  }, []);
  if (!spoken) return null;
  const { locale, messages } = spoken;
  const id = findRequestId() ?? error.digest;
  return (
    <main id="content" lang={locale} className="grid min-h-dvh content-center bg-sand">
      <NoticeScreen code="500" title={messages.title} text={messages.text}>
        <button type="button" className={buttonClass()} onClick={retry}>
          {messages.retry}
        </button>
        <a href={pathFor("home", locale)} className={buttonClass({ variant: "outline" })}>
          {messages.home}
        </a>
        {id && (
          // By hand: the formatter of messages would weigh on every page, and few pages break.
          <p className="basis-full text-muted text-sm">{messages.request_id.replace("{id}", id)}</p>
        )}
      </NoticeScreen>
    </main>
  );
}
