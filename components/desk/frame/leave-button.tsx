"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon/icon";
import { leaveDesk } from "@/lib/client/api/desk";
import { useCall } from "@/lib/client/api/transport/use-call";
import { leaveTo } from "@/lib/client/session/leave-to";

/** Logs this device out and leads to the login. */
export function LeaveButton({ next }: { next: string }) {
  const t = useTranslations("desk");
  const { busy, refusal, run } = useCall();
  async function leave() {
    await leaveDesk();
    leaveTo(next);
  }
  return (
    <button
      type="button"
      className="desk-leave"
      aria-disabled={busy || undefined}
      aria-describedby={refusal ? "desk-leave-refusal" : undefined}
      onClick={() => void run(leave, { leaves: true })}
    >
      <Icon name="log-out" size={20} />
      {t("log_out")}
      {refusal && (
        <span id="desk-leave-refusal" role="alert" className="sr-only">
          {refusal.message}
        </span>
      )}
    </button>
  );
}
