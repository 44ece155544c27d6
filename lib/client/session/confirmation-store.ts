/** Refusals after which a window asks the customer for something, and the call is sent again. */
const ASKING = ["step_up_required", "contact_unproven"] as const;
export type AskingCode = (typeof ASKING)[number];

/** How the customer can confirm the session, as the server's refusal says. */
export interface StepUpWays {
  password: boolean;
  code: boolean;
}

interface ConfirmationRequest {
  code: AskingCode;
  ways: StepUpWays;
  /** Whether the customer did it; the window closes in either case. */
  settle: (confirmed: boolean) => void;
}

let asked: ConfirmationRequest | null = null;
const listeners = new Set<() => void>();

function tell(value: ConfirmationRequest | null): void {
  asked = value;
  for (const listener of listeners) listener();
}

export function isAskingCode(code: string): code is AskingCode {
  return ASKING.some((one) => one === code);
}

/**
 * Asks the customer for what the refusal lacks and resolves with whether it was given. Several calls at once share one
 * window.
 */
export function askConfirmation(
  code: AskingCode,
  details: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  // No page shows the window: the refusal stands.
  if (listeners.size === 0) return Promise.resolve(false);
  const before = asked;
  return new Promise((resolve) => {
    tell({
      code,
      ways: { password: details.password === true, code: details.code === true },
      settle: (confirmed) => {
        tell(null);
        before?.settle(confirmed);
        resolve(confirmed);
      },
    });
  });
}

/** For `useSyncExternalStore`. */
export function subscribeToConfirmation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function readConfirmation(): ConfirmationRequest | null {
  return asked;
}
