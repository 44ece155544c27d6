"use client";

import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { InvoiceFields } from "@/components/layout/invoice-fields";
import { OrderBoatFields, startHoursOf } from "@/components/orders/order-boat-fields";
import { type OrderForm as Form, isDay, orderForm, priceBodyOf } from "@/components/orders/order-form-schema";
import { OrderPlaceFields } from "@/components/orders/order-place-fields";
import { OrderTotal } from "@/components/orders/order-total";
import type { OrderedService } from "@/components/orders/ordered-service";
import { useKnownCustomer, useOrder } from "@/components/orders/use-order";
import { Button } from "@/components/ui/button";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { Select } from "@/components/ui/fields/select";
import { TextArea } from "@/components/ui/fields/text-area";
import { TextInput } from "@/components/ui/fields/text-input";
import { Refusal } from "@/components/ui/refusal";
import { ApiFailure } from "@/lib/client/api/api-failure";
import { orderPriceQuery } from "@/lib/client/api/services";
import { useContractForm } from "@/lib/client/drafts/use-contract-form";
import { useInvoice } from "@/lib/client/drafts/use-invoice";
import { openAuthDialog } from "@/lib/client/session/auth-dialog-store";
import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";

interface OrderFormProps {
  service: OrderedService;
  /** The package whose button was pressed. */
  packageId: number | null;
}

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
} as const satisfies Record<string, keyof Form>;

/** Orders a special service: package, place, day and hour, guests, a boat if one likes, and who it is for. */
export function OrderForm({ service, packageId }: OrderFormProps) {
  const t = useTranslations("orders.form");
  const queryClient = useQueryClient();
  const first = service.packages.find(({ id }) => id === packageId) ?? service.packages[0];
  const { form, errorOf, submitTo, checkThen } = useContractForm<Form>({
    schema: orderForm,
    defaults: {
      package_id: first?.id ?? 0,
      place: "",
      date: "",
      person_count: String(Math.min(2, first?.maxPersons ?? 2)),
      vehicle_id: "",
      start_hour: "",
      customer_name: "",
      phone: "",
      email: "",
      note: "",
    },
    draftKey: `order:${service.slug}`,
    fieldOfCode: FIELD_OF_CODE,
  });
  const order = useOrder(service);
  const invoice = useInvoice();
  useKnownCustomer(form, order.userId);
  useEffect(() => {
    if (packageId !== null) form.setValue("package_id", packageId);
  }, [form, packageId]);

  const signedIn = order.userId !== null;
  const values = form.watch();
  const chosen = service.packages.find(({ id }) => id === values.package_id) ?? first;
  const counted = chosen?.maxPersons != null;
  const body = priceBodyOf(values, counted);
  const asked = orderPriceQuery(service.slug, body);
  const priced = useQuery({
    ...asked,
    enabled: isDay(values.date) && (!counted || body.person_count !== null),
    placeholderData: keepPreviousData,
  });
  const price = priced.error || !isDay(values.date) ? null : (priced.data ?? null);
  const refusedBeforehand = priced.error instanceof ApiFailure && isDay(values.date) ? priced.error : null;

  const boat = price?.vehicles.find(({ id }) => String(id) === values.vehicle_id);
  const hours = startHoursOf(price, boat);
  useEffect(() => {
    // What is not offered any more for another day or package is not chosen any more either.
    if (price && values.vehicle_id && !boat) form.setValue("vehicle_id", "");
    if (price && values.start_hour && !hours.includes(Number(values.start_hour)))
      form.setValue("start_hour", "");
  }, [form, price, boat, hours, values.vehicle_id, values.start_hour]);

  if (!chosen) return null;
  const errorAt = (name: keyof Form) => {
    const early = refusedBeforehand && FIELD_OF_CODE[refusedBeforehand.code as keyof typeof FIELD_OF_CODE];
    return errorOf(name) ?? (early === name ? (refusedBeforehand?.message ?? null) : null);
  };
  const field = (name: "date" | "person_count" | "customer_name" | "phone" | "email", label: string) => ({
    ...form.register(name),
    id: `order-${name}`,
    label,
    error: errorAt(name),
  });

  async function send(form: Form) {
    const company = invoice.read();
    if (!chosen || company === undefined) return;
    try {
      await order.send(form, chosen, price?.total_price ?? chosen.priceMinor, company);
    } catch (error) {
      if (error instanceof ApiFailure && error.status === 409) await queryClient.invalidateQueries(asked);
      throw error;
    }
  }

  // The dialog closes by itself; what was typed stays, and the button then sends it.
  const logIn = () => openAuthDialog({ mode: "login" });
  const refusal = form.formState.errors.root?.message;
  return (
    <ScriptForm className="grid gap-4 sm:grid-cols-2" onSubmit={signedIn ? submitTo(send) : checkThen(logIn)}>
      <Select
        {...form.register("package_id", { valueAsNumber: true })}
        id="order-package"
        label={t("package")}
        error={errorAt("package_id")}
      >
        {service.packages.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Select>
      <TextInput
        {...field("date", t("day"))}
        type="date"
        hint={t("day_hint", { days: service.leadDays })}
        min={addDays(tripDayOf(new Date()), service.leadDays)}
      />
      <OrderPlaceFields register={form.register} errorOf={errorAt} places={service.places} hours={hours} />
      {chosen.maxPersons !== null && (
        <TextInput
          {...field("person_count", t("persons"))}
          inputMode="numeric"
          hint={t("persons_hint", { count: chosen.maxPersons })}
        />
      )}
      {price && (
        <OrderBoatFields
          register={form.register}
          error={errorAt("vehicle_id")}
          price={price}
          hour={values.start_hour}
          boat={boat}
        />
      )}
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
      <div className="sm:col-span-2">
        <TextArea
          {...form.register("note")}
          id="order-note"
          label={t("note")}
          hint={t("note_hint")}
          error={errorOf("note")}
        />
      </div>
      <div className="sm:col-span-2">
        <InvoiceFields {...invoice} />
      </div>
      <div className="grid gap-4 sm:col-span-2">
        <OrderTotal chosen={chosen} price={price} busy={priced.isFetching} timed={values.start_hour !== ""} />
        <Refusal text={refusal} />
        <Button type="submit" size="large" wide busy={form.formState.isSubmitting || order.leaving}>
          {t(signedIn ? (boat && !boat.fast_app ? "submit_request" : "submit") : "login")}
        </Button>
        {!signedIn && <p className="text-muted text-sm">{t("login_hint")}</p>}
      </div>
    </ScriptForm>
  );
}
