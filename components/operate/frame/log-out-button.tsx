"use client";

import { useTranslations } from "next-intl";
import { useCeremony } from "@/components/operate/frame/use-ceremony";
import { Icon } from "@/components/ui/icon/icon";
import { logOutStaff } from "@/lib/client/api/staff";
import { dropToday } from "@/lib/client/session/keep-today";
import { leaveTo } from "@/lib/client/session/leave-to";

/** Ends this session and leads to the login. */
export function LogOutButton({ next }: { next: string }) {
  const t = useTranslations("console");
  const { busy, run } = useCeremony();
  async function logOut() {
    await logOutStaff();
    await dropToday();
    leaveTo(next);
  }
  return (
    <button
      type="button"
      className="console-link"
      aria-label={t("log_out")}
      title={t("log_out")}
      aria-disabled={busy || undefined}
      onClick={() => void run(logOut, { leaves: true })}
    >
      <Icon name="log-out" size={18} />
    </button>
  );
}
