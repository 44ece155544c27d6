"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import type { AddGuestProps } from "@/components/guests/add-guest";
import { InvitationLink } from "@/components/guests/invitation-link";
import { OptimisticCheckbox } from "@/components/guests/optimistic-checkbox";
import { OwnAnswers } from "@/components/guests/own-answers";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon/icon";
import { LazyDialog, lazyPart } from "@/components/ui/lazy/lazy-part";
import { Notice } from "@/components/ui/notice";
import { showToast } from "@/components/ui/overlay/show-toast";
import * as calls from "@/lib/client/api/guests";
import { useCall } from "@/lib/client/api/transport/use-call";
import type { OwnGuests as Own } from "@/lib/contracts/guests";
import { GUEST_DAYS_KEPT } from "@/lib/domain/guests/plan-guests";
import { formatInstant } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import { isolate } from "@/lib/i18n/isolate";

const addGuest = lazyPart<AddGuestProps>(() =>
  import("@/components/guests/add-guest").then((module) => module.AddGuest),
);

interface OwnGuestsProps {
  reservationId: string;
  boat: string;
  /** When the trip is, as people read it. */
  time: string;
  guests: Own;
}

/** The guests of a paid trip: the invitation, the answers, the cost and the captain's list. */
export function OwnGuests({ reservationId: id, boat, time, guests: own }: OwnGuestsProps) {
  const t = useTranslations("guests.own");
  const router = useRouter();
  const { busy, run } = useCall();
  const [adding, setAdding] = useState(false);

  // The API client has shown the failure; guests that no longer exist disappear with the refresh.
  async function change(
    call: () => Promise<unknown>,
    toast?: "renewed" | "closed_now" | "added",
  ): Promise<boolean> {
    const done = await run(async () => {
      await call();
      if (toast) await showToast({ kind: "success", title: t(toast) });
      setAdding(false);
    });
    router.refresh();
    return done;
  }

  const open = own.state === "open";
  const invited = own.guests.length > 0 || own.url !== null;
  const waiting = own.guests.filter((guest) => guest.moved_from !== null).length;
  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        <p>{invited && !own.url && open ? t("closed") : t("intro")}</p>
        {own.url ? (
          <InvitationLink
            url={own.url}
            text={waiting > 0 ? t("invitation_moved", { boat, time }) : t("invitation", { boat })}
            busy={busy}
            onRenew={() => change(() => calls.makeGuestLink(id), "renewed")}
            onClose={() => change(() => calls.closeGuestLink(id), "closed_now")}
          />
        ) : (
          open && (
            <Button
              variant="secondary"
              busy={busy}
              className="justify-self-start"
              onClick={() => void change(() => calls.makeGuestLink(id))}
            >
              <Icon name="users" />
              {t(invited ? "invite_again" : "invite")}
            </Button>
          )
        )}
      </div>
      {invited && (
        <>
          <div className="grid gap-3">
            <h3 className="text-base">{t("answers")}</h3>
            <p role="status" className="tabular font-semibold text-navy">
              {t("coming", { count: own.coming, booked: own.booked_for })}
            </p>
            {waiting > 0 && <Notice tone="warning">{t("moved", { time, count: waiting })}</Notice>}
            {own.coming > own.booked_for && (
              <Notice tone="warning">{t("too_many", { booked: own.booked_for, count: own.coming })}</Notice>
            )}
            <OwnAnswers
              guests={own.guests}
              currency={own.currency}
              onRemove={(guest) => change(() => calls.removeGuest(id, guest))}
              onSettle={(guest, settled) => change(() => calls.markShareSettled(id, guest, settled))}
            />
            {open && (
              <Button
                variant="outline"
                size="small"
                className="justify-self-start"
                onClick={() => setAdding(true)}
              >
                <Icon name="plus" size={18} />
                {t("add")}
              </Button>
            )}
            <p className="text-muted text-sm">{t("kept", { days: GUEST_DAYS_KEPT })}</p>
          </div>
          {own.coming > 1 && <Cost own={own} onShow={(shown) => change(() => calls.showCost(id, shown))} />}
          {(open || own.list_sent_at) && (
            <CaptainsList
              own={own}
              busy={busy}
              onSend={() => void change(() => calls.sendPassengerList(id))}
            />
          )}
        </>
      )}
      {adding && (
        <LazyDialog
          part={addGuest}
          props={{
            busy,
            onAdd: (answer) => void change(() => calls.addGuest(id, answer), "added"),
            onClose: () => setAdding(false),
          }}
        />
      )}
    </div>
  );
}

function Cost({ own, onShow }: { own: Own; onShow: (shown: boolean) => Promise<boolean> }) {
  const t = useTranslations("guests.own");
  const money = (minor: number) => isolate(formatMoney(minor, own.currency));
  const received = own.guests.reduce((sum, { share, settled }) => sum + (settled ? (share ?? 0) : 0), 0);
  return (
    <div className="grid gap-3">
      <h3 className="text-base">{t("cost")}</h3>
      <p>
        {t("cost_text", {
          total: money(own.total_price),
          each: money(Math.ceil(own.total_price / own.coming)),
        })}
      </p>
      <p className="tabular font-semibold text-navy">
        {t("received", { received: money(received), rest: money(own.total_price - received) })}
      </p>
      <OptimisticCheckbox id="shows-cost" label={t("shows_cost")} checked={own.shows_cost} onTick={onShow} />
    </div>
  );
}

function CaptainsList({ own, busy, onSend }: { own: Own; busy: boolean; onSend: () => void }) {
  const t = useTranslations("guests.own");
  const locale = useLocale();
  const { list_sent_at: sent, list_due_at: due } = own;
  return (
    <div className="grid gap-3">
      <h3 className="text-base">{t("list")}</h3>
      {sent ? (
        <p>{t("list_sent", { when: formatInstant(sent, locale) })}</p>
      ) : (
        <>
          <p>{due ? t("list_due", { when: formatInstant(due, locale) }) : t("list_by_hand")}</p>
          <Button variant="outline" size="small" busy={busy} className="justify-self-start" onClick={onSend}>
            <Icon name="users" size={18} />
            {t("list_send")}
          </Button>
        </>
      )}
    </div>
  );
}
