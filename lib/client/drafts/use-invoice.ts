import { useLayoutEffect, useState } from "react";
import { readDraft, saveDraft } from "@/lib/client/drafts/draft-store";
import type { InvoiceBody } from "@/lib/contracts/invoice";
import { isTurkishTaxNumber } from "@/lib/domain/payments/tax-number";

/** What is typed about the company that the invoice is made out to. */
export interface InvoiceDraft {
  wanted: boolean;
  title: string;
  /** Without a Turkish tax office. */
  foreign: boolean;
  office: string;
  number: string;
}

export type InvoiceField = "title" | "office" | "number";
type InvoiceErrors = Partial<Record<InvoiceField, "required" | "tax_number">>;

const DRAFT_KEY = "invoice";
const EMPTY: InvoiceDraft = { wanted: false, title: "", foreign: false, office: "", number: "" };

/** The stored draft, if it is complete. Storage may hold data of older versions or edited data. */
function draftOf(kept: unknown): InvoiceDraft | null {
  if (!kept || typeof kept !== "object") return null;
  const typed = (Object.keys(EMPTY) as (keyof InvoiceDraft)[]).every(
    (name) => typeof (kept as Record<string, unknown>)[name] === typeof EMPTY[name],
  );
  return typed ? { ...EMPTY, ...kept } : null;
}

function checkInvoice({ title, foreign, office, number }: InvoiceDraft): InvoiceErrors {
  const plain = number.replace(/[\s./-]/g, "");
  const isNumber = foreign ? /^[a-z0-9]{4,20}$/i.test(plain) : isTurkishTaxNumber(plain);
  return {
    ...(title.trim().length < 2 && { title: "required" }),
    ...(!foreign && office.trim().length < 2 && { office: "required" }),
    ...(plain === "" ? { number: "required" } : !isNumber && { number: "tax_number" }),
  };
}

/** The optional company of an invoice, kept as a draft for the next booking of this session. */
export function useInvoice() {
  const [draft, setDraft] = useState(EMPTY);
  const [errors, setErrors] = useState<InvoiceErrors>({});

  // After mount: the server's HTML cannot contain this browser's storage. Before what was entered early
  // (`ReadySignal`).
  useLayoutEffect(() => {
    const kept = draftOf(readDraft(DRAFT_KEY));
    if (kept) setDraft(kept);
  }, []);

  function change(changes: Partial<InvoiceDraft>) {
    const next = { ...draft, ...changes };
    setDraft(next);
    setErrors({});
    saveDraft(DRAFT_KEY, next);
  }

  /**
   * The company for the call, null when none is wanted; undefined when a field is wrong, which is then said beside it.
   */
  function read(): InvoiceBody | null | undefined {
    if (!draft.wanted) return null;
    const found = checkInvoice(draft);
    setErrors(found);
    if (Object.keys(found).length > 0) return undefined;
    const { title, foreign, office, number } = draft;
    return { title, tax_office: foreign ? null : office, tax_number: number };
  }

  return { draft, errors, change, read };
}

export type InvoiceState = ReturnType<typeof useInvoice>;
