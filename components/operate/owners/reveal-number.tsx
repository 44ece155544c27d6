"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCeremony } from "@/components/operate/frame/use-ceremony";
import { Button } from "@/components/ui/button";
import { Refusal } from "@/components/ui/refusal";
import { showOwnerNumber } from "@/lib/client/api/console/bookings";

interface RevealNumberProps {
  id: string;
  which: "identity-number" | "iban";
  /** The last digits. */
  end: string;
  mayShow: boolean;
}

/** A sealed number by its end; in full once it was asked for, which is written down. */
export function RevealNumber({ id, which, end, mayShow }: RevealNumberProps) {
  const t = useTranslations("console_owners");
  const { busy, refusal, run } = useCeremony();
  const [number, setNumber] = useState<string | null>(null);
  const show = () => run(async () => setNumber((await showOwnerNumber(id, which)).number));
  return (
    <span className="owners-number">
      <bdi dir="ltr">{number ?? `••• ${end}`}</bdi>
      {mayShow && number === null && (
        <Button variant="ghost" size="small" busy={busy} onClick={() => void show()}>
          {t("show_number")}
          <span className="sr-only"> ({t(which === "iban" ? "field.iban" : "field.identity_number")})</span>
        </Button>
      )}
      <Refusal text={refusal} />
    </span>
  );
}
