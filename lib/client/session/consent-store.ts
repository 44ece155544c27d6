import { useSyncExternalStore } from "react";
import { create } from "zustand";
import { writeCookie } from "@/lib/client/session/write-cookie";

export type Consent = "granted" | "denied";

export const CONSENT_COOKIE = "palamar_consent";

/** Raised when a new kind of consent is needed: then every visitor is asked again. */
const CONSENT_VERSION = 1;
const HALF_A_YEAR_SECONDS = 15_552_000;

interface ConsentState {
  /** Whether the visitor opened the question again. */
  asked: boolean;
  /** Whether this page has a widget that needs consent. */
  offered: boolean;
}

export const useConsentStore = create<ConsentState>(() => ({ asked: false, offered: false }));

/**
 * What the visitor chose about optional cookies; null while nothing is chosen. Stored in a cookie, since logging
 * out clears the local storage.
 */
export function readConsent(): Consent | null {
  const pair = document.cookie.split("; ").find((one) => one.startsWith(`${CONSENT_COOKIE}=`));
  const [version, choice] = pair?.slice(CONSENT_COOKIE.length + 1).split(".") ?? [];
  if (version !== String(CONSENT_VERSION)) return null;
  return choice === "granted" || choice === "denied" ? choice : null;
}

/** Keeps the choice for half a year and closes the question. */
export function storeConsent(choice: Consent): void {
  writeCookie(CONSENT_COOKIE, `${CONSENT_VERSION}.${choice}`, HALF_A_YEAR_SECONDS);
  askForConsent(false);
}

/** Opens the question again, or closes it without a new choice. */
export function askForConsent(asked: boolean): void {
  useConsentStore.setState({ asked });
}

/** Sets whether this page has a widget that needs consent. */
export function offerConsent(offered: boolean): void {
  useConsentStore.setState({ offered });
}

/** What the visitor chose; "denied" in the server's HTML. */
export function useConsent(): Consent | null {
  return useSyncExternalStore<Consent | null>(useConsentStore.subscribe, readConsent, () => "denied");
}
