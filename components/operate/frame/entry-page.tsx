import type { ReactNode } from "react";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

/** One card on a page of its own, for whoever is not signed in yet. */
export async function EntryPage({
  locale,
  title,
  children,
}: {
  locale: Locale;
  title: ReactNode;
  children: ReactNode;
}) {
  const t = await translatorOf(locale, "console");
  return (
    <>
      <header className="console-head">
        <span className="console-name">{t("name")}</span>
      </header>
      <main id="content" tabIndex={-1} className="console-entry">
        <h1 className="console-title">{title}</h1>
        {children}
      </main>
    </>
  );
}
