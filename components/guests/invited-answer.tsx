"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { GuestForm } from "@/components/guests/guest-form";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { showToast } from "@/components/ui/overlay/show-toast";
import { answerInvitation, takeAnswerBack } from "@/lib/client/api/guests";
import { useCall } from "@/lib/client/api/transport/use-call";
import type { GuestAnswerBody, GuestAnswerResponse } from "@/lib/contracts/guests";
import { formatTripSpan } from "@/lib/i18n/format-trip-span";
import { isolate } from "@/lib/i18n/isolate";

interface InvitedAnswerProps {
  token: string;
  /** When the trip is, as people read it. */
  time: string;
  /** The stored answer of this browser; null before the first one. */
  mine: GuestAnswerResponse["mine"];
}

/** Lets a guest give, change and delete the own answer; asks again when the trip was moved since. */
export function InvitedAnswer({ token, time, mine: first }: InvitedAnswerProps) {
  const t = useTranslations("guests.form");
  const locale = useLocale();
  const router = useRouter();
  const [mine, setMine] = useState(first);
  const movedFrom = mine?.moved_from ?? null;
  const [editing, setEditing] = useState(first === null || movedFrom !== null);
  const { busy, run } = useCall();

  // The API client has shown the failure; the form keeps what was typed.
  const send = (call: () => Promise<GuestAnswerResponse>) =>
    run(async () => {
      const { mine: stored } = await call();
      setMine(stored);
      setEditing(stored === null);
      if (!stored) await showToast({ kind: "success", title: t("taken_back") });
      router.refresh();
    });

  if (editing || !mine) {
    return (
      <>
        {movedFrom && (
          <Notice tone="warning">
            {t("moved", { from: formatTripSpan(movedFrom.start_date, movedFrom.end_date, locale), to: time })}
          </Notice>
        )}
        <GuestForm
          id="answer"
          nameLabel={t("name")}
          submitLabel={t("send")}
          busy={busy}
          known={mine}
          mayDecline
          onSend={(answer: GuestAnswerBody) => void send(() => answerInvitation(token, answer))}
        >
          {mine && !movedFrom && (
            <Button variant="ghost" onClick={() => setEditing(false)}>
              {t("cancel")}
            </Button>
          )}
        </GuestForm>
      </>
    );
  }
  return (
    <div className="grid gap-4">
      <Notice tone={mine.coming ? "success" : "info"} announced>
        {t(mine.coming ? "saved_yes" : "saved_no", { name: isolate(mine.name) })}
      </Notice>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => setEditing(true)}>
          {t("change")}
        </Button>
        <Button variant="ghost" busy={busy} onClick={() => void send(() => takeAnswerBack(token))}>
          {t("take_back")}
        </Button>
      </div>
    </div>
  );
}
