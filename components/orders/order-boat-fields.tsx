"use client";

import { useTranslations } from "next-intl";
import type { UseFormRegister } from "react-hook-form";
import type { OrderForm } from "@/components/orders/order-form-schema";
import { Select } from "@/components/ui/fields/select";
import type { OrderPriceResponse } from "@/lib/contracts/services";

interface OrderBoatFieldsProps {
  register: UseFormRegister<OrderForm>;
  errorOf: (name: "vehicle_id" | "start_hour") => string | null;
  price: OrderPriceResponse;
  /** The chosen one. */
  boat: OrderPriceResponse["vehicles"][number] | undefined;
}

const clock = (hour: number) => `${String(hour).padStart(2, "0")}:00`;

/** The boat and its start hour, for those who want to choose; only what is free that day is offered. */
export function OrderBoatFields({ register, errorOf, price, boat }: OrderBoatFieldsProps) {
  const t = useTranslations("orders.form");
  const { hours, vehicles } = price;
  if (hours === null) return null;
  if (vehicles.length === 0) return <p className="text-muted text-sm sm:col-span-2">{t("no_boats")}</p>;
  return (
    <>
      <div className="sm:col-span-2">
        <Select
          {...register("vehicle_id")}
          id="order-boat"
          label={t("boat")}
          hint={t("boat_hint")}
          error={errorOf("vehicle_id")}
        >
          <option value="">{t("boat_any")}</option>
          {vehicles.map(({ id, name, port, cruising_capacity: count }) => (
            <option key={id} value={id}>
              {t("boat_option", { name, port, count })}
            </option>
          ))}
        </Select>
      </div>
      {boat && (
        <Select
          {...register("start_hour")}
          id="order-hour"
          label={t("hour")}
          hint={t("hour_hint", { hours })}
          error={errorOf("start_hour")}
        >
          <option value="">{t("hour_choose")}</option>
          {boat.start_hours.map((hour) => (
            <option key={hour} value={hour}>
              {clock(hour)}
            </option>
          ))}
        </Select>
      )}
    </>
  );
}
