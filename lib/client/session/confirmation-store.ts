import { useEffect } from "react";
import { create } from "zustand";

/** Refusals after which a window asks the customer for something, and the call is sent again. */
const CONFIRMABLE_CODES = ["step_up_required", "contact_unproven", "email_unproven"] as const;
export type ConfirmableCode = (typeof CONFIRMABLE_CODES)[number];

/** How the customer can confirm the session, as the server's refusal says. */
export interface StepUpWays {
  password: boolean;
  code: boolean;
  passkey: boolean;
}

interface ConfirmationRequest {
  code: ConfirmableCode;
  ways: StepUpWays;
  /** Whether the customer did it; the window closes in either case. */
  settle: (confirmed: boolean) => void;
}

const useConfirmationStore = create<{ requests: readonly ConfirmationRequest[] }>(() => ({ requests: [] }));
// Windows that are mounted and can ask.
let hosts = 0;

export function isConfirmableCode(code: string): code is ConfirmableCode {
  return CONFIRMABLE_CODES.some((one) => one === code);
}

/**
 * Asks the customer for what the refusal lacks and resolves with whether it was given. Several calls at once that lack
 * the same share one window; a call that is made in such a window opens its own over it.
 */
export function askConfirmation(
  code: ConfirmableCode,
  details: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  // No page shows the window: the call stays refused.
  if (hosts === 0) return Promise.resolve(false);
  const before = useConfirmationStore.getState().requests.find((one) => one.code === code);
  const others = ({ requests }: { requests: readonly ConfirmationRequest[] }) =>
    requests.filter((one) => one.code !== code);
  return new Promise((resolve) => {
    const request: ConfirmationRequest = {
      code,
      ways: {
        password: details.password === true,
        code: details.code === true,
        passkey: details.passkey === true,
      },
      settle: (confirmed) => {
        useConfirmationStore.setState((state) => ({ requests: others(state) }));
        before?.settle(confirmed);
        resolve(confirmed);
      },
    };
    useConfirmationStore.setState((state) => ({ requests: [...others(state), request] }));
  });
}

/** What is asked of the customer now, for the windows that show it, the newest last. */
export function useConfirmations(): readonly ConfirmationRequest[] {
  useEffect(() => {
    hosts += 1;
    return () => {
      hosts -= 1;
    };
  }, []);
  return useConfirmationStore((state) => state.requests);
}
