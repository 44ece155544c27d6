import { useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { useEffect, useState } from "react";
import { type OrderForm, orderBodyOf } from "@/components/orders/order-form-schema";
import type { OrderedPackage, OrderedService } from "@/components/orders/ordered-service";
import { createOrder } from "@/lib/client/api/orders";
import type { ContractForm } from "@/lib/client/drafts/use-contract-form";
import { fetchActiveUser } from "@/lib/client/session/active-user-call";
import { useActiveUser } from "@/lib/client/session/active-user-store";
import { leaveTo } from "@/lib/client/session/leave-to";
import type { InvoiceBody } from "@/lib/contracts/invoice";
import { pathFor } from "@/lib/routes/path-for";

/** Sends an order and goes on to its payment, or to its page while the owner is asked. */
export function useOrder(service: OrderedService) {
  const locale = useLocale();
  const user = useActiveUser();
  const [leaving, setLeaving] = useState(false);

  async function send(
    form: OrderForm,
    chosen: OrderedPackage,
    totalMinor: number,
    invoice: InvoiceBody | null,
  ) {
    const body = orderBodyOf(form, chosen.maxPersons !== null, totalMinor, invoice);
    const { id, status } = await createOrder(service.slug, body);
    setLeaving(true);
    // The owner answers first: there is nothing to pay yet.
    leaveTo(pathFor(status === "order_requested" ? "myService" : "servicePayment", locale, { id }));
  }

  return { userId: user?.id ?? null, leaving, send };
}

/** Fills empty fields with values from the account. */
export function useKnownCustomer(form: ContractForm<OrderForm>["form"], userId: string | null): void {
  const { data: known } = useQuery({
    queryKey: ["user", userId],
    queryFn: ({ signal }) => fetchActiveUser(signal),
    enabled: userId !== null,
    staleTime: 60_000,
  });
  useEffect(() => {
    if (!known) return;
    const fields = { customer_name: known.full_name, phone: known.phone ?? "", email: known.email };
    for (const name of ["customer_name", "phone", "email"] as const) {
      if (form.getValues(name) === "" && fields[name]) form.setValue(name, fields[name]);
    }
  }, [known, form]);
}
