import { create } from "zustand";
import type { GoogleRefusal } from "@/lib/contracts/accounts/google-refusals";

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

const useDialogStore = create<{ request: AuthDialogRequest | null }>(() => ({ request: null }));

/** Opens the login, register or forgot dialog from anywhere; the host in the layout shows it. */
export function openAuthDialog(request: AuthDialogRequest): void {
  useDialogStore.setState({ request });
}

export function closeAuthDialog(): void {
  useDialogStore.setState({ request: null });
}

export const readAuthDialog = () => useDialogStore.getState().request;

/** The dialog to show; null in the server's HTML. */
export const useAuthDialog = () => useDialogStore(({ request }) => request);
