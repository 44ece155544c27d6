import { useTranslations } from "next-intl";
import { useState } from "react";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";

/** What a button does with a passkey or the API: whether it is under way, and why it was not done. */
export function useCeremony() {
  const t = useTranslations("desk");
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  /** Says whether it was done; `leaves`: the page is left then, and the button stays busy. */
  async function run(work: () => Promise<unknown>, { leaves = false } = {}): Promise<boolean> {
    setBusy(true);
    setRefusal(null);
    try {
      await work();
      if (!leaves) setBusy(false);
      return true;
    } catch (error) {
      setBusy(false);
      // A browser rejects with its own error when nobody touched the device.
      setRefusal(error instanceof ApiFailure ? error.message : t("not_done"));
      return false;
    }
  }

  return { busy, refusal, run };
}
