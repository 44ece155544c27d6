"use client";

import { useTranslations } from "next-intl";
import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import type { ExtraState } from "@/components/boats/booking/extras/extra-state";
import { Money } from "@/components/boats/money";
import { Stepper } from "@/components/ui/fields/stepper";

interface BookingExtraProps {
  id: string;
  boat: BookingBoat;
  service: BookingBoat["services"][number];
  state: ExtraState;
  onChange: (quantity: number) => void;
}

/** The most that anybody would count by hand. */
const MAX_PIECES = 99;

/** One service: what it is, what it costs now, how often, and until when it can be had. */
export function BookingExtra({ id, boat, service, state, onChange }: BookingExtraProps) {
  const t = useTranslations("quote");
  const { name, description, unit, price, lead_hours: hours } = service;
  const { chosen, counted, quantity, amountMinor, max, blocked } = state;
  // What is chosen already can always be taken back.
  const shut = blocked !== null && chosen === 0;
  const priced = <Money minor={price} currency={boat.currency} />;
  const about = (
    <div id={`${id}-about`} className="text-muted text-sm">
      {description && <p>{description}</p>}
      <p>
        {priced} · {unit === "qty" || unit === "box" ? t(`unit.${unit}`) : t(`automatic.${unit}`)}
        {counted && max !== null && ` · ${t("at_most", { count: max })}`}
      </p>
      {amountMinor !== null && quantity !== null && quantity > 1 && (!counted || chosen > 0) && (
        <p className="font-semibold text-navy">
          <bdi dir="ltr" className="tabular">
            {quantity} × {priced} = <Money minor={amountMinor} currency={boat.currency} />
          </bdi>
        </p>
      )}
      {blocked === "galley" ? (
        <p className="text-danger">{t("galley", { count: boat.foodCapacity })}</p>
      ) : (
        hours > boat.noticeHours && (
          <p className={blocked === "lead" ? "text-danger" : undefined}>{t("lead", { hours })}</p>
        )
      )}
    </div>
  );
  if (counted) {
    return (
      <li className="grid gap-0.5">
        <Stepper
          id={id}
          label={name}
          lessLabel={t("less", { name })}
          moreLabel={t("more", { name })}
          value={chosen}
          min={0}
          max={shut ? 0 : (max ?? MAX_PIECES)}
          onChange={onChange}
        />
        {about}
      </li>
    );
  }
  return (
    <li className="flex gap-3">
      <input
        id={id}
        type="checkbox"
        className="mt-0.5 size-6 shrink-0 accent-sea"
        checked={chosen > 0}
        disabled={shut}
        aria-describedby={`${id}-about`}
        onChange={({ target }) => onChange(target.checked ? 1 : 0)}
      />
      <div className="min-w-0">
        <label htmlFor={id} className="font-medium text-navy text-sm">
          {name}
        </label>
        {about}
      </div>
    </li>
  );
}
