"use client";

import { useTranslations } from "next-intl";
import type { UseFormRegister } from "react-hook-form";
import type { OrderForm } from "@/components/orders/order-form-schema";
import type { OrderedService } from "@/components/orders/ordered-service";
import { Select } from "@/components/ui/fields/select";
import { TextInput } from "@/components/ui/fields/text-input";
import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";

interface OrderPackageFieldsProps {
  register: UseFormRegister<OrderForm>;
  errorOf: (name: "package_id" | "date") => string | null;
  service: OrderedService;
}

/** What is ordered and for which day. */
export function OrderPackageFields({ register, errorOf, service }: OrderPackageFieldsProps) {
  const t = useTranslations("orders.form");
  return (
    <>
      <Select
        {...register("package_id", { valueAsNumber: true })}
        id="order-package"
        label={t("package")}
        error={errorOf("package_id")}
      >
        {service.packages.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Select>
      <TextInput
        {...register("date")}
        id="order-date"
        label={t("day")}
        error={errorOf("date")}
        type="date"
        hint={t("day_hint", { days: service.leadDays })}
        min={addDays(tripDayOf(new Date()), service.leadDays)}
      />
    </>
  );
}
