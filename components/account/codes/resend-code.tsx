"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Countdown } from "@/components/ui/countdown";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";

export interface ResendTimes {
  /** When another code may be requested, by this device's clock at the time of the response. */
  until: string;
  now: string;
}

/** The server sends seconds: they count from its response. */
export function resendTimes(seconds: number): ResendTimes {
  const now = Date.now();
  return { now: new Date(now).toISOString(), until: new Date(now + seconds * 1000).toISOString() };
}

/**
 * Has a code sent; null when that was refused. A code that is on its way already is as good as a new one: the refusal
 * then says how long it takes until another may be requested.
 */
export async function askForCode(request: () => Promise<number>): Promise<ResendTimes | null> {
  try {
    return resendTimes(await request());
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const wait = error.details.retry_after_seconds;
    return error.code === "too_soon_to_resend" && typeof wait === "number" ? resendTimes(wait) : null;
  }
}

/** Requests another code once the server's two minutes are over. */
export function ResendCode({ times, onResend }: { times: ResendTimes; onResend: () => Promise<void> }) {
  const t = useTranslations("account.code");
  const [ended, setEnded] = useState(times.until <= times.now ? times.until : null);
  const [busy, setBusy] = useState(false);
  if (ended !== times.until) {
    return (
      <p className="text-center text-muted text-sm">
        {t.rich("resend_in", {
          time: () => <Countdown key={times.until} {...times} onEnd={() => setEnded(times.until)} />,
        })}
      </p>
    );
  }
  return (
    <Button
      variant="ghost"
      wide
      busy={busy}
      onClick={() => {
        setBusy(true);
        void onResend().finally(() => setBusy(false));
      }}
    >
      {t("resend")}
    </Button>
  );
}
