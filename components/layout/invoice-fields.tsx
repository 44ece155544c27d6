"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { TextInput } from "@/components/ui/fields/text-input";
import type { InvoiceField, InvoiceState } from "@/lib/client/drafts/use-invoice";

/** As the page shows them. */
const FIELDS = ["title", "office", "number"] as const satisfies readonly InvoiceField[];

/** A company for the invoice: one box, and its fields once it is ticked; the first wrong one takes the focus. */
export function InvoiceFields({ draft, errors, change }: InvoiceState) {
  const t = useTranslations("invoice");
  useEffect(() => {
    const [first] = FIELDS.filter((name) => errors[name]);
    if (first) document.getElementById(`invoice-${first}`)?.focus();
  }, [errors]);
  const errorOf = (name: InvoiceField) => {
    const error = errors[name];
    return error ? t(`error.${error}`) : null;
  };
  return (
    <div className="grid gap-4">
      <Checkbox
        id="invoice-wanted"
        label={t("wanted")}
        checked={draft.wanted}
        aria-expanded={draft.wanted}
        onChange={(event) => change({ wanted: event.target.checked })}
      />
      {draft.wanted && (
        <div className="grid gap-4 rounded-card border border-line p-4 sm:grid-cols-2">
          <div className="sm:col-span-2">
            <TextInput
              id="invoice-title"
              label={t("title")}
              autoComplete="organization"
              maxLength={160}
              value={draft.title}
              error={errorOf("title")}
              aria-required
              onChange={(event) => change({ title: event.target.value })}
            />
          </div>
          <div className="sm:col-span-2">
            <Checkbox
              id="invoice-foreign"
              label={t("foreign")}
              checked={draft.foreign}
              onChange={(event) => change({ foreign: event.target.checked })}
            />
          </div>
          {!draft.foreign && (
            <TextInput
              id="invoice-office"
              label={t("office")}
              maxLength={80}
              value={draft.office}
              error={errorOf("office")}
              aria-required
              onChange={(event) => change({ office: event.target.value })}
            />
          )}
          <TextInput
            id="invoice-number"
            label={t(draft.foreign ? "foreign_number" : "number")}
            hint={draft.foreign ? undefined : t("number_hint")}
            dir="ltr"
            maxLength={24}
            inputMode={draft.foreign ? "text" : "numeric"}
            value={draft.number}
            error={errorOf("number")}
            aria-required
            onChange={(event) => change({ number: event.target.value })}
          />
        </div>
      )}
    </div>
  );
}
