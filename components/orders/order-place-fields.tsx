"use client";

import { useTranslations } from "next-intl";
import type { UseFormRegister } from "react-hook-form";
import type { OrderFormValues } from "@/components/orders/order-form-schema";
import type { OrderedService } from "@/components/orders/ordered-service";
import { Select } from "@/components/ui/fields/select";
import { formatHour } from "@/lib/i18n/format-hour";

interface OrderPlaceFieldsProps {
  register: UseFormRegister<OrderFormValues>;
  errorOf: (name: "place" | "start_hour") => string | null;
  places: OrderedService["places"];
  hours: readonly number[];
}

/** Place and hour: always asked, whether the customer or the operator chooses the boat. */
export function OrderPlaceFields({ register, errorOf, places, hours }: OrderPlaceFieldsProps) {
  const t = useTranslations("orders.form");
  return (
    <>
      <Select
        {...register("place")}
        id="order-place"
        label={t("place")}
        hint={t("place_hint")}
        error={errorOf("place")}
      >
        <option value="">{t("place_choose")}</option>
        {places.map((city) => (
          <optgroup key={city.id} label={city.name}>
            <option value={city.id}>{t("place_any_port", { city: city.name })}</option>
            {city.ports.map((port) => (
              <option key={port.id} value={port.id}>
                {port.name}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <Select
        {...register("start_hour")}
        id="order-hour"
        label={t("hour")}
        hint={t("hour_hint")}
        error={errorOf("start_hour")}
      >
        <option value="">{t("hour_choose")}</option>
        {hours.map((hour) => (
          <option key={hour} value={hour}>
            {formatHour(hour)}
          </option>
        ))}
      </Select>
    </>
  );
}
