"use client";

import { type ReactNode, useSyncExternalStore } from "react";
import { askForConsent, isConsentOffered, subscribeToConsent } from "@/lib/client/session/consent-store";

/** Opens the question about optional cookies again; hidden, but keeps its space, on pages that have none. */
export function CookieSettingsButton({ className, children }: { className: string; children: ReactNode }) {
  const offered = useSyncExternalStore(subscribeToConsent, isConsentOffered, () => false);
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
