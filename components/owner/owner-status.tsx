"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { LiveCountdown } from "@/components/ui/live-countdown";
import { Notice } from "@/components/ui/notice";
import type { OwnerState } from "@/lib/domain/reservations/owner-state";
import type { BookingKind } from "@/lib/domain/shared/vocabulary";
import { formatInstant } from "@/lib/i18n/format-date";

const TONES = {
  waiting: "waiting",
  accepted: "success",
  held: "info",
  paid: "success",
  completed: "success",
  declined: "info",
  outbid: "info",
  withdrawn: "info",
  unanswered: "warning",
  unpaid: "warning",
  cancelled: "warning",
} as const satisfies Record<OwnerState, string>;

interface OwnerStatusProps {
  kind: BookingKind;
  state: OwnerState;
  expiresAt: string | null;
  /** The server's clock. */
  now: string;
}

/** The status of the request and its deadline; changes are announced to screen readers. */
export function OwnerStatus({ kind, state, expiresAt, now }: OwnerStatusProps) {
  const t = useTranslations("owner");
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(state);

  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    // The button that changed it is gone, and the focus with it.
    if (document.activeElement === document.body) place.current?.focus();
  }, [state]);

  return (
    <div ref={place} role="status" tabIndex={-1} className="outline-none">
      <Notice tone={TONES[state]} title={t(`state.${state}.title`, { kind })}>
        <p>
          {t(`state.${state}.text`, {
            kind,
            deadline: expiresAt ? formatInstant(expiresAt, locale, "short") : "",
          })}
        </p>
        {expiresAt && (
          <p className="mt-1">
            {t.rich("left", { time: () => <LiveCountdown until={expiresAt} now={now} /> })}
          </p>
        )}
      </Notice>
    </div>
  );
}
