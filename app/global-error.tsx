"use client";

import { ErrorScreen } from "@/components/layout/error-screen";
import { FONT_CLASSES } from "@/components/layout/fonts";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales";
import "@/app/globals.css";

interface GlobalErrorProps {
  error: Error & { digest?: string };
  reset: () => void;
}

/** The last resort, when even the layout broke. */
export default function GlobalError({ error, reset }: GlobalErrorProps) {
  return (
    <html lang={DEFAULT_LOCALE} className={FONT_CLASSES}>
      <body>
        <ErrorScreen error={error} retry={reset} />
      </body>
    </html>
  );
}
