"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Refusal } from "@/components/ui/refusal";
import { pauseDeskBoat } from "@/lib/client/api/desk";
import { useCall } from "@/lib/client/api/transport/use-call";

interface PauseCardProps {
  code: string;
  sale: "on_sale" | "paused" | "not_ours";
}

/** Whether the boat is on sale, and the button that changes that. */
export function PauseCard({ code, sale }: PauseCardProps) {
  const t = useTranslations("desk_boat");
  const router = useRouter();
  const { busy, refusal, run } = useCall();
  async function change() {
    if (await run(() => pauseDeskBoat(code, sale === "on_sale"))) router.refresh();
  }
  return (
    <section className="desk-card" aria-labelledby="desk-sale">
      <h2 id="desk-sale">{t(`sale.${sale}`)}</h2>
      <p className="text-muted">{t(`sale_text.${sale}`)}</p>
      <Refusal text={refusal?.message} />
      {sale !== "not_ours" && (
        <Button
          variant={sale === "on_sale" ? "outline" : "primary"}
          size="large"
          wide
          busy={busy}
          onClick={() => void change()}
        >
          {t(sale === "on_sale" ? "pause" : "resume")}
        </Button>
      )}
    </section>
  );
}
