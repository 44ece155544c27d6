"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";
import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import type { BookingChoice } from "@/components/boats/booking/booking-choice";
import { changeBooking } from "@/components/boats/booking/booking-store";
import { BookingExtra } from "@/components/boats/booking/extras/booking-extra";
import { extraState } from "@/components/boats/booking/extras/extra-state";
import { Money } from "@/components/boats/money";
import { Icon } from "@/components/ui/icon/icon";
import { sumMinor } from "@/lib/domain/shared/money";

interface BookingExtrasProps {
  boat: BookingBoat;
  choice: BookingChoice;
}

/** Packages first, then food, then the others. */
const GROUPS = ["package", "meal", "extra"] as const;
/** How many of a group are shown before the rest of it is unfolded. */
const IN_SIGHT = 3;

interface FoldedProps {
  title: string;
  /** At first; later it is the visitor's choice. */
  open: boolean;
  children: ReactNode;
}

/** The rest of a group, below the services in sight. */
function Folded({ title, open, children }: FoldedProps) {
  const [isOpen] = useState(open);
  return (
    <details className="mt-3" open={isOpen}>
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-sea text-sm">
        {title}
      </summary>
      <div className="mt-3">{children}</div>
    </details>
  );
}

/**
 * The package builder: services by their five units. Three count themselves from trip, hours and guests, two are
 * set by hand. The amount is shown beside each service and in the total below.
 */
export function BookingExtras({ boat, choice }: BookingExtrasProps) {
  const t = useTranslations("quote");
  const id = useId();
  if (boat.services.length === 0) return null;
  const now = new Date();
  const set = (serviceId: number, quantity: number) => {
    const { [String(serviceId)]: _, ...others } = choice.extras;
    changeBooking(boat, { extras: quantity > 0 ? { ...others, [serviceId]: quantity } : others });
  };
  const offered = boat.services.map((service) => ({
    service,
    state: extraState(boat, choice, service, now),
  }));
  const chosen = offered.filter(({ state }) => state.chosen > 0);
  const amounts = chosen.flatMap(({ state }) => state.amountMinor ?? []);
  const list = (services: typeof offered) => (
    <ul className="grid gap-4">
      {services.map(({ service, state }) => (
        <BookingExtra
          key={service.id}
          id={`${id}-${service.id}`}
          boat={boat}
          service={service}
          state={state}
          onChange={(quantity) => set(service.id, quantity)}
        />
      ))}
    </ul>
  );
  return (
    <details className="group border-line border-y">
      <summary className="flex min-h-12 cursor-pointer list-none flex-wrap items-center gap-x-2 font-semibold text-navy">
        {t("extras")}
        {chosen.length > 0 && (
          <span className="rounded-full bg-sea-soft px-2.5 py-0.5 font-semibold text-sea-dark text-xs">
            {t("extras_chosen", { count: chosen.length })}
          </span>
        )}
        <span className="ms-auto flex items-center gap-2">
          {chosen.length > 0 && amounts.length === chosen.length && (
            <span className="text-sm">
              <Money minor={sumMinor(amounts)} currency={boat.currency} />
            </span>
          )}
          <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
        </span>
      </summary>
      {GROUPS.map((group) => {
        const members = offered.filter(({ service }) => service.type === group);
        if (members.length === 0) return null;
        const folded = members.slice(IN_SIGHT);
        return (
          <section key={group} aria-labelledby={`${id}-${group}`} className="pb-4">
            <h3 id={`${id}-${group}`} className="mb-3 text-sm">
              {t(`groups.${group}`)}
            </h3>
            {list(members.slice(0, IN_SIGHT))}
            {folded.length > 0 && (
              <Folded
                title={t("extras_all", { count: folded.length })}
                open={folded.some(({ state }) => state.chosen > 0)}
              >
                {list(folded)}
              </Folded>
            )}
          </section>
        );
      })}
    </details>
  );
}
