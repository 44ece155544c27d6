"use client";

import { createTranslator } from "next-intl";
import { useEffect, useState } from "react";
import { NoticeScreen } from "@/components/layout/notice-screen";
import { buttonClass } from "@/components/ui/button-class";
import { loadErrorMessages } from "@/lib/i18n/load-error-messages";
import type { Messages } from "@/lib/i18n/load-messages";
import { DEFAULT_LOCALE, isLocale, type Locale } from "@/lib/i18n/locales";

interface ErrorScreenProps {
  error: Error & { digest?: string };
  retry: () => void;
}

interface Spoken {
  locale: Locale;
  messages: Messages["error_page"];
}

/** What is shown when a page broke: no reason, a way to try again, and the id to tell us. */
export function ErrorScreen({ error, retry }: ErrorScreenProps) {
  const [spoken, setSpoken] = useState<Spoken | null>(null);
  useEffect(() => {
    const { lang } = document.documentElement;
    const first = window.location.pathname.split("/")[1];
    const locale = isLocale(lang) ? lang : isLocale(first) ? first : DEFAULT_LOCALE;
    loadErrorMessages(locale).then((messages) => setSpoken({ locale, messages }));
  }, []);
  if (!spoken) return null;
  const { locale, messages } = spoken;
  const t = createTranslator({ locale, messages: { error_page: messages }, namespace: "error_page" });
  return (
    <main id="content" lang={locale}>
      <NoticeScreen code="500" title={t("title")} text={t("text")}>
        <button type="button" className={buttonClass()} onClick={retry}>
          {t("retry")}
        </button>
        {error.digest && (
          <p className="basis-full text-muted text-sm">{t("request_id", { id: error.digest })}</p>
        )}
      </NoticeScreen>
    </main>
  );
}
