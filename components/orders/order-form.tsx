"use client";

import { useTranslations } from "next-intl";
import { InvoiceFields } from "@/components/layout/invoice-fields";
import { OrderBoatFields } from "@/components/orders/order-boat-fields";
import { OrderCustomerFields } from "@/components/orders/order-customer-fields";
import { OrderPackageFields } from "@/components/orders/order-package-fields";
import { OrderPlaceFields } from "@/components/orders/order-place-fields";
import { OrderTotal } from "@/components/orders/order-total";
import type { OrderedService } from "@/components/orders/ordered-service";
import { useOrderForm } from "@/components/orders/use-order-form";
import { Button } from "@/components/ui/button";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { Stepper } from "@/components/ui/fields/stepper";
import { TextArea } from "@/components/ui/fields/text-area";
import { Refusal } from "@/components/ui/refusal";
import { openAuthDialog } from "@/lib/client/session/auth-dialog-store";

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
