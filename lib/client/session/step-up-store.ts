import { useEffect } from "react";
import { create } from "zustand";

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

const useStepUpStore = create<{ request: StepUpRequest | null }>(() => ({ request: null }));
// Windows that are mounted and can ask.
let hosts = 0;

/**
 * Asks the customer to confirm the session and resolves with whether that was done. Several calls at once share one
 * window.
 */
export function askStepUp(details: Readonly<Record<string, unknown>>): Promise<boolean> {
  // No page shows the window: the refusal stands.
  if (hosts === 0) return Promise.resolve(false);
  const before = useStepUpStore.getState().request;
  return new Promise((resolve) => {
    useStepUpStore.setState({
      request: {
        ways: { password: details.password === true, code: details.code === true },
        settle: (confirmed) => {
          useStepUpStore.setState({ request: null });
          before?.settle(confirmed);
          resolve(confirmed);
        },
      },
    });
  });
}

/** What the window asks for; used by the host in the layout. */
export function useStepUp(): StepUpRequest | null {
  useEffect(() => {
    hosts += 1;
    return () => {
      hosts -= 1;
    };
  }, []);
  return useStepUpStore(({ request }) => request);
}
