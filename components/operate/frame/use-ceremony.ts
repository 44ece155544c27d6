import { useTranslations } from "next-intl";
import { useState } from "react";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";

/** What a button does with the API or a passkey: whether it is under way, and why it was not done. */
export function useCeremony() {
  const t = useTranslations("console");
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  /**
   * Says whether it was done; `leaves`: the page is left then, and the button stays busy; `missing`: what is said when
   * what it is about is no longer there.
   */
  async function run(work: () => Promise<unknown>, { leaves = false, missing = "" } = {}): Promise<boolean> {
    setBusy(true);
    setRefusal(null);
    try {
      await work();
      if (!leaves) setBusy(false);
      return true;
    } catch (error) {
      setBusy(false);
      // A browser rejects with its own error when nobody touched the device.
      if (!(error instanceof ApiFailure)) setRefusal(t("not_done"));
      else setRefusal((error.status === 404 && missing) || error.message || t("failed"));
      return false;
    }
  }

  return { busy, refusal, run };
}
