"use client";

import { useTranslations } from "next-intl";
import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import type { ExtraState } from "@/components/boats/booking/extras/extra-state";
import { Money } from "@/components/boats/money";
import { DescribedCheckbox } from "@/components/ui/fields/described-checkbox";
import { Stepper } from "@/components/ui/fields/stepper";

interface BookingExtraProps {
  id: string;
  boat: BookingBoat;
  service: BookingBoat["services"][number];
  state: ExtraState;
  onChange: (quantity: number) => void;
}

/** The highest quantity of the stepper. */
const MAX_PIECES = 99;

/** One service with its price, quantity and order deadline. */
export function BookingExtra({ id, boat, service, state, onChange }: BookingExtraProps) {
  const t = useTranslations("quote");
  const { name, description, unit, price, lead_hours: hours } = service;
  const { chosen, counted, quantity, amountMinor, max, blocked } = state;
  // A chosen extra can always be removed.
  const shut = blocked !== null && chosen === 0;
  const priced = <Money minor={price} currency={boat.currency} />;
  const about = (
    <>
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
    </>
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
        <div className="text-muted text-sm">{about}</div>
      </li>
    );
  }
  return (
    <li>
      <DescribedCheckbox
        id={id}
        label={name}
        hint={about}
        checked={chosen > 0}
        disabled={shut}
        onChange={({ target }) => onChange(target.checked ? 1 : 0)}
      />
    </li>
  );
}
