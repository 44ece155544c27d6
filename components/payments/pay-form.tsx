"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { BuyerFields, type PayFormValues as Form, payForm } from "@/components/payments/buyer-fields";
import { type PaymentSubjectRef, subjectField } from "@/components/payments/payment-subject";
import { Button } from "@/components/ui/button";
import { ContractText } from "@/components/ui/contract-text";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { Icon } from "@/components/ui/icon/icon";
import { Ltr } from "@/components/ui/ltr";
import { Refusal } from "@/components/ui/refusal";
import { createPayment } from "@/lib/client/api/payments";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import { dropDraft, readDraft, saveDraft } from "@/lib/client/drafts/draft-store";
import { useContractForm } from "@/lib/client/drafts/use-contract-form";
import { leaveTo } from "@/lib/client/session/leave-to";
import type { FilledContract } from "@/lib/contracts/payments";
import type { CardPage } from "@/lib/domain/payments/card-page";
import { formatList } from "@/lib/i18n/format-list";
import { isolate } from "@/lib/i18n/isolate";

/** What the form shows of a contract, and the hash with which it is accepted. */
type ShownContract = Pick<FilledContract, "kind" | "version" | "title" | "text" | "hash">;

interface PayFormProps {
  subject: PaymentSubjectRef;
  /** What is paid now, as people read it. */
  amount: string;
  buyer: { address: string; city: string; country: string; identity_number: string | null };
  contracts: readonly ShownContract[];
  /** What the payer states to have read, once; null when that is known. */
  disclosure: ReactNode;
  cardPage: CardPage;
  /** Instead of a session. */
  linkKey: string | null;
}

const UNDRAFTED = ["contracts", "disclosure_read"] as const;
const FIELD_OF_CODE = { identity_number_required: "identity_number" } as const;
/** After these errors the page must load the current state. */
const OUTDATED: readonly string[] = ["hold_expired", "not_payable", "contracts_changed"];

/** The contracts that were accepted for this offer, by name and version: its prices and times never change. */
const acceptedKey = ({ kind, id }: PaymentSubjectRef) => `accepted:${kind}:${id}`;
const versionsOf = (contracts: readonly ShownContract[]) =>
  contracts.map(({ kind, version }) => `${kind} ${version}`).join();

/**
 * Address, contracts, and the way to the provider's card page. After a refused card the same contracts need not be
 * accepted once more.
 */
export function PayForm({ subject, amount, buyer, contracts, disclosure, cardPage, linkKey }: PayFormProps) {
  const t = useTranslations("payments");
  const router = useRouter();
  const [leaving, setLeaving] = useState(false);
  const locale = useLocale();
  const accepted = acceptedKey(subject);
  const versions = versionsOf(contracts);
  const { form, errorOf, submitTo } = useContractForm<Form>({
    schema: payForm,
    defaults: {
      ...buyer,
      identity_number: buyer.identity_number ?? "",
      contracts: contracts.length === 0 || readDraft(accepted) === versions,
      disclosure_read: disclosure === null,
    },
    draftKey: "buyer",
    undrafted: UNDRAFTED,
    fieldOfCode: FIELD_OF_CODE,
  });
  const refusal = form.formState.errors.root?.message;

  async function pay({ address, city, country, identity_number }: Form) {
    try {
      const { redirect_url } = await createPayment({
        ...subjectField[subject.kind](subject.id),
        accepted_contracts: contracts.map(({ kind, hash }) => ({ kind, hash })),
        buyer: { address, city, country, identity_number: identity_number.trim() || null },
        ...(disclosure !== null && { disclosure_read: true }),
        ...(linkKey && { key: linkKey }),
      });
      saveDraft(accepted, versions);
      setLeaving(true);
      leaveTo(redirect_url);
    } catch (error) {
      if (error instanceof ApiFailure && OUTDATED.includes(error.code)) {
        dropDraft(accepted);
        form.setValue("contracts", contracts.length === 0);
        router.refresh();
      }
      throw error;
    }
  }

  return (
    <ScriptForm className="grid gap-6" onSubmit={submitTo(pay)}>
      <BuyerFields
        register={form.register}
        errorOf={errorOf}
        needsIdentityNumber={cardPage.needsIdentityNumber}
      />
      {contracts.length > 0 && (
        <fieldset className="grid gap-4">
          <legend className="mb-1 font-bold text-lg text-navy">{t("contracts.title")}</legend>
          <p className="text-muted text-sm">{t("contracts.text")}</p>
          {contracts.map(({ kind, title, text }) => (
            <ContractDetails key={kind} title={title}>
              <ContractText text={text} />
            </ContractDetails>
          ))}
          <Checkbox
            {...form.register("contracts")}
            id="contracts"
            error={errorOf("contracts")}
            label={t.rich("contracts.accept", {
              titles: () => (
                <strong>
                  {formatList(
                    contracts.map(({ title }) => isolate(title)),
                    locale,
                  )}
                </strong>
              ),
            })}
          />
        </fieldset>
      )}
      {disclosure !== null && (
        <Checkbox
          {...form.register("disclosure_read")}
          id="disclosure"
          error={errorOf("disclosure_read")}
          label={disclosure}
        />
      )}
      <Refusal text={refusal} />
      <div className="grid gap-3">
        <Button type="submit" size="large" wide busy={form.formState.isSubmitting || leaving}>
          <span>{t.rich("submit", { amount: () => <Ltr>{amount}</Ltr> })}</span>
        </Button>
        <p className="flex gap-2 text-muted text-sm">
          <Icon name="lock-keyhole" size={18} className="mt-0.5 shrink-0" />
          <span>
            {t("secure_note")}
            {!cardPage.speaksLocale && <strong> {t("card_page_language")}</strong>}
          </span>
        </p>
      </div>
    </ScriptForm>
  );
}

/** One contract: its whole text, to open and read. */
function ContractDetails({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group rounded-field border border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 px-4 py-2 font-semibold text-navy [&::-webkit-details-marker]:hidden">
        {title}
        <Icon name="chevron-down" size={20} className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="border-line border-t p-4">{children}</div>
    </details>
  );
}
