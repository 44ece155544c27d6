import { getTranslations } from "next-intl/server";
import { ContractText } from "@/components/payments/contract-text";
import { AcceptedContract } from "@/components/reservations/detail/accepted-contract";
import { SectionCard } from "@/components/reservations/detail/section-card";
import { MessagesSummary } from "@/components/reservations/list/messages-summary";
import type { ReservationResponse } from "@/lib/contracts/reservations";
import type { Locale } from "@/lib/i18n/locales";
import { listAcceptedContracts } from "@/lib/server/booking/checkout/list-accepted-contracts";

interface ReservationDocumentsProps {
  reservation: ReservationResponse;
  userId: string;
  locale: Locale;
}

/** What was written and signed: the conversation with the owner and the accepted contracts. */
export async function ReservationDocuments({ reservation, userId, locale }: ReservationDocumentsProps) {
  const [t, contracts] = await Promise.all([
    getTranslations({ locale, namespace: "reservations" }),
    listAcceptedContracts(userId, { kind: "reservation", id: reservation.id }),
  ]);
  return (
    <>
      <SectionCard title={t("messages_title")}>
        <MessagesSummary {...reservation} />
      </SectionCard>
      {contracts.length > 0 && (
        <SectionCard title={t("contracts.title")}>
          <div className="grid gap-3">
            {contracts.map(({ text, ...contract }) => (
              <AcceptedContract key={contract.id} contract={contract}>
                <ContractText text={text} />
              </AcceptedContract>
            ))}
          </div>
        </SectionCard>
      )}
    </>
  );
}
