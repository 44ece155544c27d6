import { Ltr } from "@/components/ui/ltr";

interface InvoiceTextProps {
  invoice: { title: string; tax_office: string | null; tax_number: string };
}

/** The company that an invoice is made out to. */
export function InvoiceText({ invoice: { title, tax_office, tax_number } }: InvoiceTextProps) {
  return (
    <span className="grid justify-items-start">
      <bdi>{title}</bdi>
      {tax_office && <bdi>{tax_office}</bdi>}
      <Ltr>{tax_number}</Ltr>
    </span>
  );
}
