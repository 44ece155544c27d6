"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { AddPasskey } from "@/components/account/passkeys/add-passkey";
import { RemovePasskey } from "@/components/account/passkeys/remove-passkey";
import { RenamePasskey } from "@/components/account/passkeys/rename-passkey";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon/icon";
import type { OwnPasskey } from "@/lib/contracts/accounts/passkeys";
import { formatInstant } from "@/lib/i18n/format-date";

interface PasskeyListProps {
  passkeys: readonly OwnPasskey[];
  /** Where the address is proven, which must happen before a passkey is added; null once it is. */
  proveAt: string | null;
}

/** The customer's passkeys, each with its name, age and last use, and the ways to add, rename and remove one. */
export function PasskeyList({ passkeys, proveAt }: PasskeyListProps) {
  const t = useTranslations("account_area.passkeys");
  const locale = useLocale();
  const router = useRouter();
  const [asking, setAsking] = useState<{ passkey: OwnPasskey; about: "name" | "removal" } | null>(null);
  const close = () => setAsking(null);
  const done = () => {
    close();
    router.refresh();
  };

  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-muted">{t("intro")}</p>
      {passkeys.length > 0 && (
        <ul className="grid gap-3">
          {passkeys.map((passkey) => (
            <li
              key={passkey.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-field border border-line p-4"
            >
              <Icon name="key-round" size={24} className="shrink-0 text-sea" />
              <div className="min-w-0 grow basis-56">
                <p className="break-words font-semibold">
                  <bdi>{passkey.name}</bdi>
                </p>
                <p className="text-muted text-sm">{t(passkey.synced ? "synced" : "one_device")}</p>
                <p className="text-muted text-sm">
                  {t("created", { time: formatInstant(passkey.created_at, locale) })}
                </p>
                <p className="text-muted text-sm">
                  {passkey.last_used_at
                    ? t("last_used", { time: formatInstant(passkey.last_used_at, locale) })
                    : t("never_used")}
                </p>
              </div>
              <div className="flex flex-wrap gap-2">
                <Button
                  variant="outline"
                  size="small"
                  aria-label={t("rename_named", { name: passkey.name })}
                  onClick={() => setAsking({ passkey, about: "name" })}
                >
                  {t("rename")}
                </Button>
                <Button
                  variant="outline"
                  size="small"
                  aria-label={t("remove_named", { name: passkey.name })}
                  onClick={() => setAsking({ passkey, about: "removal" })}
                >
                  {t("remove")}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <AddPasskey proveAt={proveAt} onDone={done} />
      {asking?.about === "name" && <RenamePasskey passkey={asking.passkey} onDone={done} onClose={close} />}
      {asking?.about === "removal" && (
        <RemovePasskey passkey={asking.passkey} onDone={done} onClose={close} />
      )}
    </div>
  );
}
