"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import type { UseFormRegister } from "react-hook-form";
import { DateField } from "@/components/layout/dates/date-field";
import { InvoiceFields } from "@/components/layout/invoice-fields";
import { Queries } from "@/components/layout/queries";
import { OrderBoatFields } from "@/components/orders/order-boat-fields";
import type { OrderFormValues } from "@/components/orders/order-form-schema";
import { OrderPlaceFields } from "@/components/orders/order-place-fields";
import type { OrderedPackage, OrderedService } from "@/components/orders/ordered-service";
import { useOrderForm } from "@/components/orders/use-order-form";
import { Button } from "@/components/ui/button";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { Select } from "@/components/ui/fields/select";
import { Stepper } from "@/components/ui/fields/stepper";
import { TextArea } from "@/components/ui/fields/text-area";
import { TextInput } from "@/components/ui/fields/text-input";
import { Ltr } from "@/components/ui/ltr";
import { Refusal } from "@/components/ui/refusal";
import { openAuthDialog } from "@/lib/client/session/auth-dialog-store";
import type { OrderPriceResponse } from "@/lib/contracts/orders";
import { ORDER_REFUND_STEPS } from "@/lib/domain/orders/order-refund-steps";
import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { formatInstant } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";

/** The order form with what it fetches by: loaded when it is wanted, see LazyOrderForm. */
export function OrderFormClient(props: ComponentProps<typeof OrderForm>) {
  return (
    <Queries>
      <OrderForm {...props} />
    </Queries>
  );
}

interface OrderFormProps {
  service: OrderedService;
  /** The package whose button was pressed. */
  packageId: number | null;
}

/** Orders a special service: package, place, day and hour, guests, a boat if one likes, and who it is for. */
export function OrderForm({ service, packageId }: OrderFormProps) {
  const t = useTranslations("orders.form");
  const { form, errorOf, errorAt, checkThen, submit, ...ordering } = useOrderForm(service, packageId);
  const { order, invoice, chosen, price, boat, hours, hour, persons } = ordering;
  if (!chosen) return null;
  const { register, formState } = form;
  const signedIn = order.userId !== null;
  // The dialog closes by itself; what was typed stays, and the button then sends it.
  const logIn = () => openAuthDialog({ mode: "login" });
  return (
    <ScriptForm className="grid gap-4 sm:grid-cols-2" onSubmit={signedIn ? submit : checkThen(logIn)}>
      <OrderPackageFields register={register} errorOf={errorAt} service={service} />
      <OrderPlaceFields register={register} errorOf={errorAt} places={service.places} hours={hours} />
      {chosen.maxPersons !== null && (
        <Stepper
          id="order-person_count"
          look="field"
          label={t("persons")}
          lessLabel={t("persons_less")}
          moreLabel={t("persons_more")}
          min={1}
          max={chosen.maxPersons}
          value={Number(persons) || 1}
          onChange={(count) => form.setValue("person_count", String(count))}
          error={errorAt("person_count")}
          hint={t("persons_hint", { count: chosen.maxPersons })}
        />
      )}
      {price && (
        <OrderBoatFields
          register={register}
          error={errorAt("vehicle_id")}
          price={price}
          hour={hour}
          boat={boat}
        />
      )}
      <OrderCustomerFields register={register} errorOf={errorAt} />
      {service.asksCakeText && (
        <div className="sm:col-span-2">
          <TextInput
            {...register("cake_text")}
            id="order-cake"
            label={t("cake")}
            hint={t("cake_hint")}
            error={errorOf("cake_text")}
          />
        </div>
      )}
      <div className="sm:col-span-2">
        <TextArea
          {...register("note")}
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
        <OrderTotal chosen={chosen} price={price} busy={ordering.isFetching} timed={hour !== ""} />
        <Refusal text={formState.errors.root?.message} />
        <Button type="submit" size="large" wide busy={formState.isSubmitting || order.leaving}>
          {t(signedIn ? (boat && !boat.fast_app ? "submit_request" : "submit") : "login")}
        </Button>
        {!signedIn && <p className="text-muted text-sm">{t("login_hint")}</p>}
      </div>
    </ScriptForm>
  );
}

type CustomerField = "customer_name" | "phone" | "email";

interface OrderCustomerFieldsProps {
  register: UseFormRegister<OrderFormValues>;
  errorOf: (name: CustomerField) => string | null;
}

/** Who the order is for. */
function OrderCustomerFields({ register, errorOf }: OrderCustomerFieldsProps) {
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

interface OrderPackageFieldsProps {
  register: UseFormRegister<OrderFormValues>;
  errorOf: (name: "package_id" | "date") => string | null;
  service: OrderedService;
}

/** What is ordered and for which day. */
function OrderPackageFields({ register, errorOf, service }: OrderPackageFieldsProps) {
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
      <DateField
        {...register("date")}
        id="order-date"
        label={t("day")}
        emptyText={t("choose_date")}
        error={errorOf("date")}
        hint={t("day_hint", { days: service.leadDays })}
        min={addDays(tripDayOf(new Date()), service.leadDays)}
      />
    </>
  );
}

interface OrderTotalProps {
  chosen: OrderedPackage;
  /** Null until a day was chosen and looked up. */
  price: OrderPriceResponse | null;
  busy: boolean;
  /** Whether the hour is chosen: only then it is known until when a cancellation is free. */
  timed: boolean;
}

/** The one total, and whether there is a place that day. */
function OrderTotal({ chosen, price, busy, timed }: OrderTotalProps) {
  const t = useTranslations("orders.form");
  const locale = useLocale();
  const { currency, total_price: total } = price ?? {
    currency: chosen.currency,
    total_price: chosen.priceMinor,
  };
  return (
    <div className="grid gap-1 rounded-card bg-sand p-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-bold text-lg text-navy">
        <span>{t("total")}</span>
        <Ltr>{formatMoney(total, currency)}</Ltr>
      </p>
      <p className="text-muted text-sm">{t("total_hint")}</p>
      <p aria-live="polite" className="font-semibold text-sea-dark text-sm">
        {busy ? t("calculating") : price ? t("places_left", { count: price.places_left }) : t("choose_day")}
      </p>
      {price && timed && (
        <p className={price.refund_until ? "text-sm" : "font-semibold text-danger text-sm"}>
          {price.refund_until
            ? t("refund_until", { when: formatInstant(price.refund_until, locale, "short") })
            : t("no_refund", { days: ORDER_REFUND_STEPS[0].daysBefore })}
        </p>
      )}
    </div>
  );
}
