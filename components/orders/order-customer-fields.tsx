"use client";

import { useTranslations } from "next-intl";
import type { UseFormRegister } from "react-hook-form";
import type { OrderForm } from "@/components/orders/order-form-schema";
import { TextInput } from "@/components/ui/fields/text-input";

type CustomerField = "customer_name" | "phone" | "email";

interface OrderCustomerFieldsProps {
  register: UseFormRegister<OrderForm>;
  errorOf: (name: CustomerField) => string | null;
}

/** Who the order is for. */
export function OrderCustomerFields({ register, errorOf }: OrderCustomerFieldsProps) {
  const t = useTranslations("orders.form");
  const field = (name: CustomerField, label: string) => ({
    ...register(name),
    id: `order-${name}`,
    label,
    error: errorOf(name),
  });
  return (
    <>
      <div className="sm:col-start-1">
        <TextInput {...field("customer_name", t("name"))} autoComplete="name" />
      </div>
      <TextInput
        {...field("phone", t("phone"))}
        type="tel"
        dir="ltr"
        autoComplete="tel"
        hint={t("phone_hint")}
      />
      <div className="sm:col-span-2">
        <TextInput {...field("email", t("email"))} type="email" dir="ltr" autoComplete="email" />
      </div>
    </>
  );
}
