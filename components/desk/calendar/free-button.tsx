"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Refusal } from "@/components/ui/refusal";
import { freeOwnBoats } from "@/lib/client/api/desk";
import { useCall } from "@/lib/client/api/transport/use-call";

/** Gives a blocked time back. */
export function FreeButton({ block }: { block: number }) {
  const t = useTranslations("desk_calendar");
  const router = useRouter();
  const { busy, refusal, run } = useCall();
  async function free() {
    if (await run(() => freeOwnBoats([block]))) router.refresh();
  }
  return (
    <>
      <Refusal text={refusal?.message} />
      <Button variant="outline" busy={busy} onClick={() => void free()}>
        {t("free_it")}
      </Button>
    </>
  );
}
