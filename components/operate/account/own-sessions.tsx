"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useCeremony } from "@/components/operate/frame/use-ceremony";
import { useDeviceLabel } from "@/components/operate/frame/use-device-label";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Refusal } from "@/components/ui/refusal";
import { endOwnStaffSession } from "@/lib/client/api/staff";
import { formatInstant } from "@/lib/i18n/format-date";

export interface OwnStaffSession {
  id: string;
  current: boolean;
  userAgent: string | null;
  address: string | null;
  createdAt: string;
  lastSeenAt: string;
}

/** Where the reader is signed in; every session but this one can be ended here. */
export function OwnSessions({ sessions }: { sessions: readonly OwnStaffSession[] }) {
  const t = useTranslations("console.account");
  const locale = useLocale();
  const router = useRouter();
  const { busy, refusal, run } = useCeremony();
  const nameDevice = useDeviceLabel();

  async function end(id: string) {
    await endOwnStaffSession(id);
    router.refresh();
  }

  return (
    <section className="console-card">
      <h2>{t("sessions")}</h2>
      <Refusal text={refusal} />
      <ul className="console-list">
        {sessions.map(({ id, current, userAgent, address, createdAt, lastSeenAt }) => {
          const name = nameDevice(userAgent);
          return (
            <li key={id}>
              <div>
                <p className="font-semibold">
                  <bdi>{name}</bdi> {address && <bdi dir="ltr">{address}</bdi>}
                </p>
                <p className="text-muted">
                  {t("began", { time: formatInstant(createdAt, locale) })} ·{" "}
                  {t("seen", { time: formatInstant(lastSeenAt, locale) })}
                </p>
              </div>
              {current ? (
                <Badge tone="sea">{t("current")}</Badge>
              ) : (
                <Button
                  variant="outline"
                  size="small"
                  busy={busy}
                  aria-label={t("end_named", { name })}
                  onClick={() => void run(() => end(id))}
                >
                  {t("end")}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
