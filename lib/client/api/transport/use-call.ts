import { useState } from "react";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";

interface CallOptions {
  /** The page is left or replaced once it is done: the button waits for that. */
  leaves?: boolean;
}

/** What a button does with the API: whether it is under way, and why it was refused. */
export function useCall() {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiFailure | null>(null);

  /** Says whether it was done. A refusal is kept until the next try; any other error is thrown. */
  async function run(work: () => Promise<unknown>, { leaves = false }: CallOptions = {}): Promise<boolean> {
    setBusy(true);
    setRefusal(null);
    try {
      await work();
      if (!leaves) setBusy(false);
      return true;
    } catch (failure) {
      setBusy(false);
      if (!(failure instanceof ApiFailure)) throw failure;
      setRefusal(failure);
      return false;
    }
  }

  return { busy, refusal, run, forget: () => setRefusal(null) };
}
