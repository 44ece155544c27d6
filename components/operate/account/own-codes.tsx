"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { RecoveryCodes } from "@/components/operate/account/recovery-codes";
import { useCeremony } from "@/components/operate/frame/use-ceremony";
import { Button } from "@/components/ui/button";
import { Refusal } from "@/components/ui/refusal";
import { renewRecoveryCodes } from "@/lib/client/api/staff";

/** How many recovery codes are left, and ten new ones. */
export function OwnCodes({ left }: { left: number }) {
  const t = useTranslations("console.account");
  const { busy, refusal, run } = useCeremony();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const renew = async () => setCodes(await renewRecoveryCodes());
  return (
    <section className="console-card">
      <h2>{t("codes")}</h2>
      <Refusal text={refusal} />
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : (
        <div className="console-row">
          <p>
            {t("codes_left", { count: left })} <span className="text-muted">{t("renew_hint")}</span>
          </p>
          <Button variant="outline" busy={busy} onClick={() => void run(renew)}>
            {t("renew")}
          </Button>
        </div>
      )}
    </section>
  );
}
