import type { GoogleRefusal } from "@/lib/contracts/google-refusals";

/**
 * `google` asks a new customer who came from there for the consents; `phone` asks a signed-in customer for the number
 * that reserving needs.
 */
export type AuthDialogMode = "login" | "register" | "forgot" | "google" | "phone";

export interface AuthDialogRequest {
  mode: AuthDialogMode;
  /** Where to go after login; checked with `safeNext` by the code that navigates. */
  next?: string;
  /** Why signing in with Google did not work. */
  googleRefusal?: GoogleRefusal;
  /** Carried out when the dialog has done what it was opened for. */
  onDone?: () => void;
}

let asked: AuthDialogRequest | null = null;
const listeners = new Set<() => void>();

function tell(value: AuthDialogRequest | null): void {
  asked = value;
  for (const listener of listeners) listener();
}

/** Opens the login, register or forgot dialog from anywhere; the host in the layout shows it. */
export function openAuthDialog(request: AuthDialogRequest): void {
  tell(request);
}

export function closeAuthDialog(): void {
  tell(null);
}

/** For `useSyncExternalStore`. */
export function subscribeToAuthDialog(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function readAuthDialog(): AuthDialogRequest | null {
  return asked;
}
