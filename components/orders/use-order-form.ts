import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { startHoursOf } from "@/components/orders/order-boat-fields";
import {
  isDay,
  type OrderFormValues,
  orderBodyOf,
  orderForm,
  priceBodyOf,
} from "@/components/orders/order-form-schema";
import type { OrderedPackage, OrderedService } from "@/components/orders/ordered-service";
import { createOrder, orderPriceQuery } from "@/lib/client/api/orders";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import { type ContractForm, useContractForm } from "@/lib/client/drafts/use-contract-form";
import { useInvoice } from "@/lib/client/drafts/use-invoice";
import { fetchActiveUser } from "@/lib/client/session/active-user-call";
import { useActiveUser } from "@/lib/client/session/active-user-store";
import { leaveTo } from "@/lib/client/session/leave-to";
import type { InvoiceBody } from "@/lib/contracts/invoice";
import { DEFAULT_GUESTS } from "@/lib/domain/search/search-names";
import { pathFor } from "@/lib/routes/path-for";

/** The field beside which each refusal is shown. */
const FIELD_OF_CODE = {
  unknown_package: "package_id",
  unknown_place: "place",
  service_lead_time: "date",
  too_far_ahead: "date",
  in_the_past: "date",
  service_day_full: "date",
  persons_missing: "person_count",
  package_too_small: "person_count",
  over_capacity: "vehicle_id",
  boat_not_included: "vehicle_id",
  slot_taken: "start_hour",
  too_soon: "start_hour",
  invalid_phone: "phone",
} as const satisfies Record<string, keyof OrderFormValues>;

/** What is chosen and typed for a special service with its live price, and the call that orders it. */
export function useOrderForm(service: OrderedService, packageId: number | null) {
  const queryClient = useQueryClient();
  const first = service.packages.find(({ id }) => id === packageId) ?? service.packages[0];
  const { form, errorOf, submitTo, checkThen } = useContractForm<OrderFormValues>({
    schema: orderForm,
    defaults: emptyOrder(first),
    draftKey: `order:${service.slug}`,
    fieldOfCode: FIELD_OF_CODE,
  });
  const order = useOrder(service);
  const invoice = useInvoice();
  useKnownCustomer(form, order.userId);
  useEffect(() => {
    if (packageId !== null) form.setValue("package_id", packageId);
  }, [form, packageId]);

  const values = form.watch();
  const chosen = service.packages.find(({ id }) => id === values.package_id) ?? first;
  const { asked, price, refused, isFetching } = useOrderPrice(service.slug, values, chosen);
  const { boat, hours } = useOfferedBoat(form, values, price);

  const errorAt = (name: keyof OrderFormValues) => {
    const early = refused && FIELD_OF_CODE[refused.code as keyof typeof FIELD_OF_CODE];
    return errorOf(name) ?? (early === name ? (refused?.message ?? null) : null);
  };

  async function send(form: OrderFormValues) {
    const company = invoice.read();
    if (!chosen || company === undefined) return;
    try {
      await order.send(form, chosen, price?.total_price ?? chosen.priceMinor, company);
    } catch (error) {
      if (error instanceof ApiFailure && error.status === 409) await queryClient.invalidateQueries(asked);
      throw error;
    }
  }

  return {
    form,
    errorOf,
    errorAt,
    checkThen,
    order,
    invoice,
    chosen,
    price,
    isFetching,
    boat,
    hours,
    hour: values.start_hour,
    persons: values.person_count,
    submit: submitTo(send),
  };
}

function emptyOrder(first: OrderedPackage | undefined): OrderFormValues {
  return {
    package_id: first?.id ?? 0,
    place: "",
    date: "",
    person_count: String(Math.min(DEFAULT_GUESTS, first?.maxPersons ?? DEFAULT_GUESTS)),
    vehicle_id: "",
    start_hour: "",
    customer_name: "",
    phone: "",
    email: "",
    cake_text: "",
    note: "",
  };
}

/** The price of what is chosen, or why it cannot be ordered; neither before a day is chosen. */
function useOrderPrice(slug: string, values: OrderFormValues, chosen: OrderedPackage | undefined) {
  const counted = chosen?.maxPersons != null;
  const body = priceBodyOf(values, counted);
  const asked = orderPriceQuery(slug, body);
  const { data, error, isFetching } = useQuery({
    ...asked,
    enabled: isDay(values.date) && (!counted || body.person_count !== null),
    placeholderData: keepPreviousData,
  });
  return {
    asked,
    price: error || !isDay(values.date) ? null : (data ?? null),
    refused: error instanceof ApiFailure && isDay(values.date) ? error : null,
    isFetching,
  };
}

type PricedOrder = ReturnType<typeof useOrderPrice>["price"];

/** The chosen boat and the hours to choose from. */
function useOfferedBoat(
  form: ContractForm<OrderFormValues>["form"],
  values: OrderFormValues,
  price: PricedOrder,
) {
  const boat = price?.vehicles.find(({ id }) => String(id) === values.vehicle_id);
  const hours = startHoursOf(price, boat);
  useEffect(() => {
    // A choice that the new day or package does not offer is removed.
    if (price && values.vehicle_id && !boat) form.setValue("vehicle_id", "");
    if (price && values.start_hour && !hours.includes(Number(values.start_hour)))
      form.setValue("start_hour", "");
  }, [form, price, boat, hours, values.vehicle_id, values.start_hour]);
  return { boat, hours };
}

/** Sends an order and goes on to its payment, or to its page while the owner is asked. */
function useOrder(service: OrderedService) {
  const locale = useLocale();
  const t = useTranslations("orders.form");
  const user = useActiveUser();
  const [leaving, setLeaving] = useState(false);

  async function send(
    form: OrderFormValues,
    chosen: OrderedPackage,
    totalMinor: number,
    invoice: InvoiceBody | null,
  ) {
    const onCake = service.asksCakeText ? form.cake_text.trim() : "";
    const cakeNote = onCake ? t("cake_note", { text: onCake }) : null;
    const body = orderBodyOf(form, chosen.maxPersons !== null, totalMinor, invoice, cakeNote);
    const { id, status } = await createOrder(service.slug, body);
    setLeaving(true);
    // The owner answers first: there is nothing to pay yet.
    leaveTo(pathFor(status === "order_requested" ? "myService" : "servicePayment", locale, { id }));
  }

  return { userId: user?.id ?? null, leaving, send };
}

/** Fills empty fields with values from the account. */
function useKnownCustomer(form: ContractForm<OrderFormValues>["form"], userId: string | null): void {
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
