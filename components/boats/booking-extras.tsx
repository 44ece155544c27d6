"use client";

import { ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import type { BookingBoat } from "@/components/boats/booking-boat";
import type { BookingChoice } from "@/components/boats/booking-choice";
import { changeBooking } from "@/components/boats/booking-store";
import { Money } from "@/components/boats/money";
import { Stepper } from "@/components/ui/stepper";

interface BookingExtrasProps {
  boat: BookingBoat;
  choice: BookingChoice;
}

const MOST = 99;

/** Extras by their five units: three count themselves from trip, hours and guests, two are counted by hand. */
export function BookingExtras({ boat, choice }: BookingExtrasProps) {
  const t = useTranslations("quote");
  const id = useId();
  if (boat.services.length === 0) return null;
  const set = (serviceId: number, quantity: number) => {
    const { [String(serviceId)]: _, ...others } = choice.extras;
    changeBooking(boat, { extras: quantity > 0 ? { ...others, [serviceId]: quantity } : others });
  };
  const chosen = Object.keys(choice.extras).length;
  return (
    <details className="group border-line border-y">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 font-semibold text-navy">
        {t("extras")}
        {chosen > 0 && (
          <span className="rounded-full bg-sea-soft px-2.5 py-0.5 font-semibold text-sea-dark text-xs">
            {t("extras_chosen", { count: chosen })}
          </span>
        )}
        <ChevronDown aria-hidden size={20} className="ms-auto transition-transform group-open:rotate-180" />
      </summary>
      <ul className="grid gap-4 pb-4">
        {boat.services.map(({ id: serviceId, name, unit, price, max_quantity, lead_hours }) => {
          const quantity = choice.extras[String(serviceId)] ?? 0;
          const lead = lead_hours > boat.noticeHours ? ` · ${t("lead", { hours: lead_hours })}` : null;
          const priced = <Money minor={price} currency={boat.currency} />;
          if (unit === "qty" || unit === "box") {
            return (
              <li key={serviceId} className="grid gap-0.5">
                <Stepper
                  id={`${id}-${serviceId}`}
                  label={name}
                  lessLabel={t("less", { name })}
                  moreLabel={t("more", { name })}
                  value={quantity}
                  min={0}
                  max={max_quantity ?? MOST}
                  onChange={(value) => set(serviceId, value)}
                />
                <p className="text-muted text-sm">
                  {priced} · {t(`unit.${unit}`)}
                  {lead}
                </p>
              </li>
            );
          }
          return (
            <li key={serviceId} className="flex gap-3">
              <input
                id={`${id}-${serviceId}`}
                type="checkbox"
                className="mt-0.5 size-6 shrink-0 accent-sea"
                checked={quantity > 0}
                aria-describedby={`${id}-${serviceId}-about`}
                onChange={({ target }) => set(serviceId, target.checked ? 1 : 0)}
              />
              <div className="min-w-0">
                <label htmlFor={`${id}-${serviceId}`} className="font-medium text-navy text-sm">
                  {name}
                </label>
                <p id={`${id}-${serviceId}-about`} className="text-muted text-sm">
                  {priced} · {t(`automatic.${unit}`)}
                  {lead}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
