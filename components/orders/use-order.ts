import { useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { type OrderForm, orderBodyOf } from "@/components/orders/order-form-schema";
import type { OrderedPackage, OrderedService } from "@/components/orders/ordered-service";
import { idempotencyKey } from "@/lib/client/api/idempotency-key";
import { createOrder } from "@/lib/client/api/services";
import type { ContractForm } from "@/lib/client/drafts/use-contract-form";
import { fetchActiveUser } from "@/lib/client/session/active-user-call";
import { readActiveUser, subscribeToActiveUser } from "@/lib/client/session/active-user-store";
import { leaveTo } from "@/lib/client/session/leave-to";
import { pathFor } from "@/lib/routes/path-for";

/** Sends an order and goes on to its payment. */
export function useOrder(service: OrderedService) {
  const locale = useLocale();
  const user = useSyncExternalStore(subscribeToActiveUser, readActiveUser, () => null);
  const [leaving, setLeaving] = useState(false);
  // The same order, sent again after a lost response, must not become a second order.
  const sent = useRef({ wish: "", key: "" });

  async function send(form: OrderForm, chosen: OrderedPackage, totalMinor: number) {
    const body = orderBodyOf(form, chosen.maxPersons !== null, totalMinor);
    const wish = JSON.stringify(body);
    if (sent.current.wish !== wish) sent.current = { wish, key: idempotencyKey() };
    const { id } = await createOrder(service.slug, body, sent.current.key);
    setLeaving(true);
    leaveTo(pathFor("servicePayment", locale, { id }));
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
