"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Countdown } from "@/components/ui/countdown";

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
