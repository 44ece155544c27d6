import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon/icon";
import { formatInstant } from "@/lib/i18n/format-date";

interface AcceptedContractProps {
  contract: { title: string; version: string; acceptedAt: Date; hash: string };
  /** The text, exactly as it was accepted. */
  children: ReactNode;
}

/** A contract that the customer accepted, folded; its digest proves that it has not changed. */
export function AcceptedContract({ contract, children }: AcceptedContractProps) {
  const t = useTranslations("reservations.contracts");
  const locale = useLocale();
  return (
    <details className="group rounded-field border border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 px-4 py-2">
        <span className="min-w-0 grow">
          <span className="block font-semibold">{contract.title}</span>
          <span className="block text-muted text-sm">
            {t("accepted", { when: formatInstant(contract.acceptedAt, locale), version: contract.version })}
          </span>
        </span>
        <Icon name="chevron-down" className="shrink-0 group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 border-line border-t p-4">
        {children}
        <p className="break-all text-muted text-xs">
          {t("hash")}: <bdi dir="ltr">{contract.hash}</bdi>
        </p>
      </div>
    </details>
  );
}
