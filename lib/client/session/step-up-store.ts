/** How the customer can confirm the session, as the server's refusal says. */
export interface StepUpWays {
  password: boolean;
  code: boolean;
}

interface StepUpRequest {
  ways: StepUpWays;
  /** Whether the session was confirmed; the window closes in either case. */
  settle: (confirmed: boolean) => void;
}

let asked: StepUpRequest | null = null;
const listeners = new Set<() => void>();

function tell(value: StepUpRequest | null): void {
  asked = value;
  for (const listener of listeners) listener();
}

/**
 * Asks the customer to confirm the session and resolves with whether that was done. Several calls at once share one
 * window.
 */
export function askStepUp(details: Readonly<Record<string, unknown>>): Promise<boolean> {
  // No page shows the window: the refusal stands.
  if (listeners.size === 0) return Promise.resolve(false);
  const before = asked;
  return new Promise((resolve) => {
    tell({
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
export function subscribeToStepUp(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function readStepUp(): StepUpRequest | null {
  return asked;
}
