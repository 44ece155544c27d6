"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useCeremony } from "@/components/desk/frame/use-ceremony";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon/icon";
import { Refusal } from "@/components/ui/refusal";
import { endDeskSession, removeDeskPasskey } from "@/lib/client/api/desk";
import { addDeskPasskey } from "@/lib/client/passkeys/desk-ceremonies";
import { deviceName } from "@/lib/domain/shared/device-name";
import { formatInstant } from "@/lib/i18n/format-date";

interface OwnDevicesProps {
  sessions: readonly { id: string; current: boolean; userAgent: string | null; lastSeenAt: string }[];
  passkeys: readonly { id: string; name: string; createdAt: string }[];
}

/** Where the reader is logged in, and by which passkeys; each can be ended here. */
export function OwnDevices({ sessions, passkeys }: OwnDevicesProps) {
  const t = useTranslations("desk_more");
  const locale = useLocale();
  const router = useRouter();
  const { busy, refusal, run } = useCeremony();
  const nameOf = (userAgent: string | null) => {
    const device = deviceName(userAgent);
    return device ? t("device", device) : t("unknown_device");
  };

  async function change(work: () => Promise<unknown>) {
    if (await run(work)) router.refresh();
  }

  return (
    <>
      <Refusal text={refusal} />
      <section className="desk-card" aria-labelledby="desk-passkeys">
        <h2 id="desk-passkeys">{t("passkeys")}</h2>
        <p className="text-muted">{t("passkeys_text")}</p>
        <ul className="desk-seasons">
          {passkeys.map(({ id, name, createdAt }) => (
            <li key={id}>
              <span>
                <bdi>{name}</bdi>
                <span className="text-muted">{t("added", { time: formatInstant(createdAt, locale) })}</span>
              </span>
              <Button
                variant="outline"
                busy={busy}
                aria-label={t("remove_named", { name })}
                onClick={() => void change(() => removeDeskPasskey(id))}
              >
                {t("remove")}
              </Button>
            </li>
          ))}
        </ul>
        <Button
          variant="outline"
          size="large"
          wide
          busy={busy}
          onClick={() => void change(() => addDeskPasskey(nameOf(navigator.userAgent)))}
        >
          <Icon name="key-round" size={20} />
          {t("add_passkey")}
        </Button>
      </section>
      <section className="desk-card" aria-labelledby="desk-sessions">
        <h2 id="desk-sessions">{t("sessions")}</h2>
        <ul className="desk-seasons">
          {sessions.map(({ id, current, userAgent, lastSeenAt }) => {
            const name = nameOf(userAgent);
            return (
              <li key={id}>
                <span>
                  <bdi>{name}</bdi>
                  <span className="text-muted">{t("seen", { time: formatInstant(lastSeenAt, locale) })}</span>
                </span>
                {current ? (
                  <Badge tone="sea">{t("this_device")}</Badge>
                ) : (
                  <Button
                    variant="outline"
                    busy={busy}
                    aria-label={t("end_named", { name })}
                    onClick={() => void change(() => endDeskSession(id))}
                  >
                    {t("end")}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      </section>
    </>
  );
}
