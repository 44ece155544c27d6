import type { ReactNode } from "react";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface DeskEntryProps {
  locale: Locale;
  title: ReactNode;
  children: ReactNode;
}

/** One card on a page of its own, for whoever is not logged in yet. */
export async function DeskEntry({ locale, title, children }: DeskEntryProps) {
  const t = await translatorOf(locale, "desk");
  return (
    <>
      <header className="desk-head">
        <p className="desk-owner">{t("name")}</p>
      </header>
      <main id="content" tabIndex={-1} className="desk-entry">
        <h1 className="desk-title">{title}</h1>
        <div className="desk-card">{children}</div>
      </main>
    </>
  );
}
