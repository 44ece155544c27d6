"use client";

import type { ReactNode } from "react";
import { askForConsent, useConsentStore } from "@/lib/client/session/consent-store";

/** Opens the question about optional cookies again; hidden, but keeps its space, on pages that have none. */
export function CookieSettingsButton({ className, children }: { className: string; children: ReactNode }) {
  const offered = useConsentStore((state) => state.offered);
  return (
    <button
      type="button"
      className={`${className} ${offered ? "" : "invisible"}`}
      onClick={() => askForConsent(true)}
    >
      {children}
    </button>
  );
}
