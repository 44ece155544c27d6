"use client";

import { LazyErrorScreen } from "@/components/layout/errors/lazy-error-screen";
import { FONT_CLASSES } from "@/components/layout/fonts";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales";
import "@/app/globals.css";

interface GlobalErrorProps {
  error: Error & { digest?: string };
  /** Requests the page from the server again. */
  retry: () => void;
}

/** The last resort, when even the layout broke. */
export default function GlobalError({ error, retry }: GlobalErrorProps) {
  return (
    <html lang={DEFAULT_LOCALE} className={FONT_CLASSES}>
      <body>
        <LazyErrorScreen error={error} retry={retry} />
      </body>
    </html>
  );
}
