"use client";

import { useTranslations } from "next-intl";
import type { UseFormRegister } from "react-hook-form";
import type { OrderFormValues } from "@/components/orders/order-form-schema";
import { Select } from "@/components/ui/fields/select";
import { Notice } from "@/components/ui/notice";
import type { OrderPriceResponse } from "@/lib/contracts/orders";
import { ANSWER_HOURS } from "@/lib/domain/reservations/plan-deadline";

type OrderBoat = OrderPriceResponse["vehicles"][number];

interface OrderBoatFieldsProps {
  register: UseFormRegister<OrderFormValues>;
  error: string | null;
  price: OrderPriceResponse;
  /** The chosen hour, or empty. */
  hour: string;
  /** The chosen one. */
  boat: OrderBoat | undefined;
}

/** Optional choice of a boat that is free at that place and time. */
export function OrderBoatFields({ register, error, price, hour, boat }: OrderBoatFieldsProps) {
  const t = useTranslations("orders.form");
  if (price.hours === null) return null;
  const boats = price.vehicles.filter(
    (one) => one === boat || hour === "" || one.start_hours.includes(Number(hour)),
  );
  if (boats.length === 0) return <p className="text-muted text-sm sm:col-span-2">{t("no_boats")}</p>;
  return (
    <div className="grid gap-3 sm:col-span-2">
      <Select
        {...register("vehicle_id")}
        id="order-boat"
        label={t("boat")}
        hint={t("boat_hint", { hours: price.hours })}
        error={error}
      >
        <option value="">{t("boat_any")}</option>
        {boats.map(({ id, name, port, cruising_capacity: count, fast_app }) => (
          <option key={id} value={id}>
            {t(fast_app ? "boat_option" : "boat_option_asked", { name, port, count })}
          </option>
        ))}
      </Select>
      {boat && !boat.fast_app && <Notice>{t("boat_asked", { hours: ANSWER_HOURS })}</Notice>}
    </div>
  );
}

/** Events that Palamar arranges do not start at night. */
const USUAL_HOURS = Array.from({ length: 16 }, (_, position) => position + 8);

/** The hours to choose from: those of the chosen boat, else of every boat on offer, else the usual ones. */
export function startHoursOf(price: OrderPriceResponse | null, boat: OrderBoat | undefined): number[] {
  if (boat) return boat.start_hours;
  const offered = new Set((price?.vehicles ?? []).flatMap(({ start_hours }) => start_hours));
  return offered.size > 0 ? [...offered].sort((a, b) => a - b) : USUAL_HOURS;
}
