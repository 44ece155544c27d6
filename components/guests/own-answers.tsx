"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { OptimisticCheckbox } from "@/components/guests/optimistic-checkbox";
import { Icon } from "@/components/ui/icon/icon";
import { Ltr } from "@/components/ui/ltr";
import { InlineConfirm } from "@/components/ui/share/inline-confirm";
import type { OwnGuest, OwnGuests } from "@/lib/contracts/guests";
import { formatList } from "@/lib/i18n/format-list";
import { formatMoney } from "@/lib/i18n/format-money";
import { isolate } from "@/lib/i18n/isolate";

interface OwnAnswersProps {
  guests: readonly OwnGuest[];
  currency: OwnGuests["currency"];
  onRemove: (guest: string) => Promise<boolean>;
  onSettle: (guest: string, settled: boolean) => Promise<boolean>;
}

/** All answers, for the customer: persons, note for the crew, and the share of the cost with its checkbox. */
export function OwnAnswers({ guests, currency, onRemove, onSettle }: OwnAnswersProps) {
  const t = useTranslations("guests");
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState<string | null>(null);

  async function remove(guest: string): Promise<void> {
    setBusy(true);
    await onRemove(guest).finally(() => setBusy(false));
    setAsking(null);
  }

  return (
    <ul className="divide-y divide-line border-line border-y" aria-busy={busy || undefined}>
      {guests.map(({ id, name, coming, adults, child_ages: ages, note, share, settled, ...guest }) => (
        <li key={id} className="grid gap-1.5 py-3">
          <div className="flex items-start justify-between gap-3">
            <p className="min-w-0">
              <bdi className="font-semibold text-navy">{name}</bdi>
              <span className="block text-sm">
                {coming
                  ? [
                      adults > 0 && t("adults", { count: adults }),
                      ages.length > 0 &&
                        t("children", { count: ages.length, ages: formatList(ages.map(String), locale) }),
                    ]
                      .filter(Boolean)
                      .join(" · ")
                  : t("own.not_coming")}
              </span>
              {guest.moved_from && (
                <span className="block font-semibold text-sm text-warning">{t("own.unconfirmed")}</span>
              )}
              {note && (
                <span dir="auto" className="mt-1 block rounded-field bg-sand px-3 py-1.5 text-sm">
                  {note}
                </span>
              )}
            </p>
            <button
              type="button"
              aria-label={t("own.remove", { name })}
              hidden={asking === id}
              className="grid size-11 shrink-0 place-items-center text-navy"
              onClick={() => setAsking(id)}
            >
              <Icon name="x" size={18} />
            </button>
          </div>
          {asking === id && (
            <InlineConfirm
              question={t("own.remove_sure", { name: isolate(name) })}
              yes={t("own.remove_yes")}
              no={t("own.keep")}
              danger
              busy={busy}
              onYes={() => void remove(id)}
              onNo={() => setAsking(null)}
            />
          )}
          {share !== null && (
            <div className="flex flex-wrap items-center justify-between gap-3">
              <OptimisticCheckbox
                id={`settled-${id}`}
                label={t("own.settled", { name: isolate(name) })}
                checked={settled}
                onTick={(chosen) => onSettle(id, chosen)}
              />
              <b className="tabular text-navy text-sm">
                <Ltr>{formatMoney(share, currency)}</Ltr>
              </b>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
