"use client";

import { useTranslations } from "next-intl";
import type { FieldPath, UseFormRegister } from "react-hook-form";
import * as v from "valibot";
import { TextInput } from "@/components/ui/fields/text-input";
import { fieldMessage } from "@/lib/contracts/field-message";
import { mustAccept } from "@/lib/contracts/fields";
import { buyer } from "@/lib/contracts/payments";

/** The fields of the payment page: the buyer as the contract requires it, and the accepted texts. */
export const payForm = v.object({
  address: buyer.entries.address,
  city: buyer.entries.city,
  country: buyer.entries.country,
  /** May stay empty here; the contract takes null then. */
  identity_number: v.pipe(v.string(), v.maxLength(20, fieldMessage("max_length", 20))),
  /** One box for all contracts; the acceptance of each is stored. */
  contracts: mustAccept,
  disclosure_read: mustAccept,
});
export type PayFormValues = v.InferInput<typeof payForm>;

interface BuyerFieldsProps {
  register: UseFormRegister<PayFormValues>;
  errorOf: (name: FieldPath<PayFormValues>) => string | null;
  /** Whether the card page requires an identity number; otherwise the field is hidden. */
  needsIdentityNumber: boolean;
}

/** The buyer named in the contract and on the invoice. */
export function BuyerFields({ register, errorOf, needsIdentityNumber }: BuyerFieldsProps) {
  const t = useTranslations("payments.buyer");
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 font-bold text-lg text-navy">{t("title")}</legend>
      <p className="text-muted text-sm">{t("text")}</p>
      <TextInput
        {...register("address")}
        id="buyer-address"
        label={t("address")}
        autoComplete="address-line1"
        error={errorOf("address")}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          {...register("city")}
          id="buyer-city"
          label={t("city")}
          autoComplete="address-level2"
          error={errorOf("city")}
        />
        <TextInput
          {...register("country")}
          id="buyer-country"
          label={t("country")}
          autoComplete="country-name"
          error={errorOf("country")}
        />
      </div>
      {needsIdentityNumber && (
        <TextInput
          {...register("identity_number")}
          id="buyer-identity"
          label={t("identity_or_passport")}
          hint={t("identity_needed")}
          dir="ltr"
          autoComplete="off"
          error={errorOf("identity_number")}
        />
      )}
    </fieldset>
  );
}
