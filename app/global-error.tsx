"use client";

import { LazyErrorScreen } from "@/components/layout/errors/lazy-error-screen";
import { FONT_CLASSES } from "@/components/layout/fonts";
import "@/app/globals.css";

interface GlobalErrorProps {
  error: Error & { digest?: string };
  /** Requests the page from the server again. */
  retry: () => void;
}

/** The last resort, when even the layout broke: it takes its language from the page that it replaces. */
export default function GlobalError({ error, retry }: GlobalErrorProps) {
  const page = typeof document === "undefined" ? null : document.documentElement;
  return (
    <html lang={page?.lang} dir={page?.dir} className={FONT_CLASSES}>
      <body>
        <LazyErrorScreen error={error} retry={retry} />
      </body>
    </html>
  );
}
