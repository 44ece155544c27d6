"use client";

import type { ComponentProps } from "react";
import { Queries } from "@/components/layout/queries";
import { OrderForm } from "@/components/orders/order-form";

/** The order form with what it fetches by: loaded when it is wanted, see LazyOrderForm. */
export function OrderFormClient(props: ComponentProps<typeof OrderForm>) {
  return (
    <Queries>
      <OrderForm {...props} />
    </Queries>
  );
}
