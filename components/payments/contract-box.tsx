"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { Icon } from "@/components/ui/icon/icon";
import type { ContractKind } from "@/lib/domain/shared/vocabulary";

interface ContractBoxProps {
  kind: ContractKind;
  title: string;
  /** The whole text. */
  children: ReactNode;
  box: Omit<ComponentProps<typeof Checkbox>, "id" | "label">;
}

/** One contract: the text to open and read, and the box that accepts it. */
export function ContractBox({ kind, title, children, box }: ContractBoxProps) {
  const t = useTranslations("payments.contracts");
  return (
    <div className="grid gap-3">
      <details className="group rounded-field border border-line">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 px-4 py-2 font-semibold text-navy [&::-webkit-details-marker]:hidden">
          {title}
          <Icon
            name="chevron-down"
            size={20}
            className="shrink-0 transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="border-line border-t p-4">{children}</div>
      </details>
      <Checkbox
        {...box}
        id={`contract-${kind}`}
        label={t.rich(kind, { strong: (chunks) => <strong>{chunks}</strong> })}
      />
    </div>
  );
}
