"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useCeremony } from "@/components/operate/frame/use-ceremony";
import { useDeviceLabel } from "@/components/operate/frame/use-device-label";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon/icon";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { Refusal } from "@/components/ui/refusal";
import { removeStaffPasskey } from "@/lib/client/api/staff";
import { addConsolePasskey } from "@/lib/client/passkeys/staff-ceremonies";
import { formatInstant } from "@/lib/i18n/format-date";

export interface OwnStaffPasskey {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

/** The own passkeys, with the ways to add one and to remove one. */
export function OwnPasskeys({ passkeys }: { passkeys: readonly OwnStaffPasskey[] }) {
  const t = useTranslations("console");
  const locale = useLocale();
  const router = useRouter();
  const { busy, refusal, run } = useCeremony();
  const nameDevice = useDeviceLabel();
  const [removed, setRemoved] = useState<OwnStaffPasskey | null>(null);

  async function add() {
    await addConsolePasskey(nameDevice(navigator.userAgent));
    router.refresh();
  }
  async function remove({ id }: OwnStaffPasskey) {
    setRemoved(null);
    if (await run(() => removeStaffPasskey(id))) router.refresh();
  }

  return (
    <section className="console-card">
      <h2>{t("account.passkeys")}</h2>
      <Refusal text={refusal} />
      <ul className="console-list">
        {passkeys.map((passkey) => {
          const { id, name, createdAt, lastUsedAt } = passkey;
          return (
            <li key={id}>
              <div>
                <p className="font-semibold">
                  <bdi>{name}</bdi>
                </p>
                <p className="text-muted">
                  {t("account.added", { time: formatInstant(createdAt, locale) })} ·{" "}
                  {lastUsedAt
                    ? t("account.used", { time: formatInstant(lastUsedAt, locale) })
                    : t("account.unused")}
                </p>
              </div>
              <Button
                variant="outline"
                size="small"
                aria-label={t("account.remove_named", { name })}
                onClick={() => setRemoved(passkey)}
              >
                {t("account.remove")}
              </Button>
            </li>
          );
        })}
      </ul>
      <div>
        <Button variant="secondary" busy={busy} onClick={() => void run(add)}>
          <Icon name="key-round" size={20} />
          {t("account.add")}
        </Button>
      </div>
      {removed && (
        <ConfirmDialog
          labels={{
            question: t("account.remove_question"),
            confirm: t("account.remove"),
            keep: t("cancel"),
            close: t("close"),
          }}
          consequence={t("account.remove_text", { name: removed.name })}
          onConfirm={() => remove(removed)}
          onClose={() => setRemoved(null)}
        />
      )}
    </section>
  );
}
