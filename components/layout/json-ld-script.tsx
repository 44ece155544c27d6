"use client";

import type { Once } from "@/components/ui/once";

/** What search engines read in the document: nothing for browsers, so that its text need not travel twice. */
export function JsonLdScript({ once }: { once: Once<object> }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped JSON, the only way to write ld+json
      dangerouslySetInnerHTML={{ __html: once }}
    />
  );
}
