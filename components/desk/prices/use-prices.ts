import { useRouter } from "next/navigation";
import { useState } from "react";
import { changeDeskPrices } from "@/lib/client/api/desk";
import { useCall } from "@/lib/client/api/transport/use-call";
import type { DeskPrices, DeskPricesAnswer } from "@/lib/contracts/desk/prices";

/** A change of prices: what it would do first, then doing it. */
export function usePrices(code: string) {
  const router = useRouter();
  const { busy, refusal, run, forget } = useCall();
  const [shown, setShown] = useState<(DeskPricesAnswer & { change: DeskPrices["change"] }) | null>(null);
  const [saved, setSaved] = useState(false);

  async function foresee(change: DeskPrices["change"]): Promise<void> {
    setSaved(false);
    await run(async () => {
      const answer = await changeDeskPrices(code, { change, sure: true, fingerprint: null });
      setShown({ ...answer, change });
    });
  }

  async function confirm(sure: boolean): Promise<void> {
    if (!shown) return;
    const { change, fingerprint } = shown;
    await run(async () => {
      const answer = await changeDeskPrices(code, { change, sure, fingerprint });
      // Somebody changed the prices meanwhile: what it would do now is shown instead.
      setShown(answer.done ? null : { ...answer, change });
      setSaved(answer.done);
      if (answer.done) router.refresh();
    });
  }

  const back = () => {
    forget();
    setShown(null);
  };
  return { busy, refusal, shown, saved, foresee, confirm, back };
}

export type Prices = ReturnType<typeof usePrices>;
