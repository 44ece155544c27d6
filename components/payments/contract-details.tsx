import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon/icon";

/** One contract: its whole text, to open and read. */
export function ContractDetails({ title, children }: { title: string; children: ReactNode }) {
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
