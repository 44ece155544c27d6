"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/overlay/show-toast";
import { endSession } from "@/lib/client/api/account";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import type { OwnSession } from "@/lib/contracts/accounts/account";
import { deviceName } from "@/lib/domain/shared/device-name";
import { formatInstant } from "@/lib/i18n/format-date";

/** Where the customer is signed in; every session but this one can be ended here. */
export function SessionList({ sessions }: { sessions: readonly OwnSession[] }) {
  const t = useTranslations("account_area.sessions");
  const locale = useLocale();
  const list = useRef<HTMLUListElement>(null);
  const [ended, setEnded] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState<string | null>(null);

  async function end(id: string) {
    setBusy(id);
    try {
      await endSession(id).catch((error: unknown) => {
        // Ended elsewhere meanwhile: what was wanted holds.
        if (!(error instanceof ApiFailure && error.status === 404)) throw error;
      });
      setEnded((before) => [...before, id]);
      void showToast({ kind: "success", title: t("ended") });
      // Its button is gone, and the focus with it.
      list.current?.focus();
    } catch {
      // The failure has been shown.
    }
    setBusy(null);
  }

  return (
    <ul ref={list} tabIndex={-1} className="grid gap-3 outline-none">
      {sessions
        .filter(({ id }) => !ended.includes(id))
        .map(({ id, current, user_agent, address, created_at, last_seen_at }) => {
          const device = deviceName(user_agent);
          const name = device ? t("device", device) : t("unknown");
          return (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field border border-line p-4"
            >
              <div className="min-w-0 grow basis-56">
                <p className="font-semibold">
                  <bdi>{name}</bdi>
                </p>
                <p className="text-muted text-sm">
                  {t("last_seen", { time: formatInstant(last_seen_at, locale) })}
                </p>
                <p className="text-muted text-sm">
                  {t("signed_in", { time: formatInstant(created_at, locale) })}
                </p>
                {address && (
                  <p className="text-muted text-sm">
                    {t.rich("address", { value: () => <bdi dir="ltr">{address}</bdi> })}
                  </p>
                )}
              </div>
              {current ? (
                <Badge tone="sea">{t("current")}</Badge>
              ) : (
                <Button
                  variant="outline"
                  size="small"
                  aria-label={t("end_named", { name })}
                  busy={busy === id}
                  onClick={() => void end(id)}
                >
                  {t("end")}
                </Button>
              )}
            </li>
          );
        })}
    </ul>
  );
}
