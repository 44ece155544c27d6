"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { type PaymentSubjectRef, subjectField } from "@/components/payments/payment-subject";
import { announce } from "@/components/ui/announce";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { extendHold } from "@/lib/client/api/payments";
import { useCall } from "@/lib/client/api/transport/use-call";
import { PAYMENT_MINUTES } from "@/lib/domain/reservations/plan-deadline";

const MINUTE_MS = 60_000;
/** When it is said that the time runs out. */
const WARNINGS_MINUTES = [5, 1] as const;

interface HoldWarningProps {
  subject: PaymentSubjectRef;
  /** Instead of a session. */
  linkKey: string | null;
  /** The deadline and the server's time when it sent it: the browser's clock may be wrong. */
  until: string;
  now: string;
}

/** Says five minutes and one minute before a hold ends that it does, and offers the time that it can be extended by. */
export function HoldWarning({ subject, linkKey, until, now }: HoldWarningProps) {
  const t = useTranslations("payments.hold");
  const router = useRouter();
  const { busy, run } = useCall();
  const atMount = Date.parse(until) - Date.parse(now);
  const [minutes, setMinutes] = useState<number | null>(null);
  const [spent, setSpent] = useState(false);

  useEffect(() => {
    setMinutes(null);
    // What has less time left from the beginning says so at once.
    const timers = WARNINGS_MINUTES.map((warned) =>
      setTimeout(
        () => setMinutes(Math.ceil(Math.min(atMount, warned * MINUTE_MS) / MINUTE_MS)),
        Math.max(0, atMount - warned * MINUTE_MS),
      ),
    );
    return () => timers.forEach(clearTimeout);
  }, [atMount]);

  async function extend(): Promise<void> {
    await run(async () => {
      const key = linkKey ? { key: linkKey } : {};
      const { extended } = await extendHold({ ...subjectField[subject.kind](subject.id), ...key });
      setSpent(!extended);
      if (extended) announce(t("extended"));
    });
    router.refresh();
  }

  return (
    <div role="alert" className="mt-3 empty:hidden">
      {minutes !== null && (
        <Notice tone="warning" title={t("title", { minutes })}>
          <p>{t(spent ? "spent" : "text", { minutes: PAYMENT_MINUTES })}</p>
          {!spent && (
            <Button variant="outline" size="small" busy={busy} className="mt-3" onClick={() => void extend()}>
              {t("extend", { minutes: PAYMENT_MINUTES })}
            </Button>
          )}
        </Notice>
      )}
    </div>
  );
}
