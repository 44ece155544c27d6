"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { addDays } from "@/components/ui/calendar/month-days";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { TextInput } from "@/components/ui/fields/text-input";
import { Ltr } from "@/components/ui/ltr";
import { Notice } from "@/components/ui/notice";
import { Dialog } from "@/components/ui/overlay/dialog";
import { Refusal } from "@/components/ui/refusal";
import { takeDeskBoatOut } from "@/lib/client/api/desk";
import { useCall } from "@/lib/client/api/transport/use-call";
import type { DeskOutage, DeskOutageAnswer } from "@/lib/contracts/desk/boat";
import { formatInstant } from "@/lib/i18n/format-date";

type Outage = Omit<DeskOutage, "fingerprint">;

/** Takes the boat out of service for some days; with trips in them, the operator is asked. */
export function OutageForm({ code, today }: { code: string; today: string }) {
  const t = useTranslations("desk_boat");
  const locale = useLocale();
  const router = useRouter();
  const { busy, refusal, run, forget } = useCall();
  const [shown, setShown] = useState<(DeskOutageAnswer & { outage: Outage }) | null>(null);
  const [done, setDone] = useState<"kept" | "asked" | null>(null);

  async function send(outage: Outage, fingerprint: string | null) {
    await run(async () => {
      const answer = await takeDeskBoatOut(code, { ...outage, fingerprint });
      setShown(answer.done ? null : { ...answer, outage });
      setDone(answer.done ? (answer.trips.length === 0 ? "kept" : "asked") : null);
      if (answer.done) router.refresh();
    });
  }

  function foresee(form: HTMLFormElement) {
    const given = new FormData(form);
    const day = (name: string) => String(given.get(name));
    const until = `${addDays(day("last"), 1)}T00:00`;
    void send({ from: `${day("from")}T00:00`, until, reason: String(given.get("reason")) }, null);
  }

  const close = () => {
    forget();
    setShown(null);
  };
  return (
    <>
      <ScriptForm
        className="desk-card desk-form"
        onSubmit={(event) => {
          event.preventDefault();
          foresee(event.currentTarget as HTMLFormElement);
        }}
      >
        <h2>{t("outage")}</h2>
        {done && (
          <Notice tone="success" announced>
            {t(done === "kept" ? "outage_kept" : "outage_asked")}
          </Notice>
        )}
        {!shown && <Refusal text={refusal?.message} />}
        <div className="desk-halves">
          <TextInput id="outage-from" name="from" type="date" label={t("first_day")} min={today} required />
          <TextInput id="outage-last" name="last" type="date" label={t("last_day")} min={today} required />
        </div>
        <TextInput
          id="outage-reason"
          name="reason"
          label={t("reason")}
          minLength={3}
          maxLength={200}
          required
        />
        <Button type="submit" variant="outline" size="large" wide busy={busy && !shown}>
          {t("outage_show")}
        </Button>
      </ScriptForm>
      {shown && (
        <Dialog open onOpenChange={close} title={t("outage")} closeLabel={t("back")}>
          <div className="grid gap-4">
            <p>{t("affected", { count: shown.trips.length })}</p>
            <ul className="desk-seasons">
              {shown.trips.map(({ number, starts_at }) => (
                <li key={number}>
                  <Ltr>{number}</Ltr>
                  <span>{formatInstant(new Date(starts_at), locale, "brief")}</span>
                </li>
              ))}
            </ul>
            <Refusal text={refusal?.message} />
            <div className="grid gap-2">
              <Button
                size="large"
                wide
                busy={busy}
                onClick={() => void send(shown.outage, shown.fingerprint)}
              >
                {t(shown.trips.length === 0 ? "outage_keep" : "outage_ask")}
              </Button>
              <Button variant="ghost" onClick={close}>
                {t("back")}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
